"""Meanings of a number: a container, a ship, a code of goods, a booking or bill of lading."""

import re
from collections.abc import Iterator

from portolan.content.types import CONTENT_TYPES
from portolan.core.i18n import _, pgettext
from portolan.core.locales import phrase
from portolan.core.unavailable import DataUnavailable
from portolan.domain.equipment import (
    ContainerNumber,
    carrier_of,
    container_number,
    imo_number,
    owner_of,
)
from portolan.domain.hs.record import HsCode
from portolan.leads.reference import ids_of, reference_of
from portolan.sections.search.result import Direct
from portolan.web.content import store
from portolan.web.hs_store import hs_store
from portolan.web.locale import current_locale

LONGEST = 200
FOR_CUSTOMERS = "/company/for-customers"
DESK = "/company/contact?topic=shipment-under-way"
_HS_CODE = re.compile(
    rf"(?:{phrase('before a code')}|[\s:：-])*([0-9]{{2}}(?:[ .]?[0-9]{{2}}){{1,4}})"
    rf"(?:{phrase('behind a code')}|[\s?？])*",
    re.IGNORECASE,
)
_BEFORE = re.compile(rf"^(?:{phrase('before a number')}[\s:：#.]*)+", re.IGNORECASE)
_BOOKING = re.compile(
    r"[A-Z]{2,6}[ -]?[0-9]{5,12}|[0-9]{7,12}|(?=(?:[A-Z]*[0-9]){4})[A-Z0-9]{10,16}", re.IGNORECASE
)
_AIR_WAYBILL = re.compile(r"([0-9]{3})[ -]?([0-9]{7})([0-9])")
_SHIP = re.compile(rf"{phrase('before the number of a ship')}[\s:：.-]*([0-9]{{7}})", re.IGNORECASE)
_IMO = re.compile("[0-9]{7}")
_REFERENCE = re.compile(r"(?=.*[0-9])(?:[0-9A-Z]{3}[ -]?){2}[0-9A-Z]{3}", re.IGNORECASE)
_WITHIN = re.compile(r"(?<![A-Za-z0-9])[A-Z]{4}[ -]?[0-9]{6,12}(?![0-9])", re.IGNORECASE)
"""A number of a container or a bill of lading among other words."""


def number_results(text: str) -> list[Direct]:
    """Results for a number, alone or after the word for it; nothing else is looked for then."""
    text = text.strip()[:LONGEST]
    within = _WITHIN.search(text)
    return list(_numbers(_BEFORE.sub("", text))) or list(_numbers(within[0]) if within else ())


def _numbers(text: str) -> Iterator[Direct]:
    ship = _SHIP.fullmatch(text)
    if number := container_number(text):
        yield _container(number)
    elif imo := imo_number(ship[1] if ship else text):
        yield from _vessel(imo)
    elif ship:
        yield _mistyped_ship(
            text, _("This number has a mistake: the last digit does not fit the others.")
        )
    elif codes := list(_hs_codes(text)):
        yield from codes
    else:
        yield from _of_shipment(text)


def _of_shipment(text: str) -> Iterator[Direct]:
    """What a number may mean that a carrier or a form of ours has given."""
    if _is_reference(text):
        yield _reference(text)
    if _is_air_waybill(text):
        yield _booking(text, _("An air waybill?"))
    elif _BOOKING.fullmatch(text):
        yield _booking(text, _("A booking or bill of lading?"))
        if _IMO.fullmatch(text):
            yield _mistyped_ship(
                text, _("A ship’s IMO number? The last digit does not fit the others.")
            )


