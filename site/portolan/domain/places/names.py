"""The index of names: places by exact name, by its beginning, or by a similar one."""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate, chain

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

from portolan.domain.places.folding import lookup_name
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
    """Places by their lookup names, as numbers in the order of the list. Never changes.

    Args:
        text: that of `written_names`.
    """

    def __init__(self, text: str) -> None:
        names, ends, matches = text.splitlines()
        self._sorted = names.split("\t")
        self._ends = array("I", map(int, ends.split()))
        self._matches = array("I", map(int, matches.split()))
        # A text that names nothing is looked for twice: as a name, and for suggestions.
        self._close = lru_cache(REMEMBERED)(lambda name: tuple(self._similar(name)))

    @classmethod
    def of(cls, places: Sequence[Place]) -> "NameIndex":
        """Return the index of these places, which takes a quarter of a second for all of them."""
        return cls(written_names(places))

    @cached_property
    def _by_length(self) -> Mapping[int, Sequence[str]]:
        """The names that may be misspelled, by their length."""
        by_length: dict[int, list[str]] = {}
        for place, name in enumerate(self._sorted):
            is_long = len(name) >= SHORTEST_CLOSE or not name.isascii()
            if is_long and any(match.belonging != CODE for match in self._at(place)):
                by_length.setdefault(len(name), []).append(name)
        return by_length

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
        packed = self._matches[self._ends[place - 1] if place else 0 : self._ends[place]]
        return tuple(NameMatch(*divmod(each, BELONGINGS)) for each in packed)


def letters_off(name: str) -> int:
    """Return how many letters of a name may differ: about one in four, and three at most."""
    if not name.isascii():
        return 1 if len(name) > 2 else 0
    return 0 if len(name) < SHORTEST_CLOSE else min(3, 1 + (len(name) >= 6) + (len(name) >= 11))


def written_names(places: Sequence[Place]) -> str:
    """Return the text of the file: sorted names, the end of each one's matches, all matches.

    A match is the number of a place and how the name belongs to it, packed into one number.
    """
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
    names = sorted(belongings)
    matches = [
        [number * BELONGINGS + belonging for number, belonging in belongings[name].items()]
        for name in names
    ]
    ends = accumulate(map(len, matches))
    return "\n".join(("\t".join(names), _spaced(ends), _spaced(chain(*matches)), ""))


def _spaced(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def names_of(place: Place) -> Iterator[tuple[int, str]]:
    """Yield every lookup name of a place and how it belongs to it."""
    code = place.code.lower()
    yield CODE, code
    if len(code) == len("cnsha"):
        yield CODE, f"{code[:2]} {code[2:]}"
    yield CODE, lookup_name(place.slug)
    yield NAME, lookup_name(place.name)
    yield from ((NAME, lookup_name(name)) for name in place.translations.values())
    yield from ((ALIAS, lookup_name(alias)) for alias in place.aliases)
    yield CITY, lookup_name(place.city)
    yield from ((SERVED, lookup_name(city)) for city in place.serves)
