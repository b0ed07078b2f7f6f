"""Countries whose places without a seaport go through others: those of inland_gateways.csv."""

from collections.abc import Mapping
from functools import cache
from itertools import takewhile
from pathlib import Path

from portolan.domain.places.islands import on_one_land
from portolan.domain.places.place import WRITTEN_UP, Place, PlaceKind
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.table import rows

TABLE = Path(__file__).with_name("inland_gateways.csv")
COLUMNS = ("country", "gateways", "reason")


def inland_gateways(network: RouteNetwork, place: Place) -> list[Place]:
    """Return the main ports of a place's country from which it is reached by land, if there are."""
    return [port for port in main_ports(network, place.country) if on_one_land(port, place)]


def main_ports(network: RouteNetwork, country: str) -> list[Place]:
    """Return the main ports for the inland places of a country; none where all are small."""
    if codes := _table().get(country):
        return [network.by_code[code] for code in codes]
    ports = network.of_kind(PlaceKind.OCEANPORT)
    main = takewhile(lambda port: port.importance == WRITTEN_UP, ports)
    return [port for port in main if port.country == country]


@cache
def _table() -> Mapping[str, tuple[str, ...]]:
    return {row["country"]: tuple(row["gateways"].split("|")) for row in rows(TABLE, COLUMNS)}
