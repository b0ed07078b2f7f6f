"""Seaports of a place that no container ship reaches.

Such are the ports on the Great Lakes and on the Seaway above Montreal, and others to which no
container ship sails (Memphis, Hangzhou, Dhaka), in ports_beyond.csv, and the places without a
larger seaport within 150 km. Those go through the nearest of the main ports of their country, or
of those in inland_gateways.csv where a country has none or neighbors serve it, or else through one
of the lesser ports; but not over the sea from an island to one on another land.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.places.islands import on_one_land
from portolan.domain.places.place import MIDDLING, Place, PlaceKind
from portolan.domain.places.towns import towns
from portolan.domain.routes.ends import Ends, ServingPlace, ends_of
from portolan.domain.routes.inland import inland_gateways
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.table import rows

TABLE = Path(__file__).with_name("ports_beyond.csv")
COLUMNS = ("code", "gateways")

TOWN_NM = 30.0
"""How far an airport may lie from the port of its town."""

CHOICES = 2
"""So many seaports of an inland place are compared, the nearest."""


def is_beyond(end: Ends) -> bool:
    """Whether container ships do not reach a place, or the port that serves it."""
    return not end.by_water and (end.port is None or end.port.place.code in _ports_beyond())


def seaports(network: RouteNetwork, end: Ends) -> list[ServingPlace]:
    """The seaports of a place: its own, or those beyond which it goes by land."""
    if end.port is None:
        return [ServingPlace(port) for port in _inland_gateways(network, end.place)]
    codes = _ports_beyond().get(end.port.place.code)
    return [ServingPlace(network.by_code[code]) for code in codes] if codes else [end.port]


def port_of_call(network: RouteNetwork, place: Place) -> Place | None:
    """Return the port at which container ships call for a place; None for one beyond."""
    end = ends_of(network, place)
    return None if is_beyond(end) or end.port is None else end.port.place


def _inland_gateways(network: RouteNetwork, place: Place) -> list[Place]:
    if town := towns().get(place.code):
        return [network.by_code[code] for code in town.seaports]
    if of_town := _gateways_of_town(network, place):
        return of_town
    ports = inland_gateways(network, place) or _lesser(network, place)
    return sorted(ports, key=lambda port: great_circle_nm(port.position, place.position))[:CHOICES]


def _lesser(network: RouteNetwork, place: Place) -> list[Place]:
    """The most important of the other ports of a place's country that are reached by land."""
    reached = [
        port
        for port in network.of_kind(PlaceKind.OCEANPORT)
        if port.country == place.country
        and port.importance >= MIDDLING
        and on_one_land(port, place)
    ]
    return [port for port in reached if port.importance == reached[0].importance]


def _gateways_of_town(network: RouteNetwork, place: Place) -> list[Place]:
    """The seaports of the nearest port beyond in the same town, as O'Hare has Chicago's."""
    near = [
        each
        for each in network.within(place, PlaceKind.OCEANPORT, TOWN_NM)
        if each.place.code in _ports_beyond() and each.place.country == place.country
    ]
    nearest = min(near, key=lambda each: each.distance_nm, default=None)
    codes = _ports_beyond()[nearest.place.code] if nearest else ()
    return [network.by_code[code] for code in codes]


@cache
def _ports_beyond() -> Mapping[str, tuple[str, ...]]:
    return {row["code"]: tuple(row["gateways"].split("|")) for row in rows(TABLE, COLUMNS)}
