"""The working of a figure: terms in the order in which they are applied."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum


class TermKind(StrEnum):
    """The meaning of a term, so that a page can name it in the reader's language."""

    DISTANCE = "distance"
    DETOUR_KM = "detour-km"
    DETOUR_RATIO = "detour-ratio"
    CARGO = "cargo"
    FACTOR = "factor"
    REFRIGERATION = "refrigeration"


@dataclass(frozen=True, slots=True)
class Term:
    """A term: what it stands for, its figure and its unit; a ratio has none.

    Kilometers of detour are added to what stands before them; everything else multiplies it.
    """

    part: TermKind
    value: Decimal
    unit: str = ""

    @property
    def is_added(self) -> bool:
        """Whether the term is added, in place of multiplied."""
        return self.part is TermKind.DETOUR_KM

    def __str__(self) -> str:
        return f"{plain(self.value)} {self.unit}".rstrip()


Formula = Sequence[Term]


def result(formula: Formula) -> Decimal:
    """Return what the terms come to, from the left to the right."""
    total = Decimal(1)
    for term in formula:
        total = total + term.value if term.is_added else total * term.value
    return total


def in_figures(formula: Formula) -> str:
    """Return the working in a line: ``(8910 km + 95 km) × 12 t × 0.7 kg CO2e/t-km``."""
    first, *others = formula
    line = str(first)
    for term in others:
        line = f"({line} + {term})" if term.is_added else f"{line} × {term}"
    return line


def plain(value: Decimal) -> str:
    """Return a figure without exponent and without zeros that say nothing."""
    return f"{value.normalize():f}"