def _container(number: ContainerNumber) -> Direct:
    owner = owner_of(number.prefix)
    is_mistyped = bool(number.typed_digit) and not number.is_right
    sentences = [
        _(
            "This number has a mistake. The last digit, the check digit, should be {{digit}}.",
            digit=number.check_digit,
        )
        if is_mistyped
        else _("A container number by ISO 6346.")
    ]
    if owner and owner.scac:
        sentences.append(
            _("The container belongs to {{owner}} ({{scac}}).", owner=owner.name, scac=owner.scac)
        )
    elif owner:
        sentences.append(
            _("{{owner}} owns the container and leases it to carriers.", owner=owner.name)
        )
    if not is_mistyped:
        sentences.append(_("Track it with its carrier, or ask our desk where it is."))
    if not number.typed_digit:
        sentences[0] = _(
            "A container number by ISO 6346, with its check digit {{digit}} added.",
            digit=number.check_digit,
        )
    return Direct(
        pgettext("equipment", "Container"),
        number.as_typed if is_mistyped else number.written,
        FOR_CUSTOMERS,
        current_locale().marks.between_sentences.join(sentences),
        site=owner.tracking(number.unspaced) if owner and not is_mistyped else "",
        desk=DESK,
    )


def _booking(text: str, title: str) -> Direct:
    carrier = carrier_of(text[:4].upper())
    if carrier:
        sentences = [
            _("It starts like {{carrier}}’s numbers.", carrier=carrier.name),
            _("Track it there, or ask the desk: this site keeps no shipment data."),
        ]
    else:
        sentences = [_("Ask the desk where it is: this site keeps no shipment data.")]
    return Direct(
        pgettext("typed into the search", "Number"),
        title,
        FOR_CUSTOMERS,
        current_locale().marks.between_sentences.join(sentences),
        site=carrier.tracking() if carrier else "",
        desk=DESK,
    )


def _is_air_waybill(text: str) -> bool:
    """Whether it is a number of an air waybill: its last digit is the rest of the others by 7."""
    match = _AIR_WAYBILL.fullmatch(text)
    return match is not None and int(match[2]) % 7 == int(match[3])


def _is_reference(text: str) -> bool:
    """Whether it is a number that a form of ours gives, with the right check sign."""
    if not _REFERENCE.fullmatch(text):
        return False
    try:
        ids_of(text)
    except ValueError:
        return False
    return True


def _reference(text: str) -> Direct:
    return Direct(
        pgettext("typed into the search", "Number"),
        _("Reference {{number}}", number=reference_of(ids_of(text)[0])),
        "/company/contact",
        _(
            "This looks like the number of a form that you sent us. What you sent is not shown on "
            "the site: write to us or call, and give the number."
        ),
    )


def _mistyped_ship(text: str, says: str) -> Direct:
    return Direct(pgettext("atlas", "Vessel"), text, "/atlas/vessel", says)


def _vessel(imo: str) -> Iterator[Direct]:
    vessels = store().all(CONTENT_TYPES["vessel"], current_locale().code)
    ship = next((doc for doc in vessels if str(doc.meta.get("imo")) == imo), None)
    if ship:
        yield Direct(pgettext("atlas", "Vessel"), ship.title, ship.path, ship.summary)
    else:
        yield Direct(
            pgettext("atlas", "Vessel"),
            f"IMO {imo}",
            "/atlas/vessel",
            _("A ship’s number, with the right check digit. That ship is not in our atlas yet."),
        )


def _hs_codes(text: str) -> Iterator[Direct]:
    """The HS code, or of more digits the code that they begin with."""
    match = _HS_CODE.fullmatch(text)
    digits = re.sub("[^0-9]", "", match[1]) if match else ""
    try:
        for length in (6, 4):
            code = hs_store().code(digits[:length]) if len(digits) >= length else None
            if code:
                yield code_result(code)
                return
    except DataUnavailable:
        return


def code_result(code: HsCode) -> Direct:
    """The page of an HS code."""
    locale = current_locale()
    short, whole = code.short_in(locale), code.text_in(locale)
    return Direct(
        _("HS code"),
        f"{code.dotted} {short}",
        f"/data/hs-code/{code.slug}",
        "" if short == whole else whole,
        code.lang_in(locale),
    )
