"""Countries and states by name: a text may name one in place of a port or an airport."""

from collections.abc import Collection, Mapping, Sequence
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


def main_places(
    places: Sequence[Place], areas: Collection[Area], kind: PlaceKind | None
) -> list[Place]:
    """Return the places of areas, the main ones first, ports and airports alternating."""
    listed = dict.fromkeys(code for area in areas for code in area.codes)
    order = {code: number - len(listed) for number, code in enumerate(listed)}
    held = (place for place in places if any(area.holds(place) for area in areas))
    mine = [place for place in held if kind in (None, place.kind)]
    mine.sort(key=lambda place: order.get(place.code, 0))
    kinds = ([each for each in mine if each.kind is one] for one in reversed(PlaceKind))
    turns = chain.from_iterable(zip_longest(*kinds))
    return sorted(
        filter(None, turns),
        key=lambda place: (place.code not in order, place.code not in order and -place.importance),
    )
