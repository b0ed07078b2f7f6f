"""The ways of the network that lead over land though ships have another way."""

from collections.abc import Sequence

from portolan.domain.geo.position import Position
from portolan.domain.sea.build.marnet import Ways, way
from portolan.domain.sea.build.straightening.landmass import Landmass
from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.passage import CANALS, FEEDER_CANALS, bits_of
from portolan.domain.sea.ways import SeaEdge

SLIGHT_KM = 0.3
"""So much over land is a spit, or the coarseness of the coast."""

QUAYS_KM = 12.0
"""A way to a harbor that lies on land, up a river or in a dock, may lead so far over it."""

INLAND_WATERS = (
    (-92.5, 41.0, -74.0, 49.2),  # the Great Lakes and the Saint Lawrence
    (32.0, 29.5, 32.9, 31.6),  # the Suez Canal
    (-80.3, 8.4, -79.2, 9.9),  # the Panama Canal
    (9.0, 53.8, 10.4, 54.5),  # the Kiel Canal
)
"""West, south, east and north of waters that the coast does not show."""


class Parts:
    """The parts of a network that is joined way by way."""

    def __init__(self, nodes: int) -> None:
        self._above = list(range(nodes))

    def join(self, one: int, other: int) -> bool:
        """Join the parts of two nodes; return whether they were two."""
        one, other = self._top(one), self._top(other)
        self._above[one] = other
        return one != other

    def _top(self, node: int) -> int:
        while self._above[node] != node:
            self._above[node] = node = self._above[self._above[node]]
        return node


def overland_ways(network: SeaNetwork, land: Landmass, harbors: Sequence[int]) -> Ways:
    """Return the ways over land without which all nodes are still joined.

    Where only ways over land join a part to the others, that over the least stays.
    """
    at = network.positions
    lengths_km = land.over_km([(at[edge.start], at[edge.end]) for edge in network.edges])
    over = {
        edge: 0.0 if km <= SLIGHT_KM or _is_inland(network, edge) else km
        for edge, km in zip(network.edges, lengths_km, strict=True)
    }
    parts = Parts(len(at))
    by_land = sorted(over.items(), key=lambda item: item[1])
    spare = [(edge, km) for edge, km in by_land if not parts.join(edge.start, edge.end)]
    docks = {harbors[number] for number in land.holding(at[node] for node in harbors)}
    return {
        way(at[edge.start], at[edge.end])
        for edge, km in spare
        if km >= QUAYS_KM or (km > 0 and not docks & {edge.start, edge.end})
    }


def _is_inland(network: SeaNetwork, edge: SeaEdge) -> bool:
    """Whether a way is a canal, or lies in waters that the coast does not show."""
    ends = network.positions[edge.start], network.positions[edge.end]
    return bool(edge.passage & bits_of(CANALS | FEEDER_CANALS)) or any(
        all(_is_within(end, *area) for end in ends) for area in INLAND_WATERS
    )


def _is_within(at: Position, west: float, south: float, east: float, north: float) -> bool:
    return west < at.longitude < east and south < at.latitude < north
