"""Seaports through which containers reach a port on the Great Lakes, with the way beyond by land.

The table beside this file has the ports on the lakes and on the Seaway above Montreal.
"""

from functools import cache
from math import ceil
from pathlib import Path
from typing import NamedTuple

from portolan.domain.geo.distance import KM_PER_NM
from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.places.place import Place
from portolan.domain.routes import Route
from portolan.domain.routes.transit import Days
from portolan.domain.table import rows
from portolan.sections.route_search.addresses import address
from portolan.web.place_names import name_of
from portolan.web.route_network import route_network

TABLE = Path(__file__).with_name("lake_ports.csv")

# How a road or a railroad is longer than the great circle, and how far trains and trucks come in a
# day, with the days in the terminals. The page states all of it.
DETOUR = 1.25
FAST_KM, SLOW_KM = 900, 500
FAST_TERMINALS, SLOW_TERMINALS = 1, 3


class Gateway(NamedTuple):
    """A seaport for a port on the lakes: names, the page of the way by sea, the way by land."""

    name: str
    lake_port: str
    href: str
    km: int
    days: Days


def gateways(route: Route) -> list[Gateway]:
    """The seaports to take instead of the route's ports on the lakes; none for most routes."""
    if not route.ports:
        return []
    first, last = (end.place for end in route.ports)
    return [
        *(_gateway(sea, first, address(sea, last)) for sea in _seaports(first)),
        *(_gateway(sea, last, address(first, sea)) for sea in _seaports(last)),
    ]


def _seaports(port: Place) -> list[Place]:
    known = route_network().by_code
    return [known[code] for code in _table().get(port.code, ())]


def _gateway(seaport: Place, lake_port: Place, href: str) -> Gateway:
    nm = great_circle_nm(seaport.position, lake_port.position)
    km = nm * float(KM_PER_NM) * DETOUR
    days = Days(FAST_TERMINALS + ceil(km / FAST_KM), SLOW_TERMINALS + ceil(km / SLOW_KM))
    return Gateway(name_of(seaport), name_of(lake_port), href, int(round(km, -1)), days)


@cache
def _table() -> dict[str, tuple[str, ...]]:
    return {
        row["code"]: tuple(row["gateways"].split("|")) for row in rows(TABLE, ("code", "gateways"))
    }
