"""Roadsteads: waters off ports that are far from every way of MARNET.

MARNET follows the lines that much traffic takes. Off quieter coasts its nodes are hundreds of
miles apart, and a port there would be as good as inland. Each gets a node off its coast, with
straight ways over open water to the network around it. Ships may also pass through: off such a
coast those are better ways than the network had.
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import cos, pi, radians, sin

from portolan.domain.geo.great_circle import great_circle_nm, initial_bearing
from portolan.domain.geo.position import Position, longitude_near
from portolan.domain.sea.build.chart import SeaChart, great_circle
from portolan.domain.sea.build.marnet import Ways, way
from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.search import search

# A port with a node as near as this (40 km) needs no other.
NEAR_NM = 21.6
# How far off the port the roadstead may lie, best first: ports lie in bays and up rivers.
OFFINGS_NM = (5.0, 10.0, 15.0)
BEARINGS = 16
# How far a way from a roadstead may lead, and in how many directions.
FARTHEST_NM = 400.0
SECTORS = 8
# A shortcut between two nodes to less than this part of their way would have to cross land that
# the outlines are too coarse to know.
SHORTEST_CUT = 0.7
NM_PER_DEGREE = 60.0


def roadsteads(network: SeaNetwork, chart: SeaChart, ports: Iterable[Position]) -> Ways:
    """Return the ways from the roadsteads of the ports that need one."""
    made: list[Position] = []
    ways: Ways = set()
    for port in sorted(set(ports)):
        if _is_served(network, made, port):
            continue
        nodes = _around(network, port)
        roadstead = _offing(network, chart, port, nodes)
        if roadstead is not None:
            made.append(roadstead)
            ends = _ends(network, chart, roadstead, nodes)
            for node in ends:
                course = great_circle(roadstead, network.positions[node])
                ways.update(way(*leg) for leg in pairwise(course))
    return ways


def _is_served(network: SeaNetwork, made: list[Position], port: Position) -> bool:
    near = [network.positions[node] for node in network.nearby.within(port, NEAR_NM)]
    return any(great_circle_nm(port, each) <= NEAR_NM for each in [*near, *made])


def _around(network: SeaNetwork, port: Position) -> list[int]:
    """Return the nodes within reach of a port, the nearest first."""
    lengths = {
        node: great_circle_nm(port, network.positions[node])
        for node in network.nearby.within(port, FARTHEST_NM)
    }
    reached = (node for node, distance_nm in lengths.items() if distance_nm <= FARTHEST_NM)
    return sorted(reached, key=lambda node: (lengths[node], node))


def _offing(
    network: SeaNetwork, chart: SeaChart, port: Position, nodes: list[int]
) -> Position | None:
    """Return the position off a port that has a node in sight, of several the one nearest to it."""
    for offing_nm in OFFINGS_NM:
        seen = {}
        for point in _ring(port, offing_nm):
            if chart.coast.at_sea(point):
                ends = (network.positions[node] for node in nodes)
                end = next((end for end in ends if chart.is_clear(point, end)), None)
                if end is not None:
                    seen[point] = great_circle_nm(point, end)
        if seen:
            return min(seen, key=lambda point: (seen[point], point))
    return None


def _ring(port: Position, distance_nm: float) -> Iterator[Position]:
    """Yield positions all around a port."""
    for i in range(BEARINGS):
        north = distance_nm / NM_PER_DEGREE * cos(2 * pi * i / BEARINGS)
        east = distance_nm / NM_PER_DEGREE * sin(2 * pi * i / BEARINGS)
        longitude = longitude_near(port.longitude + east / cos(radians(port.latitude)), 0)
        yield Position(round(port.latitude + north, 3), round(longitude, 3))


def _ends(
    network: SeaNetwork, chart: SeaChart, roadstead: Position, nodes: list[int]
) -> Iterable[int]:
    """Return the nearest node in sight in each direction, without shortcuts across land."""
    taken: dict[int, int] = {}
    for node in nodes:
        end = network.positions[node]
        sector = int(initial_bearing(roadstead, end) / 360 * SECTORS)
        if sector in taken or not chart.is_clear(roadstead, end):
            continue
        if all(_is_plausible(network, roadstead, node, other) for other in taken.values()):
            taken[sector] = node
    return taken.values()


def _is_plausible(network: SeaNetwork, roadstead: Position, one: int, other: int) -> bool:
    legs = (great_circle_nm(roadstead, network.positions[node]) for node in (one, other))
    path = search(network, one, other)
    return path is not None and sum(legs) >= SHORTEST_CUT * path.distance_nm
