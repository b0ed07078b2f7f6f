"""Normalizing and checking of a typed PAPS or PARS number."""

import re
from collections.abc import Iterator

from portolan.domain.border.border_number import (
    FORMATS,
    BorderNumber,
    Fault,
    NumberCaution,
    NumberKind,
)

# A longer text is no number; what lies beyond is not looked at.
TYPED_LIMIT = 100

CARRIER_CODE = 4
"""Characters of a Canadian carrier code, and the most letters of a SCAC."""

_PAPS = re.compile(r"([A-Z]{2,4})([A-Z0-9]{4,})")
_MISREAD_SCAC = re.compile("[A-Z][01]|[01][A-Z]")
_PARS = re.compile(r"([A-Z0-9]{4})([A-Z0-9]{4,})")
_STRANGE = re.compile(r"[^A-Z0-9]")
_DASHES = frozenset("-\u00ad\u2010\u2011\u2012\u2013\u2014\u2015\u2212")
_INVISIBLE = frozenset("\u200b\u2060\ufeff")

# Chinese keyboards write full-width forms of the characters from ! to ~.
_HALF_WIDTH = {0xFF01 + i: 0x21 + i for i in range(94)}
# Of small letters only those from a to z: others would turn into letters that nobody typed.
_CAPITALS = {ord("a") + i: ord("A") + i for i in range(26)}

_LOOKALIKE_LETTERS = {"O": NumberCaution.LETTER_O, "I": NumberCaution.LETTER_I}
_LOOKALIKE_DIGITS = {"0": NumberCaution.DIGIT_ZERO, "1": NumberCaution.DIGIT_ONE}


def read_number(kind: NumberKind, typed: str) -> BorderNumber:
    """Return the normalized number with all its faults and cautions; never raise.

    Small letters become capitals; spaces, dashes and invisible characters are taken out.
    """
    written = _without(_INVISIBLE, typed[:TYPED_LIMIT].translate(_HALF_WIDTH))
    spaceless = "".join(written.split())
    number = _without(_DASHES, spaceless).translate(_CAPITALS)
    parts = (_PAPS if kind is NumberKind.PAPS else _PARS).fullmatch(number)
    carrier, shipment = parts.groups() if parts else ("", "")
    return BorderNumber(
        kind=kind,
        typed=typed[:TYPED_LIMIT],
        number=number,
        carrier=carrier,
        shipment=shipment,
        faults=tuple(_faults(kind, number, is_cut=len(typed) > TYPED_LIMIT)),
        warnings=tuple(_cautions(kind, spaceless, number, shipment)),
        strange=tuple(dict.fromkeys(_STRANGE.findall(number))),
    )


def _without(unwanted: frozenset[str], text: str) -> str:
    return "".join(character for character in text if character not in unwanted)


def _faults(kind: NumberKind, number: str, *, is_cut: bool) -> Iterator[Fault]:
    lengths = FORMATS[kind]
    if not number:
        yield Fault.EMPTY
        return
    if _STRANGE.search(number):
        yield Fault.CHARACTERS
    elif kind is NumberKind.PAPS and not re.match("[A-Z]{2}", number):
        yield Fault.CARRIER_DIGIT if _MISREAD_SCAC.match(number) else Fault.CARRIER
    if len(number) < lengths.least:
        yield Fault.TOO_SHORT
    if len(number) > lengths.most or is_cut:
        yield Fault.TOO_LONG


def _cautions(
    kind: NumberKind, spaceless: str, number: str, shipment: str
) -> Iterator[NumberCaution]:
    mixed = shipment if kind is NumberKind.PAPS else number
    yield from (caution for letter, caution in _LOOKALIKE_LETTERS.items() if letter in mixed)
    first = number[:CARRIER_CODE]
    yield from (caution for digit, caution in _LOOKALIKE_DIGITS.items() if digit in first)
    if kind is NumberKind.PARS:
        if _DASHES.intersection(spaceless[:CARRIER_CODE]):
            yield NumberCaution.DASH_IN_CARRIER_CODE
        if len(number) > FORMATS[kind].expected:
            yield NumberCaution.LONG
