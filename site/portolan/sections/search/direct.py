"""What a query is, where it is a number or a name: a container, a ship, a code, a place."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from portolan.content.search import suggest
from portolan.content.types import CONTENT_TYPES
from portolan.core.i18n import _, pgettext
from portolan.core.unavailable import DataUnavailable
from portolan.domain.equipment import ContainerNumber, container_number, imo_number, owner_of
from portolan.domain.hs.record import HsCode
from portolan.domain.hs.result import MatchReason
from portolan.domain.hs.search import matching_codes
from portolan.domain.places.place import MIDDLING, Place
from portolan.domain.routes import resolve_text
from portolan.sections.search.errand_matches import errands_for
from portolan.web.content import store
from portolan.web.hs_store import hs_store
from portolan.web.locale import current_locale
from portolan.web.place_names import lang_of, name_of, written
from portolan.web.route_network import route_network

LONGEST = 200
MOST_PLACES = 3
FOR_CUSTOMERS = "/company/for-customers"
_HS_CODE = re.compile(
    r"(?:hs|hts)?[\s-]*(?:codes?|编码)?[\s:：]*([0-9]{2}(?:[ .]?[0-9]{2}){1,4})", re.IGNORECASE
)
_BOOKING = re.compile(r"[A-Z]{2,5}[0-9]{6,12}|[0-9]{9,12}", re.IGNORECASE)
_LANE = re.compile(
    r"(?:(?:price|cost|rate|freight|shipping|how much)s? )?(?:from )?"
    r"(?P<origin>.+?)(?: to |\s*[到至]\s*)(?P<destination>.+?)"
    r"(?:\s*(?:price|cost|rate|freight)s?|的?(?:海运|空运)?(?:多少钱|价格|报价|运价|运费))?[?？]?",
    re.IGNORECASE,
)
_MOST_WORDS = 5
_IATA = 3


class Direct(NamedTuple):
    """A page that a query means, drawn before the results of the text search.

    `site` is the address of somebody else's page, if that is where the answer is.
    """

    label: str
    title: str
    path: str
    text: str
    lang: str | None = None
    site: str = ""


def direct_results(query: str) -> list[Direct]:
    """The pages that a query means, the likeliest first."""
    text = query.strip()[:LONGEST]
    if not text:
        return []
    if numbers := number_results(text):
        return numbers
    if lane := list(_lane(text)):
        return lane
    found = [*_errands(text), *_offices(text), *_titled(text), *_places(text)] or list(_goods(text))
    return list({one.path: one for one in reversed(found)}.values())[::-1]


def number_results(text: str) -> list[Direct]:
    """What a number is; no words have to be looked for then."""
    return list(_numbers(text.strip()[:LONGEST]))


def _numbers(text: str) -> Iterator[Direct]:
    if number := container_number(text):
        yield _container(number)
    elif imo := imo_number(text):
        yield from _vessel(imo)
    elif code := _HS_CODE.fullmatch(text):
        yield from _hs_code(re.sub("[^0-9]", "", code[1]))
    elif _BOOKING.fullmatch(text):
        yield Direct(
            pgettext("typed into the search", "Number"),
            _("A booking or bill of lading?"),
            FOR_CUSTOMERS,
            _("Track it there, or ask the desk: this site holds no shipments."),
        )


def _container(number: ContainerNumber) -> Direct:
    owner = owner_of(number.prefix)
    sentences = [_("A container number by ISO 6346.")]
    if number.typed_digit and not number.is_right:
        sentences.append(
            _(
                "The last digit does not fit: with these others it is {{digit}}.",
                digit=number.check_digit,
            )
        )
    if owner:
        sentences.append(_("The box belongs to {{owner}}.", owner=owner.name))
    sentences.append(_("Track it with its carrier, or ask our desk where it is."))
    return Direct(
        _("Container"),
        number.written,
        FOR_CUSTOMERS,
        current_locale().marks.between_sentences.join(sentences),
        site=owner.site if owner else "",
    )


def _vessel(imo: str) -> Iterator[Direct]:
    vessels = store().all(CONTENT_TYPES["vessel"], current_locale().code)
    ship = next((doc for doc in vessels if str(doc.meta.get("imo")) == imo), None)
    if ship:
        yield Direct(_("Vessel"), ship.title, ship.path, ship.summary, ship.lang)
    else:
        yield Direct(
            _("Vessel"),
            f"IMO {imo}",
            "/atlas/vessel",
            _("A ship's number, with the right check digit. That ship is not in our atlas yet."),
        )


def _hs_code(digits: str) -> Iterator[Direct]:
    try:
        for length in (6, 4):
            code = hs_store().code(digits[:length]) if len(digits) >= length else None
            if code:
                yield _code(code)
                return
    except DataUnavailable:
        return


def _goods(text: str) -> Iterator[Direct]:
    """The code of goods by their everyday name."""
    if len(text.split()) > _MOST_WORDS:
        return
    try:
        matches = matching_codes(hs_store(), text, 1)
    except DataUnavailable:
        return
    yield from (_code(one.code) for one in matches if one.why is MatchReason.EVERYDAY)


def _code(code: HsCode) -> Direct:
    locale = current_locale()
    return Direct(
        _("HS code"),
        f"{code.dotted} {code.short_in(locale)}",
        f"/data/hs-code/{code.slug}",
        "",
        code.lang_in(locale),
    )


def _errands(text: str) -> Iterator[Direct]:
    for errand in errands_for(text):
        yield Direct(str(errand.kind), str(errand.title), errand.path, str(errand.text))


def _titled(text: str) -> Iterator[Direct]:
    """The product of exactly that name: people ask for `air freight` to buy some."""
    for doc in store().all(CONTENT_TYPES["product"], current_locale().code):
        names = (doc.title, *doc.meta.get("aliases", ()))
        if text.casefold() in (str(name).casefold() for name in names):
            yield Direct(str(doc.type.label), doc.title, doc.path, doc.summary, doc.lang)


def _offices(text: str) -> Iterator[Direct]:
    """The office of a city, where the query also says that an office is meant."""
    folded = text.casefold()
    if not any(word in folded for word in _OFFICE_WORDS):
        return
    for doc in store().all(CONTENT_TYPES["office"], current_locale().code):
        names = (doc.title, str(doc.meta.get("english") or ""), doc.slug.replace("-", " "))
        if any(name and name.casefold() in folded for name in names):
            yield Direct(_("Office"), doc.title, doc.path, doc.summary, doc.lang)


_OFFICE_WORDS = (
    *("office", "phone", "telephone", "address", "contact", "call", "branch", "hours"),
    *("办公室", "办事处", "电话", "地址", "联系", "分公司"),
)


def _lane(text: str) -> Iterator[Direct]:
    """The route between two places of exactly these names: its days and what is in a price."""
    typed = _LANE.fullmatch(text)
    if not typed or len(text.split()) > 2 * _MOST_WORDS:
        return
    try:
        ends = [resolve_text(route_network(), typed[end]) for end in ("origin", "destination")]
    except DataUnavailable:
        return
    first, last = (end.best if end.is_exact else None for end in ends)
    if first and last and first != last:
        names = {"origin": name_of(first), "destination": name_of(last)}
        title = _("{{origin}} to {{destination}}", **names)
        yield Direct(_("Route search"), title, f"/route-search/{first.slug}/{last.slug}", "")


def _places(text: str) -> Iterator[Direct]:
    """The places of exactly that name or code; small ones only by their code."""
    if len(text.split()) > _MOST_WORDS:
        return
    try:
        found = resolve_text(route_network(), text, limit=MOST_PLACES)
    except DataUnavailable:
        return
    if len(text) == _IATA and suggest(store(), text, current_locale()):
        return  # FOB is a term before it is an airport
    for place in found.candidates if found.is_exact else ():
        if place.importance >= MIDDLING or place.code == text.upper():
            yield _place(place)


def _place(place: Place) -> Direct:
    kind = CONTENT_TYPES[place.kind]
    return Direct(str(kind.label), written(place), kind.page(place.slug), "", lang_of(place))
