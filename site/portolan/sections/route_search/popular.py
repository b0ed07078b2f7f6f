"""Popular routes, which the search links to and search engines may list."""

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from portolan.core.locale import Locale
from portolan.domain.places.place import Place, PlaceKind
from portolan.domain.routes import route_between
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.routes.transit import Days
from portolan.domain.table import rows
from portolan.sections.route_search.addresses import ENDS, address
from portolan.sections.shared.around_suez import LongerWay, detour_of, sailed
from portolan.web.route_network import route_network

TABLE = Path(__file__).with_name("popular.csv")

Pair = tuple[Place, Place]


class DaysTaken(NamedTuple):
    """The days of a route by the way that lines sail; why it is the longer one, where it is."""

    days: Days
    longer: LongerWay | None = None


def days_taken(origin: Place, destination: Place) -> DaysTaken | None:
    """The voyage between two ports, or the flight between two airports; None where there is none.

    Lines that keep out of the Red Sea sail the second of the ways.
    """
    route = route_between(route_network(), origin, destination)
    if origin.kind is PlaceKind.AIRPORT:
        return DaysTaken(route.air.days) if route.air else None
    if not route.ocean:
        return None
    return DaysTaken(sailed(route.ocean).days, detour_of(route.ocean))


def popular_routes() -> Sequence[Pair]:
    """The popular routes, in display order."""
    return _pairs(route_network())


@lru_cache(maxsize=1)
def _pairs(network: RouteNetwork) -> Sequence[Pair]:
    known = network.by_code
    return [(known[origin], known[destination]) for origin, destination in _codes()]


def is_popular(origin: Place, destination: Place) -> bool:
    """Whether the route between two places is a popular one, in either direction."""
    there, back = (origin.code, destination.code), (destination.code, origin.code)
    return there in _codes() or back in _codes()


def popular_paths(_locale: Locale) -> Sequence[str]:
    """The pages of these routes in both directions; each links to the other."""
    return _paths(route_network())


@lru_cache(maxsize=1)
def _paths(network: RouteNetwork) -> Sequence[str]:
    there = _pairs(network)
    return [address(*pair) for pair in (*there, *((last, first) for first, last in there))]


@cache
def _codes() -> tuple[tuple[str, str], ...]:
    return tuple((row["origin"], row["destination"]) for row in rows(TABLE, ENDS))
