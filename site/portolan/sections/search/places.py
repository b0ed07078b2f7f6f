"""The places of a query, and the routes between two of them."""

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import islice
from urllib.parse import urlencode

from portolan.content.search import suggest
from portolan.content.types import CONTENT_TYPES
from portolan.core.i18n import _
from portolan.core.locales import phrase
from portolan.core.unavailable import DataUnavailable
from portolan.domain.places.place import MIDDLING, Place, PlaceKind
from portolan.domain.places.resolution import Resolution
from portolan.sections.search.result import Direct
from portolan.sections.search.spelling import is_a_name
from portolan.sections.shared.route_ends import route_end
from portolan.web.content import store
from portolan.web.locale import current_locale
from portolan.web.place_names import lang_of, name_of, written
from portolan.web.route_network import route_network

MOST_PLACES = 3
MOST_WORDS = 5
_IATA = 3
_LOWER_CODE = re.compile(r"[a-z]{3}")
_KIND_FIRST = re.compile(
    rf"({phrase('kind of a place')})\s+(?:{phrase('of')}\s+)?(.+)", re.IGNORECASE
)
_CODE, _AMOUNT, _TOWARD, _FROM, _SENDING, _PRICE = (
    re.compile(phrase(meaning), re.IGNORECASE)
    for meaning in ("beside the code of a place", "amount", "to", "from", "sending", "price")
)
_TO = re.compile(rf"^\s*(?:{phrase('to')}\s+)+")
_TURNED = re.compile(rf"{phrase('to')}\s*(.+?)\s*{phrase('from')}\s*(.+)", re.IGNORECASE)
_PORT_CODE = re.compile(r"(?<![A-Za-z0-9])[A-Z]{2}[A-Z2-9]{3}(?![A-Za-z0-9])")
_BETWEEN = re.compile(
    rf"{phrase('between places')}"
    r"|\s*(?:->|→|—|–|>|[-/](?=[A-Z]{5}$)|(?<=[A-Z]{3})[-/](?=[A-Z]{3}$))\s*"
)
_JOINT = re.compile(phrase("within a lane"))
_BESIDE = re.compile(rf"{phrase('beside a place')}|[?？,，]", re.IGNORECASE)


def lane(text: str) -> Iterator[Direct]:
    """The route between the two places that a query is; with its price where that is asked for."""
    text = _TURNED.sub(r"\2 → \1", text)
    bare = _PRICE.sub(" ", _AMOUNT.sub(" ", text))
    named = _TO.sub("", " ".join(_BESIDE.sub(" ", bare).split()))
    try:
        ends = _ends(named)
    except DataUnavailable:
        return
    if ends and not _BETWEEN.search(named) and is_a_name(text, current_locale()):
        return
    # Beside other words `car` is a car, and not the airport of Caribou.
    if ends and (named == text or not any(map(_LOWER_CODE.fullmatch, ends))):
        yield _route(*ends, anchor="#part-price" if _PRICE.search(text) else "")


def coded_lane(text: str) -> Iterator[Direct]:
    """The route between two codes of places that stand among other words."""
    with suppress(DataUnavailable):
        known = route_network().by_code
        given = _PORT_CODE.findall(_TURNED.sub(r"\2 → \1", text))
        codes = [code for code in given if code in known]
        if len(codes) == len(set(codes)) == len(("from", "to")):
            origin, destination = codes
            yield _route(origin, destination, "#part-price" if _PRICE.search(text) else "")


def priced_lane(text: str) -> Iterator[Direct]:
    """The route of a longer query that asks for a price."""
    if _PRICE.search(text):
        yield from lane_within(text)


def lane_within(text: str) -> Iterator[Direct]:
    """The route between two places of a longer query: those on both sides of a `to`."""
    with suppress(DataUnavailable):
        for joint in islice(_JOINT.finditer(text), MOST_WORDS):
            first = _first_place(_tails(text[: joint.start()]))
            last = _first_place(_heads(text[joint.end() :]))
            first = first or _after_from(text)
            if last and not first and (_AMOUNT.search(text) or _SENDING.search(text)):
                yield _one_end("destination", last)
                return
            if first and last and first != last:
                yield _route(first, last, anchor="#part-price" if _PRICE.search(text) else "")
                return


def _after_from(text: str) -> str:
    """The place after a `from`."""
    start = _FROM.search(text)
    return _first_place(_heads(text[start.end() :])) if start else ""


def _first_place(names: Iterator[str]) -> str:
    """The first of some names that a place of weight has."""
    for name in names:
        match = None if _LOWER_CODE.fullmatch(name) else route_network().resolver.named(name)
        if match and match.candidates[0].importance >= MIDDLING:
            return name
    return ""


