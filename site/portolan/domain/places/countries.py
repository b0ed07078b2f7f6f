"""Countries and states by name: a text may name one in place of a port or an airport."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import chain, zip_longest

from portolan.domain.places.areas import Area, Areas
from portolan.domain.places.place import Place, PlaceKind

SHORTEST_NAME = 3
"""Letters of a Latin name or abbreviation; two are a country's code, and often a place's alias."""
SPOKEN = frozenset(("uk", "us"))
"""Two letters that are a country in everybody's mouth."""

Countries = Mapping[str, str]
"""The code of a country by its lookup names."""


def countries_of(areas: Areas) -> Countries:
    """Return the countries by their names, without those of two-letter codes."""
    return {
        word: area.country
        for word, meant in areas.items()
        for area in meant
        if not area.region and _is_name(word)
    }


def states_of(areas: Areas) -> Areas:
    """Return the states and provinces by their names, without abbreviations."""
    return {word: meant for word, meant in areas.items() if _is_state(word, meant)}


def _is_state(word: str, meant: Collection[Area]) -> bool:
    is_long = len(word) > SHORTEST_NAME or not word.isascii()
    return is_long and all(area.region for area in meant)


def _is_name(word: str) -> bool:
    return len(word) >= SHORTEST_NAME or not word.isascii() or word in SPOKEN


class PlacesByArea:
    """Places by country and by code, to be found by area."""

    def __init__(self, places: Iterable[Place]) -> None:
        self._by_country: dict[str, list[Place]] = {}
        self._by_code: dict[str, Place] = {}
        for place in places:
            self._by_country.setdefault(place.country, []).append(place)
            self._by_code[place.code] = place

    def main(self, areas: Collection[Area], kind: PlaceKind | None) -> list[Place]:
        """Return the places of areas, the main ones first, ports and airports alternating."""
        listed = dict.fromkeys(code for area in areas for code in area.codes)
        named = [self._by_code[code] for code in listed if code in self._by_code]
        around = (
            place
            for area in areas
            for place in self._by_country.get(area.country, ())
            if place.code not in listed and area.holds(place)
        )
        others = sorted(_in_turn(around, kind), key=lambda place: -place.importance)
        return [*_in_turn(named, kind), *others]


def _in_turn(places: Iterable[Place], kind: PlaceKind | None) -> Iterator[Place]:
    """Yield a port, an airport, a town, and so on; with a kind, those of that kind."""
    mine = [place for place in dict.fromkeys(places) if kind in (None, place.kind)]
    kinds = ([each for each in mine if each.kind is one] for one in reversed(PlaceKind))
    return filter(None, chain.from_iterable(zip_longest(*kinds)))
