"""Numbers and units as a language writes them, by which a translation is compared."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

NUMBER = r"(?<![A-Za-z\d])(?<![A-Za-z]-)(\d+(?:\.\d+)?)"
"""A number in plain digits; those of `CO2` and `COVID-19` are parts of a name."""
_GAP = "[ \u00a0\u202f-]?"


def no_words(_: str) -> Iterator[float]:
    """The values of a language whose numbers in words are not known."""
    return iter(())


@dataclass(frozen=True, eq=False)
class Quantities:
    """Numbers and units of a language; CLDR knows its digits and their marks (`written`).

    Attributes:
        scales: what stands behind digits and multiplies them: `million`.
        not_scales: what makes such a word one of another meaning: 5千克 are 5 kilograms.
        in_words: gives the value of each number that is written in words.
        units: unit to its spellings, as a regular expression.
    """

    scales: Mapping[str, float] = field(default_factory=dict)
    not_scales: str = "(?!)"
    in_words: Callable[[str], Iterator[float]] = no_words
    units: Mapping[str, str] = field(default_factory=dict)

    def numbers(self, text: str) -> Iterator[tuple[float, float]]:
        """Each number in plain digits, and its scale."""
        for match in self._number.finditer(text):
            yield float(match[1]), self.scales.get(match[2], 1)

    def measures(self, text: str) -> dict[float, set[str]]:
        """Each value in plain digits to the units that stand behind it."""
        units: dict[float, set[str]] = {}
        for match in self._measure.finditer(text):
            value = round(float(match[1]) * self.scales.get(match[2], 1), 6)
            units.setdefault(value, set()).add(self._names[str(match.lastgroup)])
        return units

    @cached_property
    def _number(self) -> re.Pattern[str]:
        return re.compile(rf"{NUMBER}(?:{_GAP}({_any(self.scales)})(?!{self.not_scales}))?")

    @cached_property
    def _names(self) -> dict[str, str]:
        return {f"unit{number}": unit for number, unit in enumerate(self.units)}

    @cached_property
    def _measure(self) -> re.Pattern[str]:
        named = zip(self._names, self.units.values(), strict=True)
        units = "|".join(f"(?P<{name}>{spelling})" for name, spelling in named) or "(?!)"
        return re.compile(rf"{self._number.pattern}{_GAP}(?:{units})(?![A-Za-z²³])")


def _any(words: Mapping[str, float]) -> str:
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True))) or "(?!)"
