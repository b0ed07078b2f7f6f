"""The calculation of a figure: its terms in the order in which they are applied."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum


class TermKind(StrEnum):
    """The meaning of a term, which a page names in the reader's language."""

    DISTANCE = "distance"
    DETOUR_KM = "detour-km"
    DETOUR_RATIO = "detour-ratio"
    CARGO = "cargo"
    FACTOR = "factor"
    REFRIGERATION = "refrigeration"
    BY_LAND = "by-land"


@dataclass(frozen=True, slots=True)
class Term:
    """A term: its meaning, its figure and its unit; a ratio has no unit.

    Kilometers of detour, and kilograms of the way on by land, are added to what stands before them;
    everything else multiplies it.
    """

    part: TermKind
    value: Decimal
    unit: str = ""

    @property
    def is_added(self) -> bool:
        """Whether the term is added rather than multiplied."""
        return self.part in (TermKind.DETOUR_KM, TermKind.BY_LAND)

    def __str__(self) -> str:
        return f"{plain(self.value)} {self.unit}".rstrip()


Formula = Sequence[Term]


def result(formula: Formula) -> Decimal:
    """Return the result of the terms, calculated from left to right."""
    total = Decimal(1)
    for term in formula:
        total = total + term.value if term.is_added else total * term.value
    return total


def in_figures(formula: Formula, written: Callable[[Term], str] = str) -> str:
    """Return the formula on one line: ``(8910 km + 95 km) × 12 t × 0.7 kg CO2e/t-km``."""
    first, *others = formula
    line = written(first)
    for term in others:
        line = f"({line} + {written(term)})" if term.is_added else f"{line} × {written(term)}"
    return line


def plain(value: Decimal) -> str:
    """Return a figure as text without exponent and trailing zeros."""
    return f"{value.normalize():f}"
