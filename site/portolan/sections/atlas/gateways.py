"""The gateways: a port and an airport for each region of the world.

gateways.csv is edited by hand; unknown codes are skipped.
"""

from functools import cache
from pathlib import Path

from portolan.domain.places.place import Place, PlaceKind
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.table import rows

FILE = Path(__file__).with_name("gateways.csv")
COLUMNS = ("region", "oceanport", "airport")


def gateways(network: RouteNetwork, kind: PlaceKind) -> list[Place]:
    """The gateways of a kind, from east Asia westward."""
    return [network.by_code[code] for code in _codes(kind) if code in network.by_code]


@cache
def _codes(kind: PlaceKind) -> tuple[str, ...]:
    return tuple(row[kind.value] for row in rows(FILE, COLUMNS))
