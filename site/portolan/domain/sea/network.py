"""The network of the sea: nodes with their positions, and ways between them."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from portolan.domain.geo.distance import KM_PER_NM
from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.geo.position import Position
from portolan.domain.sea.errors import InlandPoint
from portolan.domain.sea.hierarchy import Hierarchy
from portolan.domain.sea.nearby import NM_PER_DEGREE, Nearby
from portolan.domain.sea.positions import Positions
from portolan.domain.sea.ways import SeaEdge, Ways

REACH_KM = 50.0


class Snap(NamedTuple):
    """The node nearest to a position, and the great circle to it in nautical miles."""

    node: int
    distance_nm: float


@dataclass(frozen=True, eq=False, repr=False)
class SeaNetwork:
    """Nodes and the ways between them; never changed, and safe to share between threads.

    The hierarchy makes finding a way quicker and changes nothing else.
    """

    positions: Positions
    ways: Ways
    nearby: Nearby
    hierarchy: Hierarchy | None = None

    @classmethod
    def of(
        cls,
        positions: Iterable[Position],
        edges: Iterable[SeaEdge],
        moorings: int | None = None,
    ) -> "SeaNetwork":
        """Return the network of these nodes and edges, without a hierarchy.

        Ports are moored at the first so many nodes only, or at any.
        """
        stored = Positions.of(positions)
        nearby = Nearby.of(islice(stored, moorings))
        return cls(stored, Ways.of(len(stored), edges), nearby)

    @property
    def edges(self) -> tuple[SeaEdge, ...]:
        """Each way once, from its lower node; made anew each time."""
        return tuple(self.ways.edges())

    def nearest(self, position: Position, reach_km: float = REACH_KM) -> Snap:
        """Return the nearest node; raise InlandPoint if none is within reach."""
        near = self.nearby.within(position, reach_km / float(KM_PER_NM))
        latitudes = self.positions.latitudes
        offs = sorted((abs(latitudes[node] - position.latitude), node) for node in near)
        best: Snap | None = None
        for off, node in offs:
            # Sooner known than the distance, which is never less.
            if best and off * NM_PER_DEGREE > best.distance_nm:
                break
            snap = Snap(node, great_circle_nm(position, self.positions[node]))
            if best is None or (snap.distance_nm, node) < (best.distance_nm, best.node):
                best = snap
        if best is None or best.distance_nm * float(KM_PER_NM) > reach_km:
            raise InlandPoint(position, reach_km)
        return best
