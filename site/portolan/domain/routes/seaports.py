"""Seaports of a place that no container ship reaches.

Such are the ports on the Great Lakes and on the Seaway above Montreal, in lake_ports.csv, and the
places without a larger seaport within 150 km. Those go through the nearest of the main ports of
their country, or of those in inland_gateways.csv where a country has none or neighbors serve it.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.places.place import WRITTEN_UP, Place, PlaceKind
from portolan.domain.routes.ends import Ends, ServingPlace
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.table import rows

TABLE = Path(__file__).with_name("lake_ports.csv")
COLUMNS = ("code", "gateways")
INLAND_TABLE = TABLE.with_name("inland_gateways.csv")
INLAND_COLUMNS = ("country", "gateways", "reason")

CHOICES = 2
"""So many seaports of an inland place are compared, the nearest."""


def is_beyond(end: Ends) -> bool:
    """Whether container ships do not reach a place, or the port that serves it."""
    return end.port is None or end.port.place.code in _lake_ports()


def seaports(network: RouteNetwork, end: Ends) -> list[ServingPlace]:
    """The seaports of a place: its own, or those beyond which it goes by land."""
    if end.port is None:
        return [ServingPlace(port) for port in _inland_gateways(network, end.place)]
    codes = _lake_ports().get(end.port.place.code)
    return [ServingPlace(network.by_code[code]) for code in codes] if codes else [end.port]


def _inland_gateways(network: RouteNetwork, place: Place) -> list[Place]:
    named = _inland_table().get(place.country)
    ports = (
        [network.by_code[code] for code in named]
        if named
        else [
            port
            for port in network.of_kind(PlaceKind.OCEANPORT)
            if port.country == place.country and port.importance == WRITTEN_UP
        ]
    )
    return sorted(ports, key=lambda port: great_circle_nm(port.position, place.position))[:CHOICES]


@cache
def _lake_ports() -> Mapping[str, tuple[str, ...]]:
    return {row["code"]: tuple(row["gateways"].split("|")) for row in rows(TABLE, COLUMNS)}


@cache
def _inland_table() -> Mapping[str, tuple[str, ...]]:
    found = rows(INLAND_TABLE, INLAND_COLUMNS)
    return {row["country"]: tuple(row["gateways"].split("|")) for row in found}