def _tails(text: str) -> Iterator[str]:
    """The last words of a text, or its last characters, the longest first."""
    words = text.split()
    if not words or words[-1].isascii():
        yield from (" ".join(words[-count:]) for count in range(min(len(words), 3), 0, -1))
    else:
        yield from (words[-1][-count:] for count in range(min(len(words[-1]), 6), 1, -1))


def _heads(text: str) -> Iterator[str]:
    """The first words of a text, or its first characters, the longest first."""
    words = text.split()
    if not words or words[0].isascii():
        yield from (" ".join(words[:count]) for count in range(min(len(words), 3), 0, -1))
    else:
        yield from (words[0][:count] for count in range(min(len(words[0]), 6), 1, -1))


def one_end(text: str) -> Iterator[Direct]:
    """The route search with the place or country that a query goes to, or comes from."""
    if not (_TOWARD.search(text) or _FROM.search(text)):
        return
    name = text
    for words in (_AMOUNT, _PRICE, _BESIDE, _TOWARD, _FROM):
        name = words.sub(" ", name)
    name = " ".join(name.split())
    try:
        resolution = route_network().resolver.named(name) if name else None
    except DataUnavailable:
        return
    if resolution and resolution.candidates[0].importance >= MIDDLING:
        yield _one_end("destination" if _TOWARD.search(text) else "origin", name)


def _one_end(end: str, name: str) -> Direct:
    """The route search with one end filled in."""
    path = f"/route-search?{urlencode({end: name})}"
    return Direct(
        _("Route search"), name, path, _("Distance, days, emissions, and what is in a price.")
    )


def places(text: str) -> Iterator[Direct]:
    """The places of exactly that name or code; small ones only by their code."""
    if len(text.split()) > MOST_WORDS:
        return
    try:
        matches = _named(text)
    except DataUnavailable:
        return
    if matches is None or (len(text) == _IATA and suggest(store(), text, current_locale())):
        return  # FOB is a term before it is an airport
    if matches.is_area and len({place.country for place in matches.candidates}) > 1:
        return  # Europe is a page before it is three ports
    for place in matches.candidates:
        if place.importance >= MIDDLING or place.code == text.upper():
            yield _place(place)


def _named(text: str) -> Resolution | None:
    """The places of that name; also of `port code Rotterdam` and `port of Rotterdam`."""
    name = " ".join(_CODE.sub(" ", text).split())
    kind_last = _KIND_FIRST.sub(r"\2 \1", name)
    resolver = route_network().resolver
    matches = (resolver.named(each, MOST_PLACES) for each in dict.fromkeys((text, name, kind_last)))
    return next((one for one in matches if one), None)


def _ends(text: str) -> tuple[str, str] | None:
    """The two names of places that a text is made of."""
    named = cache(route_network().resolver.named)  # most halves come several times
    is_name = "→" not in text and named(text)
    if is_name or len(text.split()) > 2 * MOST_WORDS:
        return None
    for first, last in (ends for part in _parts(text) for ends in _halves(part)):
        start = named(first)
        goal = start and named(last)
        if start and goal and _is_lane(start.candidates[0], goal.candidates[0]):
            return first, last
    return None


def _parts(text: str) -> Iterator[str]:
    """A text, and what is left without its first or its last word."""
    words = text.split()
    yield text
    if len(words) > len(("from", "to")):
        yield from (" ".join(words[1:]), " ".join(words[:-1]))


def _halves(text: str) -> Iterator[tuple[str, str]]:
    """The two parts of a query, divided where it says so, else between any two of its words."""
    first, *others = _BETWEEN.split(text, maxsplit=1)
    if others:
        yield first, others[0]
    elif text.isascii():
        words = text.split()
        yield from ((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words)))
    else:
        joined = text.replace(" ", "")
        yield from ((joined[:at], joined[at:]) for at in range(2, min(len(joined) - 1, 12)))


def _is_lane(first: Place, last: Place) -> bool:
    return first != last and all(place.importance >= MIDDLING for place in (first, last))


def _route(origin: str, destination: str, anchor: str) -> Direct:
    """The page of the route, or the search that asks which place is meant."""
    texts = {"origin": origin, "destination": destination}
    start, goal = (route_end(name, text).place for name, text in texts.items())
    if start and goal:
        path = f"/route-search/{start.slug}/{goal.slug}{anchor}"
        texts = {"origin": name_of(start), "destination": name_of(goal)}
    else:
        path = f"/route-search?{urlencode(texts)}"
    title = _("{{origin}} to {{destination}}", **texts)
    text = _("Distance, days, emissions, and what is in a price.")
    return Direct(_("Route search"), title, path, text)


def _place(place: Place) -> Direct:
    if place.kind is PlaceKind.TOWN:
        path = f"/route-search?destination={place.slug}"
        return Direct(_("Route search"), written(place), path, "", lang_of(place))
    kind = CONTENT_TYPES[place.kind]
    return Direct(str(kind.label), written(place), kind.page(place.slug), "", lang_of(place))
