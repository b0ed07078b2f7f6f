"""Comparison of the numbers of a translation with those of the English, by value and unit."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from portolan.core.i18n import PLACEHOLDER
from portolan.core.locale import Locale
from portolan.core.locales import DEFAULT_LOCALE
from portolan.core.quantities import OF_DATES, Measures, Quantities, exchanged_units
from portolan.core.quantities.written import plain_numbers

_DIGITS = re.compile(r"\d+(?:\.\d+)?")
_CODE = re.compile(r"`[^`]*`")
_NO_TEXT = re.compile(r"\]\([^)]*\)|`|<[^>]*>|https?://\S+|\*\*")
_IN_NAME = re.compile(r"(?<=[A-Za-z])-?(\d{3,})(?![\d.]*\d)")
"""The number of a code, as in UN3481; those of CO2 and COVID-19 go with their names."""

Exceptions = frozenset[float | str]
"""Numbers, placeholders and units that may differ."""


def figure_faults(
    english: str, target: str, locale: Locale, excepted: Exceptions = frozenset()
) -> Iterator[str]:
    """Numbers and units of which only one of the two texts knows."""
    texts = [
        plain_numbers(_NO_TEXT.sub("", _CODE.sub("", text)), one.babel)
        for text, one in ((english, DEFAULT_LOCALE), (target, locale))
    ]
    ours, theirs = DEFAULT_LOCALE.quantities, locale.quantities
    bare = [PLACEHOLDER.sub(" ", text) for text in texts]
    source, translated = _read(bare[0], ours), _read(bare[1], theirs)
    for value in sorted(source.exact - excepted):
        if not translated.knows(value, source.scales):
            yield f"the number {value:,.12g} is missing"
    for value in sorted(translated.exact - excepted):
        if not source.knows(value, source.scales):
            yield f"the number {value:,.12g} is not in the English"
    if not theirs.units:
        return
    measures = ours.measures(texts[0]), theirs.measures(texts[1])
    yield from _unit_faults(*measures, excepted)
    yield from _units_of_its_own(english, *measures, theirs.measures_in_words(bare[1]), excepted)
    for month in sorted(ours.months(bare[0]) - theirs.months(bare[1]) - excepted):
        yield f"month {month} is missing"
    there = theirs.measures_in_words(bare[1])
    for unit, value in sorted(ours.measures_in_words(bare[0])):
        others = {other for name, other in there if name == unit} - source.possible
        if others - excepted and value not in translated.possible | excepted:
            yield f"the number {value:,.12g} is missing"
    alone = ours.units_alone(texts[0]) - excepted
    if alone and exchanged_units(
        alone, theirs.units_alone(texts[1], locale.script.words) - excepted
    ):
        yield "the unit differs from the English"


def _unit_faults(source: Measures, target: Measures, excepted: Exceptions) -> Iterator[str]:
    """Numbers with another unit or sign than in the English, or without theirs."""
    for value in (source.keys() & target.keys()) - excepted:
        if source[value] and source[value] != target[value]:
            yield f"the unit of {_written(value)} differs from the English"


def _units_of_its_own(
    english: str,
    source: Measures,
    target: Measures,
    in_words: set[tuple[str, float]],
    excepted: Exceptions,
) -> Iterator[str]:
    """Units at numbers that have none in the English, if it names others of their kind alone."""
    bare = [(unit, value) for value in target for unit in target[value] if not source.get(value)]
    added = [each for each in (*bare, *in_words) if not excepted.intersection(each)]
    if any(unit not in OF_DATES for unit, _ in added):
        # What the English works out in code may have its unit there alone.
        text = plain_numbers(_NO_TEXT.sub("", english), DEFAULT_LOCALE.babel)
        named = DEFAULT_LOCALE.quantities.units_named(text)
        for unit, value in added:
            if unit not in OF_DATES and exchanged_units(named, {unit}):
                yield f"the unit of {_written(value)} differs from the English"


def _written(value: float | str) -> str:
    return value if isinstance(value, str) else f"{value:,.12g}"


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
    exact |= set(map(float, _IN_NAME.findall(text)))
    # UN 1845 is as well UN1845, though a number within a name is not asked for.
    plain = set(map(float, _DIGITS.findall(text)))
    words = frozenset(quantities.in_words(text))
    scales = frozenset(scale for _, scale in values if scale != 1)
    return _Figures(exact, exact | plain | words, scales)
