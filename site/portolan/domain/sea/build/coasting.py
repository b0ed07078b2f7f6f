"""Coasting: straight ways over open water where MARNET makes long detours.

MARNET joins the great lanes, so a ship from Busan to Keelung would follow the coast of China. Pairs
of harbors that see each other over open water get a straight way if it saves enough; near pairs
come first, so that a chain of short ways makes most long ones needless.
"""

from itertools import pairwise

from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.sea.build.chart import SeaChart, great_circle
from portolan.domain.sea.build.marnet import Ways, way
from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.passage import ARCTIC, bits_of
from portolan.domain.sea.search import tree_from
from portolan.domain.sea.ways import SeaEdge

# The length of a way in the network over the great circle that is good enough.
GOOD_ENOUGH = 1.03
# The lengths in miles at which pairs are looked at, one band after the other.
BANDS_NM = (0.0, 75.0, 150.0, 300.0, 600.0, 900.0)


def coasting_ways(network: SeaNetwork, chart: SeaChart, harbors: list[int]) -> Ways:
    """Return the legs of straight ways between harbors, which are nodes at sea."""
    added: Ways = set()
    for low, high in pairwise(BANDS_NM):
        for harbor in harbors:
            straight = _straight(network, harbor, harbors)
            near = {other: nm for other, nm in straight.items() if low < nm <= high}
            for other in _with_detours(network, chart, harbor, near):
                network = _joined(network, harbor, other)
                ends = network.positions[harbor], network.positions[other]
                added.update(way(*leg) for leg in pairwise(great_circle(*ends)))
    return added


def _straight(network: SeaNetwork, harbor: int, harbors: list[int]) -> dict[int, float]:
    """Return the great-circle distances to the harbors of higher numbers, the shortest first."""
    here, at = network.positions[harbor], network.positions
    lengths = {other: great_circle_nm(here, at[other]) for other in harbors if other > harbor}
    return dict(sorted(lengths.items(), key=lambda item: item[1]))


def _with_detours(
    network: SeaNetwork, chart: SeaChart, harbor: int, straight: dict[int, float]
) -> list[int]:
    """Return the harbors in sight with too long a way to them, without those behind another."""
    at, lengths = network.positions, tree_from(network, harbor, bits_of(ARCTIC)).lengths
    joined: list[int] = []
    for other, distance_nm in straight.items():
        enough = GOOD_ENOUGH * distance_nm
        by_another = (straight[each] + great_circle_nm(at[each], at[other]) for each in joined)
        if lengths[other] <= enough or any(via <= enough for via in by_another):
            continue
        if chart.is_clear(at[harbor], at[other]):
            joined.append(other)
    return joined


def _joined(network: SeaNetwork, one: int, other: int) -> SeaNetwork:
    length = great_circle_nm(network.positions[one], network.positions[other])
    return SeaNetwork.of(network.positions, [*network.edges, SeaEdge(one, other, length)])
