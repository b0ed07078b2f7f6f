"""Reading the sea network that searoute carries: Eurostat's MARNET, extended by its makers.

MARNET: Eurostat, github.com/eurostat/searoute; searoute-py 1.6: G. Halili, Apache-2.0. The file is
read where the package lies; the package itself is never imported.
"""

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.geo.position import Position, longitude_near
from portolan.domain.places.build.packaged import package_folder
from portolan.domain.sea.nearby import Nearby

# Ends of ways that lie closer than this are one: the data often miss each other by a little.
SAME_PLACE_NM = 0.3
# Decimal places of a degree: about a meter, as fine as the network's file.
PLACES = 5

Way = tuple[Position, Position]
"""A way between two positions, the one that sorts first at the beginning."""

Ways = set[Way]


def marnet_file() -> Path:
    """Return the network's file inside the installed package."""
    return package_folder("searoute") / "data" / "marnet_searoute.geojson"


def way(one: Position, other: Position) -> Way:
    """Return a way between two positions in the form used in sets of ways."""
    return (one, other) if one < other else (other, one)


def ways_of(collection: dict[str, Any]) -> Ways:
    """Return the ways of a GeoJSON collection of lines, each once, with close ends merged."""
    lines = [line for feature in collection["features"] for line in _lines(feature["geometry"])]
    one = _joined({position for line in lines for position in line})
    pairs = (way(one[a], one[b]) for line in lines for a, b in pairwise(line))
    return {(start, end) for start, end in pairs if start != end}


def read_marnet(file: Path) -> Ways:
    """Return the ways in a file of MARNET."""
    return ways_of(json.loads(file.read_text("utf-8")))


def _lines(geometry: dict[str, Any]) -> Iterator[list[Position]]:
    match geometry["type"]:
        case "LineString":
            lines = [geometry["coordinates"]]
        case "MultiLineString":
            lines = geometry["coordinates"]
        case kind:
            raise ValueError(f"not a line: {kind}")
    for line in lines:
        yield [_position(*point) for point in line]


def _position(longitude: float, latitude: float) -> Position:
    """Return the position between -180 and 180 degrees; adding 0 makes a negative zero positive."""
    turned = longitude_near(longitude, 0)
    return Position(round(latitude, PLACES) + 0, round(turned, PLACES) + 0)


def _joined(positions: set[Position]) -> dict[Position, Position]:
    """Return for each position the one that represents it and all very close to it."""
    order = sorted(positions)
    nearby, one = Nearby.of(order), {}
    for first in order:
        if first in one:
            continue
        for position in (order[i] for i in nearby.within(first, SAME_PLACE_NM)):
            if position not in one and great_circle_nm(first, position) <= SAME_PLACE_NM:
                one[position] = first
    return one
