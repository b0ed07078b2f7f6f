"""The lists of the atlas: which entries a visitor wants, in which order, and a row for each."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from flask import request

from portolan.core.i18n import _

LONGEST = 80


@dataclass(frozen=True)
class Row:
    """A line of a list; `many` marks a page that is one of thousands made alike."""

    path: str
    code: str
    title: str
    about: str
    figure: str
    lang: str | None = None
    latin: str = ""
    many: bool = False


@dataclass(frozen=True)
class Choice:
    """A line of a filter, with the number of entries behind it where that is told."""

    value: str
    label: str
    count: int | None = None


@dataclass(frozen=True)
class Filter:
    """A field of the form above a list: its name, its label, its lines, and what was chosen.

    `every` is the line for no wish; a filter without it always has a value.
    """

    name: str
    label: str
    choices: Sequence[Choice]
    chosen: str
    every: str = ""


@dataclass(frozen=True)
class Listing:
    """The entries that fit, the fields that chose them, and how an entry becomes a row."""

    entries: Sequence[Any]
    row: Callable[[Any], Row]
    filters: Sequence[Filter]
    words: str = ""

    @property
    def wish(self) -> dict[str, str]:
        """What the address asks for, without what is the same as no wish."""
        first = {one.name: one.choices[0].value for one in self.filters if not one.every}
        chosen = {one.name: one.chosen for one in self.filters}
        args = {"q": self.words, **chosen}
        return {name: value for name, value in args.items() if value != first.get(name, "")}


def words() -> str:
    """The words that the address asks for."""
    return " ".join(request.args.get("q", "").split())[:LONGEST]


def chosen(name: str, choices: Iterable[Choice], default: str = "") -> str:
    """The value that the address asks for; an unknown one is no wish."""
    value = request.args.get(name, default)
    return value if value in {one.value for one in choices} else default


def sorting(*orders: tuple[str, str]) -> Filter:
    """The field for the order; the first one is that of the list itself."""
    choices = [Choice(value, label) for value, label in orders]
    return Filter("sort", _("Order"), choices, chosen("sort", choices, orders[0][0]))


def counted(values: Iterable[str], label: Callable[[str], str]) -> list[Choice]:
    """A line for each value, by its label, with how often it occurs."""
    lines = [Choice(value, label(value), count) for value, count in Counter(values).items()]
    return sorted(lines, key=lambda one: one.label)
