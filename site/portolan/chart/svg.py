"""Writing SVG: elements as plain strings, and paths in as few characters as they need.

Nothing here knows a color or a width. Charts carry classes; the style sheet does the rest.
"""

from collections.abc import Iterable, Sequence
from html import escape
from itertools import pairwise

XY = tuple[float, float]

# Coordinates are kept to a tenth of a unit, which is below what a screen can show.
STEPS_IN_A_UNIT = 10


def number(value: float) -> str:
    """Return a coordinate to one decimal, without any character that it can do without."""
    return _short(round(value * STEPS_IN_A_UNIT))


def _short(steps: int) -> str:
    whole, tenth = divmod(abs(steps), STEPS_IN_A_UNIT)
    sign = "-" if steps < 0 else ""
    if not tenth:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{tenth}"


def path_data(points: Iterable[XY], *, closed: bool = False) -> str:
    """Return the path through the points, in relative steps that never drift from them.

    Points that fall on their predecessor are left out; a path of one point is empty.
    """
    grid = [(round(x * STEPS_IN_A_UNIT), round(y * STEPS_IN_A_UNIT)) for x, y in points]
    steps = [(x - px, y - py) for (px, py), (x, y) in pairwise(grid)]
    moves = [step for step in steps if step != (0, 0)]
    if not moves:
        return ""
    (x, y), flat = grid[0], [value for move in moves for value in move]
    return f"M{_run([x, y])}{'l' + _run(flat)}{'z' if closed else ''}"


def _run(values: Sequence[int]) -> str:
    """Return numbers in a row; a sign or a second decimal point separates as well as a space."""
    text = ""
    last = ""
    for value in values:
        word = _short(value)
        parted = word[0] == "-" or (word[0] == "." and "." in last)
        text += word if parted or not last else f" {word}"
        last = word
    return text


def element(name: str, *children: str, **attributes: str | float | None) -> str:
    """Return an element; ``class_`` stands for class, ``text_anchor`` for text-anchor.

    Attributes are escaped, children are markup already; an attribute that is None is left out.
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    body = "".join(children)
    return f"<{name}{written}>{body}</{name}>" if body else f"<{name}{written}/>"


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else number(value)


def text(words: str, **attributes: str | float | None) -> str:
    """Return a text element; its words are escaped."""
    return element("text", escape(words, quote=False), **attributes)


def shifted(x: float, y: float) -> str:
    """Return the value of a transform attribute that moves the origin."""
    return f"translate({number(x)} {number(y)})"


def picture(
    width: float, height: float, classes: str, label: str, *children: str, **attributes: str
) -> str:
    """Return a whole SVG: named for assistive technology by its label, or hidden without one."""
    named = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    box = f"0 0 {number(width)} {number(height)}"
    return element("svg", *children, class_=classes, viewBox=box, **named, **attributes)
