"""A ship from above, to scale: length and beam beside a ruler and a container of forty feet."""

from functools import lru_cache

from portolan.drawing.diagrams.sheet import (
    Scale,
    Sheet,
    frame,
    levels,
    line,
    narrow_sheet,
    uprights,
    wide_sheet,
)
from portolan.drawing.svg import element, path_data, text

LONGEST_M = 400
EVERY_M = 50
FORTY_FEET_M, EIGHT_FEET_M = 40 * 0.3048, 8 * 0.3048
WIDE_HEIGHT, NARROW_HEIGHT = 330, 280
BOW = 0.09
"""The length of the tapered bow, as a share of the whole length."""


@lru_cache(maxsize=128)
def ship_drawing(length_m: float, beam_m: float) -> str:
    """Return the drawing for wide and narrow screens; the style sheet shows one of them."""
    sheets = (wide_sheet(WIDE_HEIGHT), narrow_sheet(NARROW_HEIGHT))
    return "".join(_svg(sheet, length_m, beam_m) for sheet in sheets)


def _svg(sheet: Sheet, length_m: float, beam_m: float) -> str:
    scale = Scale(0, LONGEST_M, sheet.left, sheet.right)
    middle = sheet.em * 3.4 + 31 * scale.unit
    parts = (
        _hull(scale, middle, length_m, beam_m),
        _container(sheet, scale, middle),
        _lengths(sheet, scale, length_m, middle + beam_m / 2 * scale.unit),
        _ruler(sheet, scale),
    )
    box = f"0 0 {sheet.width:g} {sheet.height:g}"
    return element("svg", *parts, class_=sheet.shape, viewBox=box, aria_hidden="true")


def _hull(scale: Scale, middle: float, length_m: float, beam_m: float) -> str:
    """Return the outline: the stern to the left, square; the bow to the right."""
    half = beam_m / 2 * scale.unit
    left, right = scale.at(0), scale.at(length_m)
    shoulder = right - BOW * length_m * scale.unit
    side = [(shoulder + (right - shoulder) * part, half * (1 - part**2.2)) for part in _STEPS]
    port_side = [(x, middle - y) for x, y in side]
    starboard = [(x, middle + y) for x, y in reversed(side)]
    corners = [(left, middle - half), *port_side, *starboard, (left, middle + half)]
    return element("path", class_="strong", d=path_data(corners, closed=True))


_STEPS = tuple(i / 12 for i in range(13))


def _container(sheet: Sheet, scale: Scale, middle: float) -> str:
    """Return a container of forty feet, lengthwise on the deck, with its label."""
    x, long, wide = scale.at(24), FORTY_FEET_M * scale.unit, EIGHT_FEET_M * scale.unit
    label = text("40′", x=x + long + sheet.em * 0.5, y=middle + sheet.em * 0.36)
    return frame(x, middle - wide / 2, long, wide, "solid") + label


def _lengths(sheet: Sheet, scale: Scale, length_m: float, foot: float) -> str:
    """Return the length of the ship, as a dimension line below it."""
    y = foot + sheet.em * 1.4
    tick = sheet.em * 0.4
    ends = uprights([(scale.at(m), y - tick, y + tick) for m in (0, length_m)], "mid")
    return levels([(y, scale.at(0), scale.at(length_m))], "mid") + ends


def _ruler(sheet: Sheet, scale: Scale) -> str:
    """Return a ruler of 400 meters along the foot of the sheet."""
    y = sheet.height - sheet.em * 2.6
    every = EVERY_M if sheet.wide else EVERY_M * 2
    marks = range(0, LONGEST_M + 1, EVERY_M)
    ticks = uprights([(scale.at(m), y, y + sheet.em * 0.6) for m in marks], "rule")
    base = line([(scale.at(0), y), (scale.at(LONGEST_M), y)], "rule")
    readings = "".join(_reading(sheet, scale, m, y) for m in marks if m % every == 0)
    return base + ticks + readings


def _reading(sheet: Sheet, scale: Scale, meters: int, y: float) -> str:
    anchor = {0: None, LONGEST_M: "end"}.get(meters, "middle")
    unit = " m" if meters == LONGEST_M else ""
    return text(
        f"{meters}{unit}",
        x=scale.at(meters),
        y=y + sheet.em * 1.9,
        text_anchor=anchor,
        class_="muted",
    )
