"""The resolver's result: one place, several to choose from, or suggestions only."""

from dataclasses import dataclass
from enum import Enum

from portolan.domain.places.place import Place


class Certainty(Enum):
    """The certainty of a resolution."""

    CLEAR = "clear"
    AMBIGUOUS = "ambiguous"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Resolution:
    """The places that a text may mean, best first, and how sure the first of them is.

    It is exact if the text was one of the place's own names, not the beginning of one and not a
    misspelling; a page says "did you mean" of the others. A country or a region is an area, and the
    candidates are its main places.
    """

    certainty: Certainty
    candidates: tuple[Place, ...] = ()
    is_exact: bool = False
    is_area: bool = False

    @property
    def best(self) -> Place | None:
        """The place that is meant, if there is no doubt."""
        return self.candidates[0] if self.certainty is Certainty.CLEAR else None

    @property
    def is_ambiguous(self) -> bool:
        """Whether to ask which of the candidates is meant."""
        return self.certainty is Certainty.AMBIGUOUS

    @property
    def is_unknown(self) -> bool:
        """Whether no place has that name; the candidates, if any, are suggestions."""
        return self.certainty is Certainty.UNKNOWN


UNKNOWN = Resolution(Certainty.UNKNOWN)
