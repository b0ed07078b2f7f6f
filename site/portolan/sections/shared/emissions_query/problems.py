"""What is wrong with a question, field by field, in the visitor's language."""

from collections.abc import Sequence
from dataclasses import dataclass

from portolan.domain.places.place import Place


@dataclass(frozen=True)
class Problem:
    """The field by its name in the address, and a sentence about it.

    `choices` are the places of which one may be meant; of one that `is_unknown` no place at all
    goes by the text.
    """

    field: str
    message: str
    choices: tuple[Place, ...] = ()
    is_unknown: bool = False


class Unanswerable(Exception):  # noqa: N818 - reads as what happened where a view catches it
    """A question that cannot be answered as it stands; it has one problem at least."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join(f"{one.field}: {one.message}" for one in problems))
        self.problems = tuple(problems)
