"""Lanes with their distance, days, passages and emissions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal

from portolan.domain.emissions import (
    Emission,
    emissions_by_weight,
    factor_by_weight,
    factor_set,
    in_figures,
)
from portolan.domain.geo.distance import great_circle_km, km_of
from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.limits import DISTANCE_NM
from portolan.domain.mode import Mode
from portolan.domain.places.place import WRITTEN_UP, Place, PlaceKind
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.routes.service import Service, days_by, service_between
from portolan.domain.routes.transit import Days, air_days
from portolan.domain.sea.lane import positions_of
from portolan.domain.sea.lane_table import SeaLane
from portolan.domain.sea.passage import Passage
from portolan.domain.sea.sea_route import LonLat
from portolan.drawing.maps import MapLine
from portolan.drawing.maps.lines import Kind
from portolan.sections.atlas.gateways import gateways
from portolan.sections.shared.around_suez import sailed
from portolan.sections.shared.emissions_query.wording import term_text

NEIGHBORHOOD_NM = 500
"""Nautical miles; a nearer gateway counts as the same region."""
TONNE_KG = 1000


@dataclass(frozen=True)
class AtlasLane:
    """A lane between two places; the days are estimated, port to port.

    A lane by air has no passages; its course is the great circle. From a port to an airport, or the
    other way, a truck carries the cargo: the great circle again, and no days.
    """

    origin: Place
    destination: Place
    distance_nm: float
    distance_km: float
    days: Days | None
    passages: tuple[Passage, ...]
    kind: Kind
    course: Sequence[LonLat]
    by_cape: bool = False

    @property
    def href(self) -> str:
        """The address of the lane in the route search."""
        return search_path(self.origin, self.destination)

    @property
    def line(self) -> MapLine:
        """The line of the lane on charts."""
        return MapLine(self.kind, positions_of(self.course))

    @property
    def mode(self) -> Mode:
        """The mode: by sea, by air, or by road between a port and an airport."""
        if self.kind != "circle":
            return Mode.SEA
        return Mode.AIR if self.days else Mode.ROAD

    @property
    def emission(self) -> Emission:
        """The emissions of one tonne, by the default set of factors."""
        factor = factor_by_weight(factor_set(), self.mode, self.distance_km)
        return emissions_by_weight(TONNE_KG, self.distance_km, factor)

    @property
    def formula(self) -> str:
        """The formula of the emissions in one line."""
        return in_figures(self.emission.formula, term_text)


def search_path(origin: Place, destination: Place) -> str:
    """The address of the route search between two places."""
    return f"/route-search/{origin.slug}/{destination.slug}"


def air_lane(origin: Place, destination: Place) -> AtlasLane:
    """The lane along the great circle: by air, or by road if one end is a port."""
    km = great_circle_km(origin.position, destination.position)
    nm = great_circle_nm(origin.position, destination.position)
    course = [LonLat(end.longitude, end.latitude) for end in (origin, destination)]
    days = air_days(km) if origin.kind is destination.kind else None
    return AtlasLane(origin, destination, nm, km, days, (), "circle", course)


def sea_lanes(network: RouteNetwork, origin: Place, destination: Place) -> list[AtlasLane]:
    """The lanes by sea, the shortest first; raises FreightError if there is none."""
    ways = network.sea_ways(origin, destination)
    chosen = [way for way in (ways.shortest, ways.by_cape) if way]
    service = service_between(network, origin, destination, ways.shortest.distance_nm)
    return [_of_sea(origin, destination, way, service) for way in chosen]


def sea_lane(network: RouteNetwork, origin: Place, destination: Place) -> AtlasLane:
    """The shortest lane by sea; raises FreightError if there is none."""
    return sea_lanes(network, origin, destination)[0]


def _of_sea(origin: Place, destination: Place, way: SeaLane, service: Service) -> AtlasLane:
    return AtlasLane(
        origin,
        destination,
        # To a tenth as in the route search, or half a mile more is another mile there.
        float(DISTANCE_NM.checked(way.distance_nm)),
        float(km_of(Decimal(repr(way.distance_nm)))),
        days_by(service, way.distance_nm),
        way.passages,
        "rhumb" if way.by_cape else "route",
        way.path,
        by_cape=way.by_cape,
    )


def lanes_from(network: RouteNetwork, place: Place) -> list[AtlasLane]:
    """The lanes that lines sail to the gateways of other regions, the shortest first, undrawn.

    By sea only between ports with a document: their routes are stored, while others would have to
    be searched for while the visitor waits.
    """
    return sorted(_lanes_from(network, place), key=lambda lane: lane.distance_nm)


def _lanes_from(network: RouteNetwork, place: Place) -> Iterator[AtlasLane]:
    for other in gateways_beyond(network, place):
        if place.kind is PlaceKind.AIRPORT:
            yield air_lane(place, other)
        elif place.importance == other.importance == WRITTEN_UP:
            ways = network.sea_ways(place, other, drawn=False)
            service = service_between(network, place, other, ways.shortest.distance_nm)
            way = sailed([way for way in (ways.shortest, ways.by_cape) if way])
            yield _of_sea(place, other, way, service)


def gateways_beyond(network: RouteNetwork, place: Place) -> list[Place]:
    """The gateways of the other regions."""
    return [
        other
        for other in gateways(network, place.kind)
        if great_circle_nm(place.position, other.position) > NEIGHBORHOOD_NM
    ]
