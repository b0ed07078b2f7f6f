"""Figures of a list: with a decimal point or a decimal comma, and with a unit."""

import re
from collections.abc import Iterable, Mapping
from decimal import Decimal
from enum import StrEnum

from forms.figures import amount_of
from portolan.core.locales import typed

_PARTS = re.compile(r"([\W\d_]*)([^\W\d_]*)\.?")
_SWAPPED = str.maketrans(".,，", ",..")
NOTHING = frozenset({"", *typed("nothing")})
"""What stands in cells that are left empty."""


class DecimalMark(StrEnum):
    """The sign before decimals; the other one parts thousands."""

    POINT = "point"
    COMMA = "comma"


def is_nothing(text: str) -> bool:
    """Whether a cell is left empty."""
    return text.strip().casefold() in NOTHING


def certain_mark(text: str) -> DecimalMark | None:
    """The decimal mark that a figure shows; None for `1.200`, `1,200` and `1200`."""
    figure = _PARTS.match(text.strip())
    number = figure[1].strip().replace("，", ",") if figure else ""
    points, commas = number.count("."), number.count(",")
    if points and commas:
        return _mark(number.rfind(",") > number.rfind("."))
    if points + commas == 0:
        return None
    if points > 1 or commas > 1:
        return _mark(points > 1)
    before, _, after = number.replace(",", ".").partition(".")
    is_open = len(after) == 3 and 0 < len(before.replace(" ", "")) <= 3 and before != "0"
    return None if is_open else _mark(commas == 1)


def _mark(is_comma: bool) -> DecimalMark:  # noqa: FBT001 - the one thing that it turns into a mark
    return DecimalMark.COMMA if is_comma else DecimalMark.POINT


def mark_of(texts: Iterable[str], *, by_default: DecimalMark) -> DecimalMark:
    """The decimal mark of a list: the only one that its figures show, else the default."""
    marks = {certain_mark(text) for text in texts} - {None}
    return marks.pop() or by_default if len(marks) == 1 else by_default


def is_doubtful(text: str) -> bool:
    """Whether a figure means another with the other mark: `1.200` and `1,200`."""
    return ("." in text or "," in text) and certain_mark(text) is None


def figure_of(
    text: str, mark: DecimalMark, units: Mapping[str, Decimal], unit: str = ""
) -> Decimal | None:
    """The figure in the first of the units; None if it is none.

    Args:
        text: a cell, perhaps with a unit of its own: `1,200.5`, `1.200,5`, `12 t`.
        mark: the decimal mark of the list.
        units: how many of the first unit each one is.
        unit: the one that the column names.
    """
    parts = _PARTS.fullmatch(text.strip())
    if parts is None:
        return None
    number, own = parts[1].strip(), parts[2].casefold()
    if own and own not in units:
        return None
    is_comma = (certain_mark(number) or mark) is DecimalMark.COMMA
    amount = amount_of(number.translate(_SWAPPED) if is_comma else number)
    return None if amount is None else amount * units.get(own or unit, Decimal(1))
