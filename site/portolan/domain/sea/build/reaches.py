"""Builder of the reaches: from each berth to all nodes of the core, over the core's own ways."""

from array import array
from collections.abc import Collection, Iterable, Mapping, Sequence

from portolan.domain.sea.hierarchy import Hierarchy
from portolan.domain.sea.reaches import FAR, Reaches


def reaches_of(hierarchy: Hierarchy, closed_sets: Iterable[int]) -> Reaches:
    """Return the reaches of all nodes whose climbs are stored, for each set of closed passages."""
    core = sorted(hierarchy.core)
    climbs = [hierarchy.climbs.get(start) for start in hierarchy.climbs]
    ups = [climb.length_of for climb in climbs if climb]
    lengths = {}
    for closed in closed_sets:
        between = [_in_order(core, hierarchy.spread({node: 0}, closed)[0]) for node in core]
        column = lengths[closed] = array("I")
        for up in ups:
            column.extend(_reach(_in_order(core, up), between))
    return Reaches(array("H", core), array("H", hierarchy.climbs), lengths)


def _in_order(core: Collection[int], lengths: Mapping[int, int]) -> list[int]:
    return [lengths.get(node, FAR) for node in core]


def _reach(climbed: Sequence[int], between: Sequence[Sequence[int]]) -> Sequence[int]:
    """Return the lengths to the core, from where a climb reaches it or over its own ways."""
    reach = climbed
    for place in sorted(range(len(climbed)), key=climbed.__getitem__):
        length, row = climbed[place], between[place]
        # One that is reached sooner over another gives no way to others.
        if length == reach[place] < FAR:
            reach = [min(known, length + step) for known, step in zip(reach, row, strict=True)]
    return reach
