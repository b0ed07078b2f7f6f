"""Reading TopoJSON: shared, delta-encoded arcs become closed rings of positions.

The format: https://github.com/topojson/topojson-specification, sections 2.1.3 (transforms) and
2.1.4 (arcs). A ring names its arcs by index; a negative index ~i is arc i walked backward.
"""

from itertools import accumulate
from typing import Any

from portolan.domain.geo.position import Position, unwrapped

Ring = list[Position]


def rings_of(topology: dict[str, Any], name: str) -> list[Ring]:
    """Return every ring of the named object, with longitudes that run on over the antimeridian.

    A ring that does not close that way goes around a pole (Antarctica) and is left out: Mercator
    has no place for a pole.
    """
    arcs = [_decoded(arc, topology["transform"]) for arc in topology["arcs"]]
    indexes = [ring for polygon in _polygons(topology["objects"][name]) for ring in polygon]
    rings = [list(unwrapped(_joined(ring, arcs))) for ring in indexes]
    return [ring[:-1] for ring in rings if abs(ring[0].longitude - ring[-1].longitude) < 1]


def _decoded(arc: list[list[int]], transform: dict[str, list[float]]) -> Ring:
    (scale_x, scale_y), (shift_x, shift_y) = transform["scale"], transform["translate"]
    xs = accumulate(point[0] for point in arc)
    ys = accumulate(point[1] for point in arc)
    return [
        Position(y * scale_y + shift_y, x * scale_x + shift_x) for x, y in zip(xs, ys, strict=True)
    ]


def _polygons(geometry: dict[str, Any]) -> list[list[list[int]]]:
    match geometry["type"]:
        case "GeometryCollection":
            return [each for part in geometry["geometries"] for each in _polygons(part)]
        case "MultiPolygon":
            return list(geometry["arcs"])
        case "Polygon":
            return [geometry["arcs"]]
        case kind:
            raise ValueError(f"not an area: {kind}")


def _joined(indexes: list[int], arcs: list[Ring]) -> Ring:
    """Return the arcs joined end to end; the point that two arcs share is kept once."""
    ring: Ring = []
    for index in indexes:
        arc = arcs[index] if index >= 0 else arcs[~index][::-1]
        ring += arc[1:] if ring else arc
    return ring
