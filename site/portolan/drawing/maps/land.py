"""Land on a chart: horizontal lines inside a hairline coast, never filled."""

from portolan.drawing.maps.clip import XY
from portolan.drawing.maps.flat import area_of, visible_turns
from portolan.drawing.maps.simplify import ring_area
from portolan.drawing.maps.window import Window
from portolan.drawing.svg import element, path_data

# An island smaller than this many triangles of the coast's own detail is left out.
ISLAND = 6


def coasts(window: Window, detail: float, island: float = ISLAND) -> list[list[XY]]:
    """Return the coasts in a window as closed rings in its units.

    ``detail`` is the smallest triangle of the coast that is kept, in square units, and ``island``
    the smallest island in such triangles.
    """
    least, area = island * detail, area_of(detail, window.scale)
    rings = (
        flat.points(shore.within(edge, area))
        for flat, edge, numbered in visible_turns(window, detail, least)
        for _, shore in numbered
    )
    return [ring for ring in rings if ring_area(ring) >= least]


def coast_path(
    window: Window, detail: float, *, whole: bool = False, island: float = ISLAND
) -> str:
    """Return the data of one path around all land in the window, perhaps in whole units."""
    rings = coasts(window, detail, island)
    return "".join(path_data(ring, closed=True, whole=whole) for ring in rings)


def ruled_land(
    window: Window, detail: float, prefix: str, gap: float, *, whole: bool = False
) -> str:
    """Return the land for a chart; ``gap`` is the distance of its ruled lines."""
    return ruled(coast_path(window, detail, whole=whole), prefix, gap)


def ruled(coast: str, prefix: str, gap: float) -> str:
    """Return the ruled land inside the data of a path."""
    name = f"{prefix}-land"
    line = element("path", class_="hatch", d="M0 .5h8")
    pattern = element(
        "pattern", line, id=name, width="8", height=gap, patternUnits="userSpaceOnUse"
    )
    shape = element("path", class_="land", fill=f"url(#{name})", d=coast)
    return element("defs", pattern) + shape
