"""Problems of a query, field by field, in the visitor's language."""

from collections.abc import Sequence
from dataclasses import dataclass

from portolan.domain.places.place import Place


@dataclass(frozen=True)
class Problem:
    """A problem: the field's name in the query, and the message.

    `choices` are the places to choose from; `is_unknown` means that no place matches the text.
    """

    field: str
    message: str
    choices: tuple[Place, ...] = ()
    is_unknown: bool = False


class Unanswerable(Exception):  # noqa: N818 - reads as what happened where a view catches it
    """An invalid query, with at least one problem."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join(f"{one.field}: {one.message}" for one in problems))
        self.problems = tuple(problems)
