"""Offings: where the sea is open, ways turn farther off the land than in narrow waters.

Ways that are pulled tight turn three miles off, as they must in narrows. Of these turns those that
have nothing but sea beyond are moved out, straight away from the nearest shore.
"""

from collections.abc import Iterable, Sequence

import numpy as np
from shapely import STRtree, points
from shapely.affinity import scale
from shapely.geometry import Point
from shapely.ops import nearest_points

from portolan.domain.geo.position import Position, longitude_near
from portolan.domain.sea.build.marnet import Way, Ways, way
from portolan.domain.sea.build.straightening.landmass import Landmass
from portolan.domain.sea.build.straightening.seamarks import Seamarks
from portolan.domain.sea.build.straightening.sight import Sight, widened
from portolan.domain.sea.nearby import NM_PER_DEGREE

OFF_NM = 5.0
"""So far off its cape a ship passes on the open sea.

NGA's Pub. 151 counts its miles by junction points that lie 2 to 10 miles off their capes, half of
them more than 5: Wilson Promontory 2, Fastnet Rock 3, Skagen 5, Good Hope 6, San Antonio 6,
Inishtrahull 9, Bishop Rock 9, Leeuwin 10.
"""

NEAREST_NM, FARTHEST_NM = 2.4, 3.6
"""Turns so far off the land are those of ways that were pulled tight."""

OPEN_NM = 4.5
"""The sea is open where no land is nearer to the new turn than this."""

PLACES = 3


def moved_out(ways: Ways, fixed: Iterable[Position], land: Landmass, sight: Sight) -> Ways:
    """Return the ways with their turns moved out where the sea is open and they stay clear.

    The fixed positions, which are those of the network, stay.
    """
    known = set(fixed)
    turns = sorted({end for ends in ways for end in ends} - known)
    moves = _moves(turns, land)
    while blocked := _blocked(ways, moves, known, sight):
        for ends in blocked:
            for end in ends:
                moves.pop(end, None)
    return {_moved(ends, moves) for ends in ways}


def _moved(ends: Way, moves: dict[Position, Position]) -> Way:
    start, end = ends
    return way(moves.get(start, start), moves.get(end, end))


def _moves(turns: Sequence[Position], land: Landmass) -> dict[Position, Position]:
    """Return where turns are moved to, those that can be."""
    near = {turn: out for turn in turns if (out := _outward(turn, land)) is not None}
    spots = points([(out.longitude, out.latitude) for out in near.values()])
    closed = STRtree(widened(land.pieces, OPEN_NM)).query(spots, predicate="intersects")[0]
    shut = set(closed.tolist())
    return {turn: out for number, (turn, out) in enumerate(near.items()) if number not in shut}


def _outward(turn: Position, land: Landmass) -> Position | None:
    """Return the position straight away from the nearest shore, or None."""
    narrow = float(np.cos(np.radians(turn.latitude)))
    reach = FARTHEST_NM / NM_PER_DEGREE
    area = scale(Point(turn.longitude, turn.latitude).buffer(reach), 1 / narrow, 1)
    here = Point(turn.longitude * narrow, turn.latitude)
    shores = [
        nearest_points(here, scale(land.pieces[piece], narrow, 1, origin=(0, 0)))[1]
        for piece in land.tree.query(area)
    ]
    if not shores:
        return None
    shore = min(shores, key=here.distance)
    off_nm = here.distance(shore) * NM_PER_DEGREE
    if not NEAREST_NM < off_nm < FARTHEST_NM:
        return None
    part = OFF_NM / off_nm
    longitude = (shore.x + (here.x - shore.x) * part) / narrow
    latitude = shore.y + (here.y - shore.y) * part
    return Position(round(latitude, PLACES), round(longitude_near(longitude, 0), PLACES))


def _blocked(
    ways: Ways, moves: dict[Position, Position], fixed: set[Position], sight: Sight
) -> list[Way]:
    """Return the ways with a turn that moves which then meet land or a gate."""
    changed = [ends for ends in sorted(ways) if not moves.keys().isdisjoint(ends)]
    if not changed:
        return []
    new = [_moved(ends, moves) for ends in changed]
    places = sorted({end for ends in new for end in ends}, key=lambda end: (end not in fixed, end))
    number = {place: index for index, place in enumerate(places)}
    nodes = sum(place in fixed for place in places)
    marks = Seamarks(np.array(places), np.zeros((len(places), 4)), nodes)
    pairs = np.array([[number[end] for end in ends] for ends in new])
    clear = sight.is_clear(marks, pairs).tolist()
    return [ends for ends, is_clear in zip(changed, clear, strict=True) if not is_clear]
