"""A bar of days: from the earliest to the latest, with a mark on the likely one."""

from collections.abc import Sequence

from portolan.drawing.svg import element, number, picture, text

WIDTH, HEIGHT = 100.0, 1.0
LEAST, MARK, RULE = 0.8, 1.2, 0.15
BASE = 18
ABOVE, THICK = 0.27, 0.46
"""A bar in the height of its row, in which the rules of the months are whole."""
LAST_NAMED = 85
"""The name of a month that begins later ends at the edge, or a phone would cut it."""


def day_bar(first: int, likely: int, last: int, span: int, months: Sequence[int] = ()) -> str:
    """Return the bar, 100 units wide for all days; it may be stretched.

    Args:
        first: the earliest day, counted from the first of the scale.
        likely: the likely day.
        last: the latest day.
        span: the number of days from the first of the scale to its last.
        months: the days on which a month begins, each with a rule.
    """
    unit = _unit(span)
    rules = [element("rect", x=at * unit, width=RULE, height=HEIGHT) for at in months]
    wide = max((last - first) * unit, LEAST)
    bar = element("rect", x=first * unit, y=ABOVE, width=wide, height=THICK)
    mark = element("rect", class_="at", x=likely * unit, y=ABOVE, width=MARK, height=THICK)
    grid = element("g", *rules, opacity="0.4")
    return picture(WIDTH, HEIGHT, "", "", grid, bar, mark, preserveAspectRatio="none")


def month_axis(names: Sequence[tuple[int, str]], span: int) -> str:
    """Return the names of months above their rules; as wide as its frame, the type unstretched."""
    unit = _unit(span)
    names_at = [_named(name, at * unit) for at, name in names]
    return element("svg", *names_at, aria_hidden="true")


def _named(name: str, at: float) -> str:
    if at <= LAST_NAMED:
        return text(name, x=f"{number(at)}%", y=BASE)
    return text(name, x="100%", y=BASE, text_anchor="end")


def _unit(span: int) -> float:
    return (WIDTH - MARK) / max(span, 1)
