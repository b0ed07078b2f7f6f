"""Numbers and units as a language writes them, by which a translation is compared."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate

_BEGIN = r"(?<![A-Za-z\d])(?<![A-Za-z]-)"
"""No number begins in a name: those of `CO2` and `COVID-19` are parts of it."""
_NUMBER = rf"{_BEGIN}(?P<number>\d+(?:\.\d+)?)"
_GAP = "[ \u00a0\u202f-]{0,2}"
_PLACEHOLDER = r"\{\{[^{}]+\}\}"
"""Stands for a number, as far as its unit goes."""
_SIGNS = {
    "minus": r"(?<![A-Za-z\d)}+.,])[-−]",
    "usd": r"US\$|(?<![A-Z])\$",
    "eur": "€",
    "gbp": "£",
    "cny": "[¥￥]",
}
"""What stands before a number and belongs to it, in every language."""
Words = Callable[[str], Sequence[str]]
Measures = dict[float | str, set[str]]
"""Numbers and placeholders to their units and signs."""

_KINDS = (
    {"kg", "g", "500 g", "t", "lb", "oz"},
    {"km", "nm", "mi", "m", "cm", "mm", "ft", "in"},
    {"m2", "m3", "cm3", "l"},
    {"%", "‰"},
    {"°C", "°F"},
    {"usd", "eur", "gbp", "cny", "inr", "krw", "jpy", "hkd", "aed"},
    {"minute", "hour", "day", "week", "month", "year"},
)
"""Units of which one may stand where another should."""
OF_DATES = frozenset({"day", "month", "year"})
"""Units that stand in a date too: `2026年3月3日`."""


def exchanged_units(ours: set[str], theirs: set[str]) -> bool:
    """Whether one of two texts names a unit where the other has another of its kind."""
    return any(ours & kind - theirs and theirs & kind - ours for kind in _KINDS)


def no_words(_: str) -> Iterator[float]:
    """The values of a language whose numbers in words are not known."""
    return iter(())


def no_months(_: str) -> set[int]:
    """The months of a language whose names for them are not known."""
    return set(range(1, 13))


@dataclass(frozen=True, eq=False)
class Quantities:
    """Numbers and units of a language; CLDR knows its digits and their marks (`written`).

    Attributes:
        scales: what stands behind digits and multiplies them: `million`.
        not_scales: what makes such a word one of another meaning: 5千克 are 5 kilograms.
        in_words: gives the value of each number that is written in words.
        words: one number in words, as a regular expression, whose unit is compared too.
        units: unit to its spellings, as a regular expression.
        minus: words for a minus, as a regular expression.
        months: gives the months that a text names, by their number.
        in_words_of_units: characters that are one word with a unit: 每天, 天数.
    """

    scales: Mapping[str, float] = field(default_factory=dict)
    not_scales: str = "(?!)"
    in_words: Callable[[str], Iterator[float]] = no_words
    words: str = "(?!)"
    units: Mapping[str, str] = field(default_factory=dict)
    minus: str = "(?!)"
    months: Callable[[str], set[int]] = no_months
    in_words_of_units: str = ""

    def numbers(self, text: str) -> Iterator[tuple[float, float]]:
        """Each number in plain digits, and its scale."""
        for match in self._number.finditer(text):
            yield float(match["number"]), self.scales.get(match["scale"], 1)

    def measures(self, text: str) -> Measures:
        """Each value in plain digits, and each placeholder, to its units and signs."""
        units: Measures = {}
        for match in self._measure.finditer(text):
            value: float | str = match["placeholder"] or ""
            if match["number"]:
                value = round(float(match["number"]) * self.scales.get(match["scale"], 1), 6)
            names = {self._names[name] for name in self._names if match[name]}
            units.setdefault(value, set()).update(names)
        return units

    def measures_in_words(self, text: str) -> set[tuple[str, float]]:
        """The units behind numbers in words, and those numbers."""
        return {
            (self._names[str(match.lastgroup)], value)
            for match in self._worded.finditer(text)
            for value in self.in_words(match["words"])
        }

    def units_alone(self, text: str, words: Words | None = None) -> set[str]:
        """The units of a text that stand beside no number, as in the head of a column.

        Args:
            text: with its numbers in plain digits.
            words: cuts a text without spaces, in which 节 is a knot and part of 春节, a feast.
        """
        rest = self._measure.sub("|", text)
        edges = {0, *accumulate(map(len, words(rest)))} if words else set(range(len(rest) + 1))
        joined = (at for at, one in enumerate(rest) if one in self.in_words_of_units)
        edges |= {edge for at in joined for edge in (at, at + 1)}
        return {
            self._names[str(match.lastgroup)]
            for match in self._unit.finditer(rest)
            if edges.issuperset(match.span())
        }

    def units_named(self, text: str) -> set[str]:
        """All units of a text, whatever they stand beside."""
        worded = {unit for unit, _ in self.measures_in_words(text)}
        return worded.union(*self.measures(text).values(), self.units_alone(text))

    @cached_property
    def _number(self) -> re.Pattern[str]:
        scales = _any(self.scales)
        return re.compile(rf"{_NUMBER}(?:{_GAP}(?P<scale>{scales})(?!{self.not_scales}))?")

    @cached_property
    def _names(self) -> dict[str, str]:
        """The unit or sign of each group of the expressions below."""
        units = {f"unit{number}": unit for number, unit in enumerate(self.units)}
        return units | {f"sign{number}": sign for number, sign in enumerate(_SIGNS)}

    @cached_property
    def _units(self) -> str:
        named = zip(self._names, self.units.values(), strict=False)
        units = "|".join(f"(?P<{name}>{spelling})" for name, spelling in named) or "(?!)"
        return rf"(?:{units})(?:(?=CO[₂2])|(?![A-Za-z²³]|(?<=[A-Za-z])\d))"

    @cached_property
    def _unit(self) -> re.Pattern[str]:
        return re.compile(rf"(?<![A-Za-z]){self._units}", re.IGNORECASE)

    @cached_property
    def _worded(self) -> re.Pattern[str]:
        return re.compile(rf"(?P<words>{self.words}){_GAP}{self._units}", re.IGNORECASE)

    @cached_property
    def _measure(self) -> re.Pattern[str]:
        spelled = {**_SIGNS, "minus": f"{_SIGNS['minus']}|{self.minus}"}.values()
        signs = "".join(f"(?P<sign{number}>{sign})?" for number, sign in enumerate(spelled))
        number = rf"(?P<placeholder>{_PLACEHOLDER})|{self._number.pattern}"
        return re.compile(rf"{signs}(?:{number})(?:{_GAP}{self._units})?")


def _any(words: Mapping[str, float]) -> str:
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True))) or "(?!)"
