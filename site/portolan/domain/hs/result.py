"""The results of a search: codes, each with the reason why it matches."""

from dataclasses import dataclass
from enum import StrEnum

from portolan.domain.hs.record import HsCode


class MatchReason(StrEnum):
    """The reason why a code matches a query, the best first.

    - ``exact``: it is the code that was asked for.
    - ``national``: it is the first six digits of the longer code that was asked for.
    - ``below``: it lies right below the code that was asked for.
    - ``begins``: it begins with the digits that were asked for.
    - ``nearest``: it is the longest beginning of those digits that exists.
    - ``everyday``: goods of that name usually fall here.
    - ``own``: its own text has all words.
    - ``above``: its text and those above it have all words between them.
    - ``part``: only some of the words are there.
    """

    EXACT = "exact"
    NATIONAL = "national"
    BELOW = "below"
    BEGINS = "begins"
    NEAREST = "nearest"
    EVERYDAY = "everyday"
    OWN = "own"
    ABOVE = "above"
    PART = "part"


@dataclass(frozen=True, slots=True)
class HsMatch:
    """A code that matches a query.

    Attributes:
        code: the code.
        why: the best of the reasons.
        heading: for a subheading the heading that it belongs to, else None.
        name: the everyday name by which it was found, else empty.
        kind: the kind of goods of `made_of.csv` that has a sentence on the code, else empty.
    """

    code: HsCode
    why: MatchReason
    heading: HsCode | None = None
    name: str = ""
    kind: str = ""


@dataclass(frozen=True, slots=True)
class HsResult:
    """The result of a query.

    Attributes:
        query: the query as it was understood.
        matches: the codes, the best first.
        suggestions: where nothing was found, queries that find something.
    """

    query: str
    matches: tuple[HsMatch, ...] = ()
    suggestions: tuple[str, ...] = ()

    @property
    def is_of_no_code(self) -> bool:
        """Whether the query's digits are no code, so that the matches are only near it."""
        return bool(self.matches) and all(
            match.why is MatchReason.NEAREST for match in self.matches
        )

    @property
    def is_of_several(self) -> bool:
        """Whether goods of the first name have several codes, by what they are made of or do."""
        names = [match.name for match in self.matches if match.why is MatchReason.EVERYDAY]
        return names.count(names[0]) > 1 if names else False

    @property
    def is_by_material(self) -> bool:
        """Whether what the goods are made of decides between these codes."""
        return self.is_of_several and any(match.kind for match in self.matches)

    @property
    def is_unsure(self) -> bool:
        """Whether neither goods of the name nor a text with all words were found."""
        weak = {MatchReason.ABOVE, MatchReason.PART}
        return bool(self.matches) and all(match.why in weak for match in self.matches)
