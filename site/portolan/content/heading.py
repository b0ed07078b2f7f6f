"""The entries of a table of contents."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Heading:
    """An entry of the table of contents."""

    id: str
    text: str
    level: int
