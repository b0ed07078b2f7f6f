"""Distances between ports typed as numbers, where a document should use a named value.

A number is one if its paragraph or table speaks of miles, or of kilometers or kilograms, and some
document names that distance in this unit, or if it speaks of two ports of the atlas and the way
between them is that long. What a column calls published is another's figure and may be typed.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path

from portolan.content.listing import Listed
from portolan.content.named_values import NamedValues, UnknownValueError
from portolan.core.locales import DEFAULT_LOCALE
from portolan.core.slugs import slugify
from portolan.domain.places.place import PlaceKind

_NUMBER = re.compile(r"(?<![\d,.])(?:\d{1,2},)?\d{3}(?!\d|[,.]\d|%)")
_MILES = re.compile(r"\b(?:miles?|nm)\b", re.IGNORECASE)
_KILOMETERS = re.compile(r"\b(?:kilomet(?:er|re)s?|km|kilos?|kg|t·km)\b", re.IGNORECASE)
_UNITS = (
    (_MILES, ("distance-by-cape", "distance")),
    (_KILOMETERS, ("distance-km-by-cape", "distance-km")),
)
"""What speaks of a unit, and the values in it; the later of two equal ones is the name given."""
_PASSAGE = re.compile(r"(?:(?:Table|Chart): (?:.+\n)+\n)?(?:.+\n?)+")
_OF_OTHERS = "| Published |"
_CODE = re.compile(r"`([A-Z]{5})`")


class TypedDistances:
    """A finder of typed distances that a named value could compute."""

    def __init__(
        self, documents: Iterable[Listed], named: NamedValues, known: Mapping[str, str]
    ) -> None:
        self._named = named
        self._known = [
            {text: name for name, text in known.items() if name.partition(":")[0] in kinds}
            for _, kinds in _UNITS
        ]
        ports = (one for one in documents if one.kind.name == PlaceKind.OCEANPORT)
        slugs = [port.path.rpartition("/")[2] for port in ports]
        self._ports = {f"-{slug.rpartition('-')[0]}-": slug for slug in slugs}
        self._codes = {slug.rpartition("-")[2].upper(): slug for slug in slugs}
        self._between = cache(self._lane)

    def within(self, file: Path) -> Iterator[tuple[int, str]]:
        """Yield the line of each typed distance, and what to write in its place."""
        text = file.read_text(encoding="utf-8")
        for passage in _PASSAGE.finditer(text):
            if _OF_OTHERS not in passage[0]:
                first = text.count("\n", 0, passage.start()) + 1
                for line, message in self._typed(passage[0]):
                    yield first + line, message

    def _typed(self, passage: str) -> Iterator[tuple[int, str]]:
        numbers = [*_NUMBER.finditer(passage)]
        named = self._named_here(passage, {number[0] for number in numbers})
        for number in numbers:
            if name := named.get(number[0]):
                line = passage.count("\n", 0, number.start())
                yield line, f"{number[0]} is typed by hand: write {{{{{name}}}}}"

    def _named_here(self, passage: str, numbers: set[str]) -> dict[str, str]:
        """The name of each number that is a distance in a unit of the passage."""
        distances: dict[str, str] = {}
        for (unit, kinds), known in zip(_UNITS, self._known, strict=True):
            if numbers and unit.search(passage):
                distances |= {number: known[number] for number in numbers & known.keys()}
                for ends in combinations(self._ports_in(passage), 2):
                    lane = self._between(kinds, *ends)
                    distances |= {text: name for text, name in lane if text in numbers}
        return distances

    def _ports_in(self, passage: str) -> list[str]:
        """The ports of the atlas that the passage mentions, by name or code, in its order."""
        plain = f"-{slugify(passage)}-"
        places = {slug: plain.find(name) for name, slug in self._ports.items() if name in plain}
        for code in _CODE.findall(passage):
            if slug := self._codes.get(code):
                places.setdefault(slug, plain.find(f"-{code.lower()}-"))
        return sorted(places, key=places.__getitem__)

    def _lane(self, kinds: Sequence[str], origin: str, destination: str) -> list[tuple[str, str]]:
        """The figures of the ways between two ports, each with its name."""
        names = (f"{kind}:{origin}/{destination}" for kind in kinds)
        return [*self._texts(names)]

    def _texts(self, names: Iterable[str]) -> Iterator[tuple[str, str]]:
        for name in names:
            try:
                yield self._named.text(name, DEFAULT_LOCALE), name
            except UnknownValueError:
                continue
