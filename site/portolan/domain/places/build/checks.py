"""Checks of the places before they are shipped: every fault is one line that names the place.

No exception stops the list; an empty one is what `flask route-network report` wants.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from zoneinfo import available_timezones

from babel import Locale

from portolan.core.locales import KNOWN
from portolan.domain.geo.distance import great_circle_km
from portolan.domain.geo.position import Position
from portolan.domain.places.build.by_hand import by_hand
from portolan.domain.places.build.positions import disputes, unconfirmed
from portolan.domain.places.folding import folded, lookup_name
from portolan.domain.places.place import Place, PlaceKind

SAME_PLACE_KM = 2
"""Two places of one kind and one name that lie closer are one."""
LONGEST_SLUG = 60

# UN/LOCODE uses the digits 2 to 9, so that none is taken for a letter.
_LOCODE = re.compile(r"[A-Z]{2}[A-Z2-9]{3}")
_CODES = {
    PlaceKind.AIRPORT: re.compile(r"[A-Z]{3}"),
    PlaceKind.OCEANPORT: _LOCODE,
    PlaceKind.TOWN: _LOCODE,
}
_SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_LATIN = re.compile(r"[A-Za-z\s]")
# Names in their languages are in a script of their own.
_UNSPACED = {one.language for one in KNOWN.values() if not one.script.has_spaces}


def faults(places: Sequence[Place]) -> list[str]:
    """Return the faults of the places, a line each, in their order."""
    return [
        *_repeated("code", (place.code for place in places)),
        *_repeated("slug", (place.slug for place in places)),
        *(f"{place.code}: {fault}" for place in places for fault in _faults_of(place)),
        *_unknown_countries_and_zones(places),
        *(str(dispute) for dispute in disputes(places) if dispute.is_open),
        *(f"{place.code}: written up, but in no second source" for place in unconfirmed(places)),
        *_duplicates(places),
        *_missing(places),
    ]


def _repeated(what: str, values: Iterable[str]) -> Iterator[str]:
    for value, count in Counter(values).items():
        if count > 1:
            yield f"{value}: {count} places have this {what}"


def _faults_of(place: Place) -> Iterator[str]:
    """Yield the faults of one place by itself."""
    if not _CODES[place.kind].fullmatch(place.code):
        yield f"no code of an {place.kind}"
    if place.kind is PlaceKind.OCEANPORT and place.code[:2] != place.country:
        yield f"the code does not begin with its country, {place.country}"
    yield from _wrong_words(place)
    if not _is_on_earth(place.position):
        yield "no position on earth"


def _unknown_countries_and_zones(places: Iterable[Place]) -> Iterator[str]:
    """Yield the places with an unknown country or time zone."""
    countries, zones = Locale("en").territories, available_timezones()
    for place in places:
        if place.country not in countries:
            yield f"{place.code}: no country has the code {place.country}"
        if place.timezone and place.timezone not in zones:
            yield f"{place.code}: no time zone is called {place.timezone}"


def _wrong_words(place: Place) -> Iterator[str]:
    if not folded(place.name) or not folded(place.city):
        yield "no name or no city"
    if not _SLUG.fullmatch(place.slug) or len(place.slug) > LONGEST_SLUG:
        yield f"the slug does not read well: {place.slug}"
    for language in _UNSPACED & place.translations.keys():
        name = place.translations[language]
        if _LATIN.search(name):
            yield f"the name in {language} is in Latin letters: {name}"


def _is_on_earth(position: Position) -> bool:
    """Whether a position is possible; 0, 0 stands for a missing one."""
    is_null = position.latitude == position.longitude == 0
    return abs(position.latitude) <= 90 and abs(position.longitude) <= 180 and not is_null


def _duplicates(places: Iterable[Place]) -> Iterator[str]:
    """Yield the pairs of places of one kind and name that lie close together."""
    namesakes: dict[tuple[str, str, str], list[Place]] = defaultdict(list)
    for place in places:
        namesakes[place.kind, place.country, lookup_name(place.name)].append(place)
    for same in namesakes.values():
        for one, other in combinations(same, 2):
            if great_circle_km(one.position, other.position) < SAME_PLACE_KM:
                yield f"{one.code}: the same as {other.code}"


def _missing(places: Iterable[Place]) -> Iterator[str]:
    """Yield the places that have handwritten data and are in no data set."""
    known = {place.code for place in places}
    for what in ("airports", "ports"):
        yield from (f"{code}: written about, but no place" for code in by_hand(what).keys() - known)
