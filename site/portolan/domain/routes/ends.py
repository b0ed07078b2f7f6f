"""The port and the airport that serve a place.

A port serves itself, and so does an airport. For the other mode a large one within 150 km stands
in: for a port called after its city the main airport of that city goes first (London by Heathrow,
New York by Kennedy), then one that is written up and near, then that of the city itself, then one
that is written up, one in the same country, and the nearest. Where there is none, or only one more
than 60 km away over the sea, a smaller port on a river serves the airport of its city (Chongqing),
and one of the smaller ports an airport in a country or on an island without others (Guam, the
Azores). For a town they are named in its table. Two places on one river, or on the Great Lakes and
the St. Lawrence, are ports to each other.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from portolan.domain.geo.distance import KM_PER_NM, great_circle_km
from portolan.domain.places.islands import on_one_land
from portolan.domain.places.place import LARGE, MIDDLING, WRITTEN_UP, Place, PlaceKind
from portolan.domain.places.towns import Town, towns
from portolan.domain.routes.inland import inland_gateways, main_ports
from portolan.domain.routes.network import Neighbor, RouteNetwork
from portolan.domain.sea.passage import Passage

LAKES = {Passage.ST_LAWRENCE, Passage.GREAT_LAKES}

REACH_KM = 150
REACH_NM = REACH_KM / float(KM_PER_NM)
NEAR_KM = 60
"""So far cargo goes past the airport of its own city: from Rotterdam to Amsterdam's."""


@dataclass(frozen=True)
class ServingPlace:
    """A port or an airport, and its great-circle distance from the place that it serves."""

    place: Place
    away_km: float = 0.0

    @property
    def is_stand_in(self) -> bool:
        """Whether it stands in for the place itself."""
        return self.away_km > 0


@dataclass(frozen=True)
class Ends:
    """A place, with its port and its airport where it has them."""

    place: Place
    port: ServingPlace | None
    airport: ServingPlace | None
    by_water: bool = False


def ends_between(network: RouteNetwork, first: Place, last: Place) -> tuple[Ends, Ends]:
    """Return the ends of a route, `by_water` where one inland water joins both."""
    return joined_by_water(network, ends_of(network, first), ends_of(network, last))


def joined_by_water(network: RouteNetwork, first: Ends, last: Ends) -> tuple[Ends, Ends]:
    """Return the ends as ports to each other where one inland water joins both."""
    one, other = network.approach(first.place), network.approach(last.place)
    on_one_river = one.on_river and other.on_river and one.waters is other.waters
    if on_one_river or {one.waters, other.waters} <= LAKES:
        return _by_water(first), _by_water(last)
    return first, last


def _by_water(end: Ends) -> Ends:
    return replace(end, port=ServingPlace(end.place), by_water=True)


def ends_of(network: RouteNetwork, place: Place) -> Ends:
    """Return the port and the airport that serve a place."""
    return Ends(
        place,
        _serving(network, place, PlaceKind.OCEANPORT),
        _serving(network, place, PlaceKind.AIRPORT),
    )


def _serving(network: RouteNetwork, place: Place, kind: PlaceKind) -> ServingPlace | None:
    if place.kind is kind:
        return ServingPlace(place)
    if place.kind is PlaceKind.TOWN:
        return _serving_town(network, towns()[place.code], kind)
    near = network.within(place, kind, REACH_NM)
    large = [one for one in near if one.place.importance >= LARGE]
    best = min(
        [one for one in large if _is_near(one) or on_one_land(place, one.place)]
        or _on_its_river(network, place, near)
        or _smaller(network, place, near)
        or large,
        key=lambda one: _rank(place, one),
        default=None,
    )
    if best is None:
        return None
    return ServingPlace(best.place, best.distance_nm * float(KM_PER_NM))


def _on_its_river(network: RouteNetwork, place: Place, near: Sequence[Neighbor]) -> list[Neighbor]:
    """The smaller ports of the place's own city that lie on a river."""
    return [
        one for one in near if one.place.city == place.city and network.approach(one.place).on_river
    ]


def _smaller(network: RouteNetwork, place: Place, near: Sequence[Neighbor]) -> list[Neighbor]:
    """The smaller ports of an airport that others do not serve: of its city, or what is near."""
    if place.kind is not PlaceKind.AIRPORT or inland_gateways(network, place):
        return []
    own = [one for one in near if one.place.country == place.country]
    if main_ports(network, place.country):
        # They lie across the sea, and so a port on another island would be no better.
        own = [one for one in own if on_one_land(place, one.place)]
    return (
        [one for one in own if one.place.city == place.city]
        or [one for one in own if one.place.importance >= MIDDLING]
        or [one for one in own if _is_near(one)]
    )


def _is_near(neighbor: Neighbor) -> bool:
    return neighbor.distance_nm * float(KM_PER_NM) <= NEAR_KM


def _serving_town(network: RouteNetwork, town: Town, kind: PlaceKind) -> ServingPlace | None:
    code = town.airport if kind is PlaceKind.AIRPORT else town.seaports[0]
    place = network.by_code[code]
    away_km = great_circle_km(town.place.position, place.position)
    is_near = kind is PlaceKind.AIRPORT or away_km <= REACH_KM
    return ServingPlace(place, away_km) if is_near else None


def _rank(place: Place, neighbor: Neighbor) -> tuple[bool, bool, bool, bool, bool, float]:
    other = neighbor.place
    is_written_up = other.importance == WRITTEN_UP
    goes_first = is_written_up and _is_near(neighbor)
    return (
        not _is_main(place, other),
        not goes_first,
        not goes_first and other.city != place.city,
        not is_written_up,
        other.country != place.country,
        neighbor.distance_nm,
    )


def _is_main(place: Place, other: Place) -> bool:
    """Whether an airport is what the bare name of a city means, and the port is called after it."""
    if other.importance != WRITTEN_UP or not place.name.startswith(place.city):
        return False
    return other.city == place.city and place.city in other.aliases
