"""The answer of the resolver: one place, a question back, or nothing but suggestions."""

from dataclasses import dataclass
from enum import Enum

from portolan.domain.places.place import Place


class Certainty(Enum):
    """How sure the answer is."""

    FOUND = "found"
    AMBIGUOUS = "ambiguous"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Resolution:
    """The places that a text may mean, best first, and how sure the first of them is.

    It is exact if the text was one of the place's own names, not the beginning of one and not a
    misspelling; a page says "did you mean" of the others.
    """

    certainty: Certainty
    candidates: tuple[Place, ...] = ()
    is_exact: bool = False

    @property
    def best(self) -> Place | None:
        """Return the place that is meant, if there is no doubt."""
        return self.candidates[0] if self.certainty is Certainty.FOUND else None

    @property
    def is_ambiguous(self) -> bool:
        """Tell whether to ask which of the candidates is meant."""
        return self.certainty is Certainty.AMBIGUOUS

    @property
    def is_unknown(self) -> bool:
        """Tell whether nothing goes by that name; the candidates are suggestions, if any."""
        return self.certainty is Certainty.UNKNOWN


UNKNOWN = Resolution(Certainty.UNKNOWN)
