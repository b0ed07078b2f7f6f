"""A window on the flat chart of the world: the coasts in it, and their points."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import degrees, radians
from typing import NamedTuple

from portolan.drawing.maps.clip import XY, Frame
from portolan.drawing.maps.shore import Shore
from portolan.drawing.maps.window import Window
from portolan.drawing.maps.world import Land, land_for
from portolan.drawing.svg import STEPS_IN_A_UNIT

# The coast is cut this far outside of the picture, so that no edge of the cut is seen.
OVERHANG = 6.0


class Flat(NamedTuple):
    """One turn of the earth in a window: its north-western corner in radians, and its scale."""

    west: float
    north: float
    scale: float

    def point(self, at: XY) -> XY:
        """Convert a point of the flat chart to the window."""
        return (at[0] - self.west) * self.scale, (self.north - at[1]) * self.scale

    def points(self, ring: Iterable[XY]) -> list[XY]:
        """Convert the points of a ring to the window."""
        west, north, scale = self
        return [((x - west) * scale, (north - y) * scale) for x, y in ring]

    def grid(self, ring: Iterable[XY]) -> list[tuple[int, int]]:
        """Convert the points of a ring to the window, in the steps in which paths are written."""
        west, north, scale = self
        fine = STEPS_IN_A_UNIT
        return [
            (round((x - west) * scale * fine), round((north - y) * scale * fine)) for x, y in ring
        ]

    def frame(self, frame: Frame) -> Frame:
        """Convert a frame of the window to the flat chart."""
        west, north, scale = self
        return Frame(
            west + frame.left / scale,
            north - frame.bottom / scale,
            west + frame.right / scale,
            north - frame.top / scale,
        )


class Turn(NamedTuple):
    """The coasts of one turn of the earth that may be in a window.

    By their numbers in the land of some detail; and where they are cut, on the flat chart.
    """

    flat: Flat
    edge: Frame
    numbered: Sequence[tuple[int, Shore]]


def _around(window: Window) -> Frame:
    """Return the frame of a window at which coasts are cut."""
    return Frame(-OVERHANG, -OVERHANG, window.width + OVERHANG, window.height + OVERHANG)


def area_of(units: float, scale: float) -> float:
    """Convert square units at a scale to square radians; nearly equal scales give the same."""
    return units / round(scale, 6) ** 2


@lru_cache(maxsize=16)
def visible_turns(window: Window, detail: float, least: float) -> Sequence[Turn]:
    """Return the coasts in a window, without those in boxes smaller than ``least`` square units.

    ``detail`` is the smallest triangle that matters. Kept for a while: a chart asks several times.
    """
    land, least_box = land_for(area_of(detail, window.scale)), area_of(least, window.scale)
    turns = [(flat, flat.frame(_around(window))) for flat in _flats(window, land.west, land.east)]
    return tuple(
        Turn(flat, edge, tuple((i, land.shores[i]) for i in _numbers(land, edge, least_box)))
        for flat, edge in turns
    )


def _numbers(land: Land, frame: Frame, least: float) -> list[int]:
    """Return the numbers of the coasts whose boxes meet a frame and are large enough."""
    west, low, east, high = frame
    return [
        number
        for number in land.near(west, east)
        for left, top, right, bottom in [land.boxes[number]]
        if right >= west and left <= east and bottom >= low and top <= high
        if (right - left) * (bottom - top) >= least
    ]


def _flats(window: Window, west: float, east: float) -> list[Flat]:
    """Return a flat chart for each turn of the earth on which a window shows these longitudes."""
    turns = window.turns(degrees(west), degrees(east))
    return [Flat(radians(window.west - turn), window.top, window.scale) for turn in turns]
