"""Texts about a number: its faults, cautions, the two symbologies."""

from portolan.core.i18n import _, lazy, lazy_pgettext
from portolan.domain.border import (
    FORMATS,
    BorderNumber,
    Fault,
    NumberCaution,
    NumberKind,
    NumberLengths,
    Symbology,
)
from portolan.web.templating import in_a_row

NAMES = {NumberKind.PAPS: lazy("PAPS number"), NumberKind.PARS: lazy("PARS number")}
HINTS = {
    NumberKind.PAPS: lazy("The carrier’s SCAC, then the shipment: ABCD123456."),
    NumberKind.PARS: lazy(
        "The four characters of the carrier code, then the shipment: 1234PARS567890."
    ),
}
BARS = {Symbology.CODE_128: lazy("Code 128"), Symbology.CODE_39: lazy("Code 39")}

FAULTS = {
    Fault.EMPTY: lazy_pgettext("field of a form", "Required"),
    Fault.CARRIER: lazy("A PAPS number begins with the two to four letters of the carrier’s SCAC."),
    Fault.CARRIER_DIGIT: lazy(
        "A PAPS number begins with a SCAC, which has letters only. Did you mean the letter O "
        "instead of a zero, or the letter I instead of a one?"
    ),
}
CAUTIONS = {
    NumberCaution.LETTER_O: lazy("It contains the letter O. Did you mean a zero?"),
    NumberCaution.LETTER_I: lazy("It contains the letter I. Did you mean a one?"),
    NumberCaution.DIGIT_ZERO: lazy(
        "One of the first four characters is a zero. Does the carrier code have a letter O there?"
    ),
    NumberCaution.DIGIT_ONE: lazy(
        "One of the first four characters is a one. Does the carrier code have a letter I there?"
    ),
    NumberCaution.DASH_IN_CARRIER_CODE: lazy(
        "A dash was taken out of the first four characters. "
        "Some Canadian carrier codes have one of their own: check it with the carrier."
    ),
    NumberCaution.LONG: lazy(
        "It has more than 25 characters. The agency expects 25 at most; ask the broker."
    ),
}
MOST_STRANGE = 5


def fault_text(number: BorderNumber) -> str:
    """The fault of a number in one line; empty for a valid one."""
    return " ".join(_fault(fault, number) for fault in number.faults)


def caution_texts(number: BorderNumber) -> list[str]:
    """Cautions to check before the label is used."""
    return [str(CAUTIONS[caution]) for caution in number.warnings]


def _fault(fault: Fault, number: BorderNumber) -> str:
    lengths, count = FORMATS[number.kind], len(number.number)
    if fault is Fault.CHARACTERS:
        strange = in_a_row(number.strange[:MOST_STRANGE])
        return _("Use letters and digits only, not {{characters}}.", characters=strange)
    if fault is Fault.TOO_SHORT:
        return _(
            "It needs at least {{least}} characters; here it is {{count}} long.",
            count=count, least=lengths.least,
        )  # fmt: skip
    if fault is Fault.TOO_LONG:
        return _too_long(lengths, count)
    return str(FAULTS[fault])


def _too_long(lengths: NumberLengths, count: int) -> str:
    if lengths.expected == lengths.most:
        return _(
            "It has {{count}} characters; at most {{most}} are allowed.",
            count=count,
            most=lengths.most,
        )
    return _(
        "The number has {{count}} characters. The agency accepts up to {{expected}}, and "
        "our sheet has room for {{most}}.",
        count=count, expected=lengths.expected, most=lengths.most,
    )  # fmt: skip
