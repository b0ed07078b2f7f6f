"""The index of names: places by exact name, by its beginning, or by a similar one."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

from portolan.domain.places.folding import keyed
from portolan.domain.places.place import Place

CODE, NAME, ALIAS, CITY, SERVED = range(5)
"""How a name belongs to a place, the closest first."""

PREFIX_LIMIT = 200
"""Names looked at for one beginning; far more than are shown."""

SHORTEST_CLOSE = 4
"""Letters of a Latin name that may be misspelled; with three any other three come close."""

REMEMBERED = 64
"""Texts whose similar names are remembered."""

CLOSE_LIMIT = 40
"""Names taken for one misspelling."""


@dataclass(frozen=True, slots=True)
class NameMatch:
    """A match of a name: the place's number, how the name belongs to it, and the edit distance.

    The distance counts letters left out, put in, changed or swapped; 0 is exact.
    """

    number: int
    belonging: int
    distance: int = 0


class NameIndex:
    """Places by their keyed names, as numbers in the order of the list. Never changes."""

    def __init__(self, places: Sequence[Place]) -> None:
        self._by_name = _matches_by_name(places)
        self._sorted = sorted(self._by_name)
        self._by_length = _names_by_length(
            name
            for name in self._sorted
            if (len(name) >= SHORTEST_CLOSE or not name.isascii())
            and any(match.belonging != CODE for match in self._by_name[name])
        )
        # A text that names nothing is looked for twice: as a name, and for suggestions.
        self._close = lru_cache(REMEMBERED)(lambda name: tuple(self._similar(name)))

    def exact(self, name: str) -> Sequence[NameMatch]:
        """Return the places of exactly this name."""
        return self._by_name.get(name, ())

    def beginning(self, name: str) -> Iterator[NameMatch]:
        """Yield the places with a longer name that begins like this."""
        start = bisect_left(self._sorted, name)
        for candidate in self._sorted[start : start + PREFIX_LIMIT]:
            if not candidate.startswith(name):
                return
            if candidate != name:
                yield from (match for match in self._by_name[candidate] if match.belonging != CODE)

    def close(self, name: str) -> Sequence[NameMatch]:
        """Return the places with a similar name, by optimal string alignment.

        A code with a letter of difference is another code.
        """
        return self._close(name)

    def _similar(self, name: str) -> Iterator[NameMatch]:
        limit = letters_off(name)
        for length in range(len(name) - limit, len(name) + limit + 1) if limit else ():
            similar = extract(
                name,
                self._by_length.get(length, ()),
                scorer=OSA.distance,
                score_cutoff=limit,
                limit=CLOSE_LIMIT,
            )
            for candidate, distance, _ in similar:
                for match in self._by_name[candidate]:
                    yield NameMatch(match.number, match.belonging, int(distance))


def letters_off(name: str) -> int:
    """Return how many letters of a name may differ: about one in four, and three at most."""
    if not name.isascii():
        return 1 if len(name) > 2 else 0
    return 0 if len(name) < SHORTEST_CLOSE else min(3, 1 + (len(name) >= 6) + (len(name) >= 11))


def _matches_by_name(places: Sequence[Place]) -> dict[str, tuple[NameMatch, ...]]:
    belongings: dict[str, dict[int, int]] = {}
    for number, place in enumerate(places):
        for belonging, name in names_of(place):
            if name:
                mine = belongings.setdefault(name, {})
                mine[number] = min(belonging, mine.get(number, belonging))
    for number, place in enumerate(places):
        if place.icao:
            # Kobe and Save are towns before they are codes of airfields.
            belongings.setdefault(place.icao.lower(), {number: CODE})
    return {
        name: tuple(NameMatch(number, belonging) for number, belonging in mine.items())
        for name, mine in belongings.items()
    }


def names_of(place: Place) -> Iterator[tuple[int, str]]:
    """Yield every keyed name of a place and how it belongs to it."""
    code = place.code.lower()
    yield CODE, code
    if len(code) == len("cnsha"):
        yield CODE, f"{code[:2]} {code[2:]}"
    yield CODE, keyed(place.slug)
    yield NAME, keyed(place.name)
    if place.name_zh:
        yield NAME, keyed(place.name_zh)
    yield from ((ALIAS, keyed(alias)) for alias in place.aliases)
    yield CITY, keyed(place.city)
    yield from ((SERVED, keyed(city)) for city in place.serves)


def _names_by_length(names: Iterable[str]) -> dict[int, tuple[str, ...]]:
    by_length: dict[int, list[str]] = {}
    for name in names:
        by_length.setdefault(len(name), []).append(name)
    return {length: tuple(same) for length, same in by_length.items()}
