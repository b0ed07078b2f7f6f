"""An archipelago that nobody sailed: islands on both sides of the antimeridian, and ways at sea.

Its coasts are as crooked as real ones, and its waters have what real waters have: a bay, a lake, a
narrow, a shoal, a strait, ports behind headlands, a way over land and a node on it.
"""

from itertools import pairwise
from math import cos, pi, radians, sin

from portolan.domain.geo.position import Position, longitude_near
from portolan.domain.geo.topojson import Ring
from portolan.domain.places.build.packaged import PortRecord
from portolan.domain.sea import Passage
from portolan.domain.sea.build.gates import Gate, GateKind
from portolan.domain.sea.build.marnet import Ways, way

CORNERS = 48
WAVES = ((3, 0.22), (5, 0.13), (11, 0.08), (17, 0.05))


def island(latitude: float, longitude: float, radius: float, phase: float) -> Ring:
    """A crooked island of a mean radius in degrees of latitude, clockwise as land is."""
    narrow = cos(radians(latitude))
    ring = []
    for corner in range(CORNERS):
        turn = -2 * pi * corner / CORNERS
        waves = (part * sin(times * turn + phase * times) for times, part in WAVES)
        reach = radius * (1 + sum(waves))
        north, east = reach * sin(turn), reach * cos(turn) / narrow
        ring.append(Position(round(latitude + north, 3), round(longitude + east, 3)))
    return ring


GREAT = island(-10, 178, 3.5, 0.31)
LAKE = island(-10, 178, 0.8, 0.9)[::-1]
WEST, EAST = island(-4.2, 169.5, 1.6, 1.1), island(-3, -171, 2.2, 2.0)
NORTH, BIT = island(52, -176, 1.2, 0.7), island(-0.8, 175, 0.25, 0.2)
ROCK = [Position(-14.7, 172.0), Position(-14.62, 172.1), Position(-14.7, 172.2)]
LINE = [Position(0, 0), Position(1, 1)]
RINGS = [GREAT, LAKE, WEST, EAST, NORTH, BIT, ROCK, LINE]

LATITUDES, LONGITUDES = range(-19, 9, 3), range(163, 199, 3)
INLAND = {
    *((-10, 175), (-10, 178), (-10, 181), (-7, 178)),
    *((-7, 175), (-13, 178), (-4, 169), (-4, 190)),
}
"""Nodes of the lattice that lie on the islands, but for those just behind a beach."""

NORTHERN = [Position(50.4, -178.4), Position(49.5, -175.5), Position(50.9, -172.5)]
NORTHWARD = [(NORTHERN[0], Position(8, 181 - 360)), (NORTHERN[2], Position(8, 187 - 360))]

MOUTHS = {
    Position(-3.9, 167.3): ((-4, 166), (-7, 166)),
    Position(-0.4, -170.1): ((2, 190), (-1, 193)),
    Position(-14.4, 178.5): ((-16, 178), (-16, 181)),
    Position(-6.5, 176.3): ((-4, 175), (-4, 178)),
    Position(50.4, -178.4): (),
    Position(-9.2, -178.0): ((-10, 184),),
    Position(-6.05, 170.8): ((-7, 172),),
    Position(-10.3, 178.2): ((-16, 178),),
    Position(-14.9, 172.3): ((-16, 172), (-13, 172)),
}
"""Nodes off the ports, and those of the lattice to which they have ways."""


def lattice() -> Ways:
    """The ways of the network: to the east, to the north, and between both."""
    nodes = {(north, east) for north in LATITUDES for east in LONGITUDES} - INLAND
    steps = ((0, 3), (3, 0), (3, 3))
    ways = {
        way(_at(north, east), _at(north + up, east + right))
        for north, east in nodes
        for up, right in steps
        if (north + up, east + right) in nodes
    }
    ways |= {way(mouth, _at(*end)) for mouth, ends in MOUTHS.items() for end in ends}
    return ways | {way(*ends) for ends in (*pairwise(NORTHERN), *NORTHWARD)}


def _at(north: int, east: int) -> Position:
    return Position(float(north), longitude_near(float(east), 0))


GATES = (
    Gate("narrow", GateKind.PASSAGE, Position(-4.5, 171), Position(-8, 174.2), Passage.TORRES),
    Gate("bank", GateKind.SHOAL, Position(-1.1, 175), Position(-4.5, 175.5), None),
    Gate("reef", GateKind.UNSAILED, Position(-15, 170), Position(-18, 171.5), None),
    Gate("cut", GateKind.PASSAGE, Position(1, -172), Position(4, -172), Passage.SUEZ),
)


def _port(code: str, latitude: float, longitude: float, *, is_terminal: bool = True) -> PortRecord:
    return PortRecord(code, code, Position(latitude, longitude), is_terminal)


PORTS = (
    _port("XXWES", -3.9, 167.5),
    _port("XXEAS", -0.55, -170.2),
    _port("XXSOU", -14.2, 178.5),
    _port("XXNOR", -6.9, 176.1),
    _port("XXCOL", 50.9, -178.0),
    _port("XXBAY", -9.2, -178.6, is_terminal=False),
    _port("XXHEA", -5.6, 170.6, is_terminal=False),
    _port("XXINL", -10.2, 178.4, is_terminal=False),
    _port("XXROC", -14.75, 172.15),
)
WRITTEN_UP = {"XXWES", "XXEAS", "XXSOU", "XXCOL"}
"""The codes of ports with a text of their own."""
