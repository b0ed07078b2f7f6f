"""Writer of SVG: elements as plain strings, and paths in as few characters as possible.

Nothing here knows a color or a width. Charts carry classes; the style sheet does the rest.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from html import escape
from itertools import pairwise

XY = tuple[float, float]

# Coordinates are kept to a tenth of a unit, which is below what a screen can show.
STEPS_IN_A_UNIT = 10

FRACTION = "~"


def number(value: float) -> str:
    """Return a coordinate to one decimal, without needless characters."""
    return _short(round(value * STEPS_IN_A_UNIT))


@lru_cache(maxsize=4096)
def _short(steps: int) -> str:
    whole, tenth = divmod(abs(steps), STEPS_IN_A_UNIT)
    sign = "-" if steps < 0 else ""
    if not tenth:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{tenth}"


def path_data(points: Iterable[XY], *, closed: bool = False, whole: bool = False) -> str:
    """Return the path through the points, in relative steps that never drift from them.

    Points that fall on their predecessor are left out; a path of one point is empty. In ``whole``
    units a long path takes half the characters.
    """
    fine = 1 if whole else STEPS_IN_A_UNIT
    coarse = STEPS_IN_A_UNIT // fine
    grid = [(round(x * fine) * coarse, round(y * fine) * coarse) for x, y in points]
    return grid_path(grid, closed=closed)


def grid_path(grid: Sequence[tuple[int, int]], *, closed: bool) -> str:
    """Return the path through points in steps of the grid, as `path_data` does."""
    moves: list[int] = []
    for (px, py), (x, y) in pairwise(grid):
        if x != px or y != py:
            moves += x - px, y - py
    return f"M{_run(grid[0])}l{_run(moves)}{'z' if closed else ''}" if moves else ""


def _run(values: Iterable[int]) -> str:
    """Return numbers in a row; a sign or a second decimal point separates them like a space."""
    spaced = " ".join(map(_marked, values)).replace(" -", "-")
    return spaced.replace(f"{FRACTION} .", ".").replace(FRACTION, "")


@lru_cache(maxsize=4096)
def _marked(steps: int) -> str:
    """Return a coordinate with a mark after its fraction, if it has one."""
    return _short(steps) + FRACTION if steps % STEPS_IN_A_UNIT else _short(steps)


def element(name: str, *children: str, **attributes: str | float | None) -> str:
    """Return an element; ``class_`` stands for class, ``text_anchor`` for text-anchor.

    Attributes are escaped, children are markup already; an attribute that is None is left out.
    """
    written = "".join(
        [
            f' {_attribute(key)}="{_value(value)}"'
            for key, value in attributes.items()
            if value is not None
        ]
    )
    body = "".join(children)
    return f"<{name}{written}>{body}</{name}>" if body else f"<{name}{written}/>"


@cache
def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else number(value)


def text(words: str, **attributes: str | float | None) -> str:
    """Return a text element; its words are escaped."""
    return element("text", escape(words, quote=False), **attributes)


def dots(points: Iterable[XY], radius: float) -> str:
    """Return a circle of the same size around each point, as short as possible."""
    size = number(radius)
    return "".join([f'<circle cx="{number(x)}" cy="{number(y)}" r="{size}"/>' for x, y in points])


def shifted(x: float, y: float) -> str:
    """Return the value of a transform attribute that moves the origin to a point."""
    return f"translate({number(x)} {number(y)})"


def picture(
    width: float, height: float, classes: str, label: str, *children: str, **attributes: str
) -> str:
    """Return a whole SVG: labelled for assistive technology, or hidden if it has no label."""
    named = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    box = f"0 0 {number(width)} {number(height)}"
    return element("svg", *children, class_=classes, viewBox=box, **named, **attributes)
