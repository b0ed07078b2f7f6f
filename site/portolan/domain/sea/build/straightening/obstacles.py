"""Obstacles: positions by which ways turn, off the land and at the ends of shut gates."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from shapely import STRtree, get_coordinates, make_valid, points, polygons

from portolan.domain.geo.position import FULL_TURN, HALF_TURN
from portolan.domain.sea.build.chart import is_open
from portolan.domain.sea.build.gates import Gate
from portolan.domain.sea.build.straightening.landmass import Landmass
from portolan.domain.sea.build.straightening.seamarks import Floats, Numbers, vectors
from portolan.domain.sea.build.straightening.sight import MARGIN_NM, widened
from portolan.domain.sea.nearby import NM_PER_DEGREE

OFF_NM = 3.0
"""So far off the land a way turns: twice as far as straight ways keep."""

CLOSE_NM = 0.05
"""The outline of one piece of land counts as far as it lies outside that of the others."""

PLACES = 3
SIDE = 8
"""So many positions draw the side of a triangle on the plain chart."""


class Obstacles:
    """Positions by which ways turn, and an index of them on the plain chart."""

    def __init__(self, land: Landmass, gates: Sequence[Gate]) -> None:
        outline = np.unique(get_coordinates(widened(land.pieces, OFF_NM)).round(PLACES), axis=0)
        inside = STRtree(widened(land.pieces, MARGIN_NM + CLOSE_NM))
        is_outside = np.abs(outline[:, 0]) <= HALF_TURN
        is_outside[inside.query(points(outline), predicate="intersects")[0]] = False
        shut = [end for gate in gates if not is_open(gate) for end in _off_ends(gate)]
        chart = np.vstack([outline[is_outside], np.array(shut).reshape(-1, 2).round(PLACES)])
        self.at: Floats = chart[:, ::-1]
        self.vectors = vectors(self.at)
        turns = [chart + np.array((turn, 0)) for turn in (-FULL_TURN, 0, FULL_TURN)]
        self._tree = STRtree(np.array(points(np.vstack(turns))))

    def within(self, triangles: Floats) -> list[Numbers]:
        """Return the obstacles in each of the triangles, which are rows of three unit vectors."""
        triangle, obstacle = self._tree.query(_charted(triangles), predicate="intersects")
        obstacle = (obstacle % len(self.at))[np.argsort(triangle, kind="stable")]
        ends = np.cumsum(np.bincount(triangle, minlength=len(triangles)))
        return np.split(obstacle, ends[:-1])


def _off_ends(gate: Gate) -> Floats:
    """Return positions off both ends of a gate, in line with it, as they lie on the plain chart."""
    ends = np.array([(end.longitude, end.latitude) for end in (gate.start, gate.end)])
    outward = ends - ends[::-1]
    off: Floats = ends + outward / np.hypot(*outward[0]) * OFF_NM / NM_PER_DEGREE
    return off


def _charted(triangles: Floats) -> NDArray[np.object_]:
    """Return triangles of great circles as polygons on the plain chart."""
    part = np.linspace(0, 1, SIDE)[None, None, :, None]
    starts, ends = triangles[:, :, None], np.roll(triangles, -1, 1)[:, :, None]
    rings = (starts * (1 - part) + ends * part).reshape(len(triangles), 3 * SIDE, 3)
    x, y, z = np.moveaxis(rings, 2, 0)
    longitudes = np.degrees(np.unwrap(np.arctan2(y, x), axis=1))
    latitudes = np.degrees(np.arctan2(z, np.hypot(x, y)))
    return np.array(make_valid(polygons(np.stack([longitudes, latitudes], axis=2))))
