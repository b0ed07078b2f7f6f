"""The route network for pages and tools: places by code and slug, the resolver, ways."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import NamedTuple

from portolan.core.unavailable import DataUnavailable
from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.geo.position import Position
from portolan.domain.places.names import NameIndex
from portolan.domain.places.place import Place, PlaceKind
from portolan.domain.places.place_file import read_places
from portolan.domain.places.resolver import Resolver
from portolan.domain.routes.lanes import Lanes, SeaWays
from portolan.domain.routes.network_files import RouteNetworkFiles
from portolan.domain.sea.approaches import Approach, Approaches
from portolan.domain.sea.lane_table import SeaLane
from portolan.domain.sea.nearby import NM_PER_DEGREE, Nearby
from portolan.domain.sea.network_file import NetworkFileError, read_network
from portolan.domain.sea.passage import Passage
from portolan.domain.sea.sea_routes import SeaRoutes

FARTHEST_NEIGHBOR_NM = 600.0


class RouteNetworkUnavailable(DataUnavailable):
    """A route network that is missing, or that this code cannot read."""


@dataclass(frozen=True)
class Neighbor:
    """A place near another one, and its great-circle distance in nautical miles."""

    place: Place
    distance_nm: float


class _Kind(NamedTuple):
    """The places of a kind with their positions and an index of those near a position."""

    places: tuple[Place, ...]
    positions: tuple[Position, ...]
    nearby: Nearby


@dataclass(frozen=True, eq=False)
class RouteNetwork:
    """All places, and the ways between ports; never changed, and safe to share between threads.

    `places` begin with the most important ones.
    """

    places: tuple[Place, ...]
    by_code: Mapping[str, Place]
    by_slug: Mapping[str, Place]
    resolver: Resolver
    _lanes: Lanes
    _kinds: Mapping[PlaceKind, _Kind]

    @classmethod
    def read(cls, folder: Path) -> "RouteNetwork":
        """Read a built route network; raise RouteNetworkUnavailable if there is none."""
        files = RouteNetworkFiles(folder)
        if not files.mark.is_file():
            raise RouteNetworkUnavailable(f"{folder} is missing: build the route network")
        try:
            places = read_places(files.places)
            routes = SeaRoutes(read_network(files.network))
            names = NameIndex(files.names.read_text("utf-8"))
        except (NetworkFileError, FileNotFoundError, ValueError) as error:
            raise RouteNetworkUnavailable(f"{folder} is of another make: build it anew") from error
        return cls(
            places,
            {place.code: place for place in places},
            {place.slug: place for place in places},
            Resolver(places, names),
            Lanes(files.lanes, routes, Approaches.read()),
            {kind: _of_kind(places, kind) for kind in PlaceKind},
        )

    def of_kind(self, kind: PlaceKind) -> tuple[Place, ...]:
        """Return the places of a kind, the most important first."""
        return self._kinds[kind].places

    def sea_ways(self, origin: Place, destination: Place, *, drawn: bool = True) -> SeaWays:
        """Return the ways between two ports; raise InlandPoint or NoSeaRoute if there is none.

        Stored ways that are not to be drawn come without their paths.
        """
        return self._lanes.between(origin, destination, drawn=drawn)

    def sea_way(self, origin: Place, destination: Place) -> SeaLane:
        """Return the shortest way between two ports, without its path; raises as `sea_ways`."""
        return self._lanes.shortest(origin, destination)

    def sea_way_around(
        self, origin: Place, destination: Place, closed: frozenset[Passage]
    ) -> SeaLane:
        """Return the shortest way between two ports that keeps out of the closed passages."""
        return self._lanes.around(origin, destination, closed)

    def approach(self, place: Place) -> Approach:
        """Return the approach of a port, or of a town on a river."""
        return self._lanes.approach(place)

    def hub(self, port: Place) -> Place | None:
        """Return the hub of a small port; None of a large one, and where no ship can go."""
        code = self._lanes.hub(port)
        return self.by_code[code] if code else None

    def within_reach(
        self, origin: Place, ports: Sequence[Place], closed: frozenset[Passage]
    ) -> list[Place]:
        """Return those of the ports to which there is a way around the closed passages."""
        return self._lanes.within_reach(origin, ports, closed)

    def nearest(self, place: Place, kind: PlaceKind, count: int) -> list[Neighbor]:
        """Return the places of a kind nearest to a place, without the place itself."""
        for reach_nm in (FARTHEST_NEIGHBOR_NM / 8, FARTHEST_NEIGHBOR_NM):
            near = self._around(place, kind, reach_nm, inf)
            # Of what lies a little farther there may be some that are nearer.
            if sum(one.distance_nm <= reach_nm for one in near) >= count:
                break
        return sorted(near, key=lambda one: (one.distance_nm, one.place.code))[:count]

    def within(self, place: Place, kind: PlaceKind, distance_nm: float) -> list[Neighbor]:
        """Return the places of a kind within a distance of a place, without the place itself."""
        return self._around(place, kind, distance_nm, distance_nm)

    def _around(
        self, place: Place, kind: PlaceKind, reach_nm: float, most_nm: float
    ) -> list[Neighbor]:
        """Return the places within reach, and perhaps some a little farther, up to the maximum."""
        (places, positions, nearby), position = self._kinds[kind], place.position
        near = [
            (n, great_circle_nm(position, positions[n]))
            for n in nearby.within(position, reach_nm)
            # Sooner known than the distance, which is never less.
            if abs(positions[n][0] - position[0]) * NM_PER_DEGREE <= most_nm
        ]
        return [
            Neighbor(places[n], distance_nm)
            for n, distance_nm in near
            if distance_nm <= most_nm and places[n].code != place.code
        ]


def _of_kind(places: tuple[Place, ...], kind: PlaceKind) -> _Kind:
    chosen = tuple(place for place in places if place.kind is kind)
    positions = tuple(place.position for place in chosen)
    return _Kind(chosen, positions, Nearby.of(positions))
