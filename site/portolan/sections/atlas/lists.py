"""The lists of the atlas: filters, sorting and rows."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from flask import request

from portolan.core.i18n import pgettext

LONGEST = 80


@dataclass(frozen=True)
class Row:
    """A row of a list; `many` marks a page that is one of thousands made from a data set.

    `drawing` is SVG: the thing itself, to one scale with the others. `emits` is below the figure.
    """

    path: str
    code: str
    title: str
    about: str
    figure: str
    lang: str | None = None
    latin: str = ""
    many: bool = False
    drawing: str = ""
    emits: str = ""


@dataclass(frozen=True)
class Choice:
    """A choice of a filter, with its number of entries if that is shown."""

    value: str
    label: str
    count: int | None = None


@dataclass(frozen=True)
class Filter:
    """A filter above a list: its name, its label, its choices, and the chosen one.

    `every` is the choice of all entries; a filter without it always has a value.
    """

    name: str
    label: str
    choices: Sequence[Choice]
    chosen: str
    every: str = ""


@dataclass(frozen=True)
class Listing:
    """A filtered list: its entries, its filters, and the function that makes rows."""

    entries: Sequence[Any]
    row: Callable[[Any], Row]
    filters: Sequence[Filter]
    words: str = ""

    @property
    def wish(self) -> dict[str, str]:
        """The active filters, without default values."""
        first = {one.name: one.choices[0].value for one in self.filters if not one.every}
        chosen = {one.name: one.chosen for one in self.filters}
        args = {"q": self.words, **chosen}
        return {name: value for name, value in args.items() if value != first.get(name, "")}


def words() -> str:
    """The search words of the query."""
    return " ".join(request.args.get("q", "").split())[:LONGEST]


def chosen(name: str, choices: Iterable[Choice], default: str = "") -> str:
    """The chosen value in the query; unknown ones are ignored."""
    value = request.args.get(name, default)
    return value if value in {one.value for one in choices} else default


def sorting(*orders: tuple[str, str]) -> Filter:
    """The filter for the order; the first one is the default."""
    choices = [Choice(value, label) for value, label in orders]
    return Filter(
        "sort", pgettext("sorting", "Sort by"), choices, chosen("sort", choices, orders[0][0])
    )


def counted(values: Iterable[str], label: Callable[[str], str]) -> list[Choice]:
    """A choice for each value, sorted by label, with its number of occurrences."""
    lines = [Choice(value, label(value), count) for value, count in Counter(values).items()]
    return sorted(lines, key=lambda one: one.label)
