"""The ways between all written-up ports, computed once for the table that pages read."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from portolan.domain.sea.build.hierarchy import hierarchy_of
from portolan.domain.sea.lane import lane
from portolan.domain.sea.lane_table import DEGREE, SeaLane
from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.passage import ARCTIC, CANALS, FEEDER_CANALS, bits_of
from portolan.domain.sea.sea_route import LonLat
from portolan.domain.sea.shortest_path import ShortestPath
from portolan.domain.sea.voyage import (
    Berth,
    Mooring,
    by_river,
    is_for_feeders,
    moored,
    route_of,
)

BY_CANAL, BY_CAPE, BY_FEEDER = ARCTIC | FEEDER_CANALS, ARCTIC | FEEDER_CANALS | CANALS, ARCTIC
"""What is closed to a large ship, to one by the Cape, and to a feeder."""

WayTo = Callable[[int], ShortestPath | None]
"""What finds the way to a node from the one where it begins."""


def sea_lanes(network: SeaNetwork, berths: Mapping[str, Berth]) -> Iterator[SeaLane]:
    """Yield the ways between all pairs of ports; raise InlandPoint for a port away from the sea."""
    hierarchy = network.hierarchy or hierarchy_of(network)
    moorings = [(code, moored(network, berth)) for code, berth in sorted(berths.items())]
    for number, (origin, start) in enumerate(moorings):
        by_canal, by_cape, by_feeder = (
            partial(hierarchy.way, start.node, closed=bits_of(closed))
            for closed in (BY_CANAL, BY_CAPE, BY_FEEDER)
        )
        for destination, goal in moorings[number + 1 :]:
            ends = (origin, start), (destination, goal)
            first = _lane(network, (by_canal, by_feeder), *ends, by_cape=False)
            yield from filter(None, [first])
            if first and not CANALS.isdisjoint(first.passages):
                yield from filter(None, [_lane(network, (by_cape,), *ends, by_cape=True)])


def _lane(
    network: SeaNetwork,
    ways: tuple[WayTo, ...],
    origin: tuple[str, Mooring],
    destination: tuple[str, Mooring],
    *,
    by_cape: bool,
) -> SeaLane | None:
    """The lane by the first of the ways; by the last where a feeder sails."""
    path = ways[0](destination[1].node)
    if path is None:
        return None
    route = by_river(origin[1], destination[1]) or route_of(
        network, origin[1], path, destination[1]
    )
    if is_for_feeders(route) and (small := ways[-1](destination[1].node)):
        route = route_of(network, origin[1], small, destination[1])
    course = tuple(LonLat(*(round(each * DEGREE) / DEGREE for each in at)) for at in lane(route))
    ends = origin[0], destination[0]
    return SeaLane(*ends, by_cape, route.distance_nm, route.passages, course)
