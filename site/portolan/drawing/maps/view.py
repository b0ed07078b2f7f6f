"""Choice of a chart's window: around all that it shows, cut where nothing is."""

import re
from collections.abc import Iterable, Sequence
from math import ceil, floor

from portolan.domain.geo.position import FULL_TURN, Position, longitude_near
from portolan.drawing.maps.lines import MapLine
from portolan.drawing.maps.window import Window

# No chart goes nearer to the poles than this; lines that do leave the picture.
NORTHERNMOST = 72.0

# Nor closer than this: on a narrower chart the outlines would promise more than they know.
LEAST_SPAN = 24.0

FREE = re.compile(b"\x01+")

Bands = Sequence[Sequence[Position]]


def view_of(
    lines: Iterable[MapLine], width: float, height: float, others: Iterable[Position] = ()
) -> Window:
    """Return the window of the given size that holds the lines and the other positions."""
    bands = [*(line.course() for line in lines), *((position,) for position in others)]
    seen = [Position(min(north, NORTHERNMOST), east) for north, east in _unrolled(bands)]
    return Window.around(seen, width, height, least_span=LEAST_SPAN)


def fitting(lines: Iterable[MapLine], most: float) -> list[MapLine]:
    """Return the lines, by priority, that together span at most so many degrees."""
    fitted: list[MapLine] = []
    for line in lines:
        west, east = _span(_unrolled([each.course() for each in [*fitted, line]]))
        if east - west <= most:
            fitted.append(line)
    return fitted


def _unrolled(bands: Bands) -> list[tuple[float, float]]:
    """Return all positions on one turn of the earth, east of the cut meridian."""
    cut = _cut(bands)
    return [
        (latitude, longitude + turn)
        for band in bands
        for turn in [_turn(band, cut)]
        for latitude, longitude in band
    ]


def _turn(band: Sequence[Position], cut: float) -> float:
    """Return the whole turns that move a band of positions to the east of the cut."""
    middle = sum(_span(band)) / 2
    return longitude_near(middle, cut + FULL_TURN / 2) - middle


def _span(band: Iterable[tuple[float, float]]) -> tuple[float, float]:
    longitudes = [longitude for _latitude, longitude in band]
    return min(longitudes), max(longitudes)


def _cut(bands: Bands) -> float:
    """Return the meridian in the middle of the widest gap that the fewest bands cross."""
    crossings = [0] * int(FULL_TURN)
    for west, east in map(_span, bands):
        for degree in range(floor(west), ceil(east) + 1):
            crossings[degree % int(FULL_TURN)] += 1
    least = min(crossings)
    free = bytes([crossing == least for crossing in crossings * 2])
    runs = [(run.end() - run.start(), -run.start()) for run in FREE.finditer(free)]
    length, first = max(runs)
    return (length / 2 - first) % FULL_TURN
