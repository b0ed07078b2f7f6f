"""A ship from above, to scale: its deck full of containers of forty feet, beside a ruler."""

from collections.abc import Sequence

from portolan.core.measures import measure
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
STERN_M, BETWEEN_BAYS_M, BRIDGE = 4, 2.3, 0.62
"""Deck left free at the stern; the lashing bridge between bays; where the bridge stands, as a
share of the length. A schema: no ship's own plan is drawn."""


def ship_drawing(length_m: float, beam_m: float) -> str:
    """Return the drawing for wide and narrow screens; the style sheet shows one of them."""
    sheets = (wide_sheet(WIDE_HEIGHT), narrow_sheet(NARROW_HEIGHT))
    return "".join(_svg(sheet, length_m, beam_m) for sheet in sheets)


def outline(length_m: float, beam_m: float) -> str:
    """Return the hull with its bays, as wide as its share of the longest, for a list of ships."""
    hull = _hull(Scale(0, LONGEST_M, 0, LONGEST_M), beam_m / 2, length_m, beam_m)
    wide = rows(beam_m) * EIGHT_FEET_M
    top = (beam_m - wide) / 2
    stacks = "".join(
        f"M{start:.1f} {top:.1f}h{FORTY_FEET_M:.1f}v{wide:.1f}h-{FORTY_FEET_M:.1f}z"
        for start in bays(length_m)
    )
    box = f"-1 -1 {LONGEST_M + 2} {beam_m + 2:g}"
    deck = element("path", d=stacks, fill="currentColor", stroke="none")
    return element("svg", hull, deck, viewBox=box, aria_hidden="true")


def _svg(sheet: Sheet, length_m: float, beam_m: float) -> str:
    scale = Scale(0, LONGEST_M, sheet.left, sheet.right)
    middle = sheet.em * 3.4 + 31 * scale.unit
    parts = (
        _hull(scale, middle, length_m, beam_m, "strong" if sheet.wide else "mid"),
        _deck(scale, middle, bays(length_m), rows(beam_m), each=sheet.wide),
        _lengths(sheet, scale, length_m, middle + beam_m / 2 * scale.unit),
        _ruler(sheet, scale),
    )
    box = f"0 0 {sheet.width:g} {sheet.height:g}"
    return element("svg", *parts, class_=sheet.shape, viewBox=box, aria_hidden="true")


def _hull(scale: Scale, middle: float, length_m: float, beam_m: float, kind: str = "strong") -> str:
    """Return the outline: the stern to the left, square; the bow to the right."""
    half = beam_m / 2 * scale.unit
    left, right = scale.at(0), scale.at(length_m)
    shoulder = right - BOW * length_m * scale.unit
    side = [(shoulder + (right - shoulder) * part, half * (1 - part**2.2)) for part in _STEPS]
    port_side = [(x, middle - y) for x, y in side]
    starboard = [(x, middle + y) for x, y in reversed(side)]
    corners = [(left, middle - half), *port_side, *starboard, (left, middle + half)]
    return element("path", class_=kind, d=path_data(corners, closed=True))


_STEPS = tuple(i / 12 for i in range(13))


def bays(length_m: float) -> list[float]:
    """Return where the bays of forty feet begin, in meters from the stern: none at the bridge."""
    every = FORTY_FEET_M + BETWEEN_BAYS_M
    count = int((length_m * (1 - BOW) - STERN_M) / every)
    starts = [STERN_M + number * every for number in range(count)]
    return [start for start in starts if not start <= length_m * BRIDGE < start + every]


def rows(beam_m: float) -> int:
    """Return how many containers stand side by side."""
    return int(beam_m / EIGHT_FEET_M)


def _deck(scale: Scale, middle: float, starts: Sequence[float], count: int, *, each: bool) -> str:
    """Return the stacks as one sees them from above, and one container filled in.

    With ``each`` there is a line between any two containers, for which small drawings have no room.
    """
    long, wide = FORTY_FEET_M * scale.unit, EIGHT_FEET_M * scale.unit
    top = middle - count / 2 * wide
    stacks = "".join(frame(scale.at(start), top, long, count * wide) for start in starts)
    heights = [top + wide * number for number in range(1, count)]
    ends = [(scale.at(start), scale.at(start) + long) for start in starts]
    lines = [(y, left, right) for y in heights for left, right in ends]
    between = levels(lines, "rule") if each else ""
    one = frame(scale.at(starts[0]), top, long, wide, "solid")
    return stacks + between + one


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
    return text(
        measure(meters, "m") if meters == LONGEST_M else f"{meters}",
        x=scale.at(meters),
        y=y + sheet.em * 1.9,
        text_anchor=anchor,
        class_="muted",
    )
