"""The index of names: places by exact name, by its beginning, or by a similar one."""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

from portolan.domain.places.folding import keyed
from portolan.domain.places.place import Place

CODE, NAME, ALIAS, CITY, SERVED = range(5)
"""How a name belongs to a place, the closest first."""
BELONGINGS = 5

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
    """Places by their keyed names, as numbers in the order of the list. Never changes.

    Args:
        lines: those of `written_names`.
    """

    def __init__(self, lines: Iterable[str]) -> None:
        self._sorted: list[str] = []
        self._starts, self._matches = array("I", [0]), array("I")
        self._by_length: dict[int, list[str]] = {}
        for line in lines:
            name, _, numbers = line.partition("\t")
            packed = [int(number) for number in numbers.split()]
            self._sorted.append(name)
            self._matches.extend(packed)
            self._starts.append(len(self._matches))
            may_be_misspelled = len(name) >= SHORTEST_CLOSE or not name.isascii()
            if may_be_misspelled and any(each % BELONGINGS != CODE for each in packed):
                self._by_length.setdefault(len(name), []).append(name)
        # A text that names nothing is looked for twice: as a name, and for suggestions.
        self._close = lru_cache(REMEMBERED)(lambda name: tuple(self._similar(name)))

    @classmethod
    def of(cls, places: Sequence[Place]) -> "NameIndex":
        """Return the index of these places, which takes a quarter of a second for all of them."""
        return cls(written_names(places).split("\n")[:-1])

    @classmethod
    def read(cls, file: Path) -> "NameIndex":
        """Return the index of a file; raise OSError or ValueError if it cannot be read."""
        return cls(file.read_text("utf-8").split("\n")[:-1])

    def exact(self, name: str) -> Sequence[NameMatch]:
        """Return the places of exactly this name."""
        place = bisect_left(self._sorted, name)
        is_there = place < len(self._sorted) and self._sorted[place] == name
        return self._at(place) if is_there else ()

    def beginning(self, name: str) -> Iterator[NameMatch]:
        """Yield the places with a longer name that begins like this."""
        start = bisect_left(self._sorted, name)
        for candidate in self._sorted[start : start + PREFIX_LIMIT]:
            if not candidate.startswith(name):
                return
            if candidate != name:
                yield from (match for match in self.exact(candidate) if match.belonging != CODE)

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
                for match in self.exact(candidate):
                    yield NameMatch(match.number, match.belonging, int(distance))

    def _at(self, place: int) -> tuple[NameMatch, ...]:
        """The matches of the name at that place of the list."""
        packed = self._matches[self._starts[place] : self._starts[place + 1]]
        return tuple(NameMatch(*divmod(each, BELONGINGS)) for each in packed)


def letters_off(name: str) -> int:
    """Return how many letters of a name may differ: about one in four, and three at most."""
    if not name.isascii():
        return 1 if len(name) > 2 else 0
    return 0 if len(name) < SHORTEST_CLOSE else min(3, 1 + (len(name) >= 6) + (len(name) >= 11))


def written_names(places: Sequence[Place]) -> str:
    """Return the text of the file: a line for each name, sorted, with the matches packed."""
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
    return "".join(f"{name}\t{_packed(belongings[name])}\n" for name in sorted(belongings))


def _packed(mine: Mapping[int, int]) -> str:
    """The numbers of places and how the name belongs to each, as one number for both."""
    return " ".join(str(number * BELONGINGS + belonging) for number, belonging in mine.items())


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
