"""Turns of ways that are moved out to the open sea, or stay in narrow waters."""

from collections.abc import Sequence

import pytest
from shapely import Point, Polygon

from portolan.domain.geo.position import Position
from portolan.domain.sea.build.gates import Gate, GateKind
from portolan.domain.sea.build.marnet import Ways, way
from portolan.domain.sea.build.straightening.landmass import Landmass
from portolan.domain.sea.build.straightening.offings import OFF_NM, moved_out
from portolan.domain.sea.build.straightening.sight import Sight

# Near the equator, where a degree is 60 miles in every direction. The way turns three miles off.
ISLAND = (Position(-1, -1), Position(1, -1), Position(1, 1), Position(-1, 1))
OPPOSITE = tuple(at._replace(latitude=at.latitude + 2.13) for at in ISLAND)
WEST, TURN, EAST = Position(1, -3), Position(1.05, 0), Position(1, 3)
WAYS = {way(WEST, TURN), way(TURN, EAST)}


def moved(*gates: Gate, shores: Sequence[tuple[Position, ...]] = (ISLAND,)) -> Ways:
    land = Landmass.within([list(shore) for shore in shores])
    return moved_out(WAYS, [WEST, EAST], land, Sight(land, gates))


def test_a_turn_is_moved_out_to_the_open_sea() -> None:
    (turn,) = {end for ends in moved() for end in ends} - {WEST, EAST}
    island = Polygon([at[::-1] for at in ISLAND])
    assert 60 * island.distance(Point(*turn[::-1])) == pytest.approx(OFF_NM, abs=0.1)


def test_a_turn_stays_in_narrow_waters() -> None:
    assert moved(shores=(ISLAND, OPPOSITE)) == WAYS


def test_a_turn_stays_where_a_gate_is_beyond() -> None:
    gate = Gate("bank", GateKind.SHOAL, Position(1.06, 0.2), Position(1.3, 0.2), None)
    assert moved(gate) == WAYS
