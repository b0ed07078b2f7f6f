"""Ways between ports: from the table if both are curated, otherwise computed on demand."""

import sqlite3
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from portolan.domain.places.place import WRITTEN_UP, Place
from portolan.domain.routes.hubs import read_hub
from portolan.domain.sea.approaches import NO_APPROACH, Approach, Approaches
from portolan.domain.sea.lane import lane
from portolan.domain.sea.lane_table import SeaLane, read_lanes
from portolan.domain.sea.passage import CANALS, Passage
from portolan.domain.sea.sea_route import SeaRoute
from portolan.domain.sea.sea_routes import SeaRoutes
from portolan.domain.sea.voyage import OPEN, Berth


@dataclass(frozen=True)
class SeaWays:
    """The shortest way between two ports, and the way by the Cape if it differs."""

    shortest: SeaLane
    by_cape: SeaLane | None


class Lanes:
    """The ways of a route network; every thread reads the table through its own connection."""

    def __init__(self, file: Path, routes: SeaRoutes, approaches: Approaches) -> None:
        self._file = file
        self._routes = routes
        self._approaches = approaches
        self._local = threading.local()

    def between(self, origin: Place, destination: Place, *, drawn: bool = True) -> SeaWays:
        """Return the ways between two ports; raise InlandPoint or NoSeaRoute if there is none.

        Stored ways that are not to be drawn come without their paths.
        """
        known = self._stored(origin, destination, drawn=drawn)
        if known:
            return SeaWays(known[0], known[1] if len(known) > 1 else None)
        return self._computed(origin, destination)

    def shortest(self, origin: Place, destination: Place) -> SeaLane:
        """Return the shortest way, without its path; raises as `between`."""
        known = self._stored(origin, destination, drawn=False)
        if known:
            return known[0]
        route = self._routes.around(self._berth(origin), self._berth(destination), OPEN)
        ends = origin.code, destination.code
        return SeaLane(*ends, by_cape=False, distance_nm=route.distance_nm, passages=route.passages)

    def around(self, origin: Place, destination: Place, closed: frozenset[Passage]) -> SeaLane:
        """Return the way that keeps out of the closed passages; raises as `between`."""
        route = self._routes.around(self._berth(origin), self._berth(destination), closed)
        return _lane_of(origin.code, destination.code, route, by_cape=closed >= CANALS)

    def within_reach(
        self, origin: Place, ports: Sequence[Place], closed: frozenset[Passage]
    ) -> list[Place]:
        """Return those of the ports to which there is a way around the closed passages."""
        berths = [self._berth(port) for port in ports]
        reached = self._routes.within_reach(self._berth(origin), berths, closed)
        return [port for port, is_reached in zip(ports, reached, strict=True) if is_reached]

    def approach(self, place: Place) -> Approach:
        """Return the approach of a port, or of a town on a river."""
        return self._approaches.by_code.get(place.code, NO_APPROACH)

    def hub(self, port: Place) -> str | None:
        """Return the code of the hub of a small port."""
        return read_hub(self._connection(), port.code)

    def _berth(self, port: Place) -> Berth:
        return self._approaches.berth(port.code, port.position)

    def _stored(self, origin: Place, destination: Place, *, drawn: bool = True) -> list[SeaLane]:
        if origin.importance == destination.importance == WRITTEN_UP:
            return read_lanes(self._connection(), origin.code, destination.code, drawn=drawn)
        return []

    def _computed(self, origin: Place, destination: Place) -> SeaWays:
        ends = origin.code, destination.code
        options = self._routes.options(self._berth(origin), self._berth(destination))
        first = _lane_of(*ends, options.shortest, by_cape=False)
        if options.by_cape is None:
            return SeaWays(first, None)
        return SeaWays(first, _lane_of(*ends, options.by_cape, by_cape=True))

    def _connection(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = sqlite3.connect(
                f"file:{self._file}?mode=ro&immutable=1", uri=True, check_same_thread=False
            )
        return connection


def _lane_of(origin: str, destination: str, route: SeaRoute, *, by_cape: bool) -> SeaLane:
    course = lane(route)
    return SeaLane(origin, destination, by_cape, route.distance_nm, route.passages, course)
