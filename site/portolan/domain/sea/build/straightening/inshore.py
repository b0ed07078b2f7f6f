"""Inshore ways: through channels and around headlands where the network led straight over land.

A way over land gives place to a course through the water between its ends. A port from which the
way to the nearest node leads over land gets a course to the node that it reaches first by water.
A terminal far from the nearest node gets roads before it: ships need not go by that node.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import inf

from portolan.domain.geo.distance import KM_PER_NM
from portolan.domain.geo.great_circle import great_circle_nm, great_circle_point
from portolan.domain.geo.position import Position
from portolan.domain.places.build.packaged import PortRecord
from portolan.domain.sea.approaches import Approaches
from portolan.domain.sea.build.marnet import PLACES, Way, Ways, way
from portolan.domain.sea.build.straightening.inland_waters import over_land_km
from portolan.domain.sea.build.straightening.landmass import Landmass
from portolan.domain.sea.build.straightening.soundings import CELLS, FINE_CELLS, Soundings
from portolan.domain.sea.errors import InlandPoint
from portolan.domain.sea.network import REACH_KM, SeaNetwork
from portolan.domain.sea.passage import CANALS, FEEDER_CANALS, bits_of

MOST_KM = 0.4
"""So much over land is a pier, a spit, or the coarseness of the coast."""

QUAYS_NM, FAR_KM = 15.0 / float(KM_PER_NM), 8.0
"""So near to a berth a straight way may lead over its quays, but not over as much land as this."""

RIVER_KM = 6.0
"""A course over more land goes up a river that the coast does not show: no finer grid finds it."""

BETTER = 0.5
"""A course with more than this part of the old way's land is no better."""

PAD_NM = 12.0
"""So far around both ends of a way a course is sought."""

ASHORE_NM = 3.0
"""A node that is no farther inland is moved out to the nearest water."""

REACH_NM = REACH_KM / float(KM_PER_NM)

ROADS_NM = 5.0
"""A terminal that is farther from the nearest node has roads of its own."""


Exchange = dict[Way, Ways]
"""Ways over land, and for each the ways that take its place."""


def afloat(network: SeaNetwork, land: Landmass) -> Exchange:
    """Return the ways at nodes that lie a little inland, with those nodes moved out to water."""
    over = _over_land(network, land)
    ends = sorted({end for leg in over for end in leg})
    ashore = [end for end in ends if land.holding([end])]
    moved = {end: water for end in ashore if (water := _afloat(land, end)) != end}
    at = network.positions
    legs = (way(at[edge.start], at[edge.end]) for edge in network.edges)
    return {
        leg: {way(*(moved.get(end, end) for end in leg))}
        for leg in legs
        if not moved.keys().isdisjoint(leg)
    }


def _afloat(land: Landmass, at: Position) -> Position:
    return Soundings.around(land, [at], ASHORE_NM).afloat(at)


def ways_around(network: SeaNetwork, land: Landmass) -> Exchange:
    """Return courses around the land in place of the ways over it."""
    detours = {leg: _around(land, leg, km) for leg, km in _over_land(network, land).items()}
    return {leg: ways for leg, ways in detours.items() if ways}


def _over_land(network: SeaNetwork, land: Landmass) -> dict[Way, float]:
    """Return the ways over land, without the canals, and how many kilometers lie over it."""
    canals, at = bits_of(CANALS | FEEDER_CANALS), network.positions
    legs = [way(at[e.start], at[e.end]) for e in network.edges if not e.passage & canals]
    over = zip(legs, over_land_km(land, legs), strict=True)
    return {leg: km for leg, km in over if km > MOST_KM}


def _around(land: Landmass, leg: Way, km: float) -> Ways:
    pad_nm = max(PAD_NM, great_circle_nm(*leg) / 2)
    course = Soundings.around(land, leg, pad_nm).course(leg[0], [leg[1]])
    return _ways(course) if _over_km(land, course) <= max(MOST_KM, BETTER * km) else set()


def ways_to_ports(network: SeaNetwork, land: Landmass, ports: Iterable[PortRecord]) -> Ways:
    """Return the courses of ports whose way to the nearest node leads over land.

    Those with an approach of their own have been looked at by hand.
    """
    approaches = Approaches.read().by_code
    berths = [port.position for port in ports if port.code not in approaches]
    courses = [
        _course_from(network, land, each) for each in berths if _is_cut_off(network, land, each)
    ]
    return {each for course in courses for each in _ways(course)}


def ways_from_roads(network: SeaNetwork, land: Landmass, ports: Iterable[PortRecord]) -> Ways:
    """Return the ways from the roads of terminals to their nearest nodes, which are far."""
    approaches = Approaches.read()
    berths = [approaches.berth(each.code, each.position) for each in ports if each.is_terminal]
    mouths = [(each.position, *each.approach)[-1] for each in berths if each.waters is None]
    ways = {each for mouth in mouths for each in _from_roads(network, land, mouth)}
    over = zip(ways, over_land_km(land, list(ways)), strict=True)
    return {each for each, km in over if km <= MOST_KM}


def _from_roads(network: SeaNetwork, land: Landmass, mouth: Position) -> Ways:
    """Return the way from the water at the mouth of a harbor, if the nearest node is far."""
    try:
        node, length_nm = network.nearest(mouth)
    except InlandPoint:
        return set()
    roads = _afloat(land, mouth) if land.holding([mouth]) else mouth
    roads = Position(*(round(each, PLACES) for each in roads))
    return {way(roads, network.positions[node])} if length_nm > ROADS_NM else set()


def _is_cut_off(network: SeaNetwork, land: Landmass, berth: Position) -> bool:
    """Whether the way from a berth to the nearest node leads over more land than its own quays."""
    try:
        node = network.positions[network.nearest(berth).node]
    except InlandPoint:
        return False
    length_nm = great_circle_nm(berth, node)
    if length_nm <= QUAYS_NM:
        return False
    beyond = great_circle_point(berth, node, QUAYS_NM / length_nm)
    return _over_km(land, [berth, node]) > FAR_KM or _over_km(land, [beyond, node]) > MOST_KM


def _course_from(network: SeaNetwork, land: Landmass, berth: Position) -> list[Position]:
    start = Position(*(round(each, PLACES) for each in berth))
    near = (network.positions[node] for node in network.nearby.within(start, REACH_NM))
    goals = [each for each in near if great_circle_nm(start, each) <= REACH_NM]
    for cells in (CELLS, FINE_CELLS):
        course = Soundings.around(land, [start, *goals], PAD_NM, cells).course(start, goals)
        if not MOST_KM < _over_km(land, course) < RIVER_KM:
            break
    return course


def _over_km(land: Landmass, course: Sequence[Position]) -> float:
    """Return the kilometers over land of a course; of none, more than any."""
    return sum(over_land_km(land, list(pairwise(course)))) if len(course) > 1 else inf


def _ways(course: Sequence[Position]) -> Ways:
    return {way(*leg) for leg in pairwise(course) if leg[0] != leg[1]}
