"""Reaching: straight ways from terminals to capes that ships reach by slack ways only.

Strings are pulled across oceans between ports with a text of their own. A terminal on an island far
from these would follow their ways, or the lattice of the network, where its ships see open water.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from portolan.domain.sea.build.marnet import Ways
from portolan.domain.sea.build.straightening.pulling import FAR_SLACK, FAR_STEP_NM
from portolan.domain.sea.build.straightening.relaxing import CLOSED, NEW
from portolan.domain.sea.build.straightening.seamarks import Pairs
from portolan.domain.sea.build.straightening.sight import Sight
from portolan.domain.sea.build.straightening.way_graph import WayGraph

NEAREST_NM, FARTHEST_NM = 100.0, 4_500.0
"""Nearer capes are pulled at and relaxed; farther ones are reached by others on the way."""

SLACKEST = 1.25
"""A way longer than this times the great circle leads around land."""

SAVING_NM = 6.0
"""What a straight way must save at the least."""


def reaching_ways(graph: WayGraph, sight: Sight, harbors: Sequence[int]) -> Ways:
    """Return the straight ways that those between harbors take once they see across oceans."""
    known = set(graph.ways)
    pairs = np.unique(np.vstack(list(_slack(graph, harbors))), axis=0)
    for leg in sight.between(graph.marks(), pairs, FAR_SLACK, FAR_STEP_NM).tolist():
        graph.add((leg[0], leg[1]))
    taken = graph.taken(harbors, CLOSED[:2], NEW)
    return {graph.way(leg) for leg in taken - known}


def _slack(graph: WayGraph, harbors: Sequence[int]) -> Iterator[Pairs]:
    """Yield for each harbor the pairs with harbors and capes to which its ways are slack."""
    marks = graph.marks()
    ends = np.array(sorted({*harbors, *range(graph.nodes, len(graph.at))}), int)
    for start, lengths_nm in graph.lengths_nm(harbors, CLOSED[0]):
        pairs = np.stack([np.full(len(ends), start), ends], axis=1)
        straight_nm, sailed_nm = marks.lengths_nm(pairs), lengths_nm[ends]
        is_slack = (straight_nm > NEAREST_NM) & (straight_nm < FARTHEST_NM)
        is_slack &= (sailed_nm > NEW * straight_nm) & (sailed_nm < SLACKEST * straight_nm)
        is_slack &= sailed_nm - straight_nm > SAVING_NM
        yield np.sort(pairs[is_slack], axis=1)
