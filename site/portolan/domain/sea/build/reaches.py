"""Builder of the reaches: from each berth to all nodes of the core, over the core's own ways."""

from array import array
from collections.abc import Collection, Iterable, Mapping, Sequence
from heapq import heappop, heappush

from portolan.domain.sea.hierarchy import Hierarchy
from portolan.domain.sea.reaches import FAR, Reaches


def reaches_of(hierarchy: Hierarchy, closed_sets: Iterable[int]) -> Reaches:
    """Return the reaches of all nodes whose climbs are stored, for each set of closed passages."""
    core = sorted(hierarchy.core)
    climbs = [hierarchy.climbs.get(start) for start in hierarchy.climbs]
    ups = [climb.length_of for climb in climbs if climb]
    lengths = {}
    for closed in closed_sets:
        between = [_in_order(core, _lengths_from(hierarchy, node, closed)) for node in core]
        column = lengths[closed] = array("I")
        for up in ups:
            column.extend(_reach(_in_order(core, up), between))
    return Reaches(array("H", core), array("H", hierarchy.climbs), lengths)


def _lengths_from(hierarchy: Hierarchy, start: int, closed: int) -> dict[int, int]:
    """Return the lengths from one node of the core to the others."""
    lengths, due = {start: 0}, [(0, start)]
    while due:
        so_far, node = heappop(due)
        if so_far > lengths[node]:
            continue
        for arc in range(hierarchy.first[node], hierarchy.first[node + 1]):
            there, other = so_far + hierarchy.lengths[arc], hierarchy.nodes[arc]
            if there < lengths.get(other, FAR) and not hierarchy.passages[arc] & closed:
                lengths[other] = there
                heappush(due, (there, other))
    return lengths


def _in_order(core: Collection[int], lengths: Mapping[int, int]) -> list[int]:
    return [lengths.get(node, FAR) for node in core]


def _reach(climbed: Sequence[int], between: Sequence[Sequence[int]]) -> Sequence[int]:
    """Return the lengths to the core, from where a climb reaches it or over its own ways."""
    reach = climbed
    for place in sorted(range(len(climbed)), key=climbed.__getitem__):
        length, row = climbed[place], between[place]
        # One that is reached sooner over another gives no way to others.
        if length == reach[place] < FAR:
            over = [length + step for step in row]
            reach = [min(other, one) for one, other in zip(reach, over, strict=True)]
    return reach
