"""Comparison of the numbers of a translation with those of the English, by value and unit."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from portolan.core.locale import Locale
from portolan.core.locales import DEFAULT_LOCALE
from portolan.core.quantities import Quantities
from portolan.core.quantities.written import plain_numbers

_DIGITS = re.compile(r"\d+(?:\.\d+)?")
_NO_TEXT = re.compile(r"\{\{[\w:/.-]+\}\}|\]\([^)]*\)|`[^`]*`|<[^>]*>|https?://\S+")


def figure_faults(
    english: str, target: str, locale: Locale, excepted: frozenset[float] = frozenset()
) -> Iterator[str]:
    """Numbers and units of which only one of the two texts knows."""
    texts = [
        plain_numbers(_NO_TEXT.sub(" ", text), one.babel)
        for text, one in ((english, DEFAULT_LOCALE), (target, locale))
    ]
    ours, theirs = DEFAULT_LOCALE.quantities, locale.quantities
    source, translated = _read(texts[0], ours), _read(texts[1], theirs)
    for value in sorted(source.exact - excepted):
        if not translated.knows(value, source.scales):
            yield f"the number {value:,.12g} is missing"
    for value in sorted(translated.exact - excepted):
        if not source.knows(value, source.scales):
            yield f"the number {value:,.12g} is not in the English"
    measures = ours.measures(texts[0]), theirs.measures(texts[1])
    for value in sorted((measures[0].keys() & measures[1].keys()) - excepted):
        if measures[1][value] - measures[0][value]:
            yield f"the unit of {value:,.12g} differs from the English"


@dataclass(frozen=True)
class _Figures:
    """The numbers of a text: in digits by value, and every way in which they may be meant."""

    exact: frozenset[float]
    possible: frozenset[float]
    scales: frozenset[float]

    def knows(self, value: float, scales: frozenset[float]) -> bool:
        """Whether the text has that value, also in another scale or without its century."""
        if value in self.possible:
            return True
        scaled = {round(value * scale, 6) for scale in scales}
        scaled |= {round(value / scale, 6) for scale in scales}
        # The 1970s are 七十年代.
        centuries = {value % 100} if 1900 <= value < 2100 else {1900 + value, 2000 + value}
        return bool((scaled | centuries) & self.possible)


def _read(text: str, quantities: Quantities) -> _Figures:
    values = list(quantities.numbers(text))
    exact = frozenset(round(value * scale, 6) for value, scale in values)
    # UN 1845 is as well UN1845, though a number within a name is not asked for.
    plain = set(map(float, _DIGITS.findall(text)))
    words = frozenset(quantities.in_words(text))
    scales = frozenset(scale for _, scale in values if scale != 1)
    return _Figures(exact, exact | plain | words, scales)
