"""Routes of every kind, as their pages tell them: by sea, around canals, over land, and by air."""

from pathlib import Path

import pytest

from portolan.core.config import INSTANCE
from portolan.domain.routes import gateway_routes, route_between
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.table import rows

FILE = Path(__file__).with_name("known_routes.csv")
COLUMNS = ("origin", "destination", "mode", "ends", "nm", "days", "passages", "hubs")
CLOSE = 0.01
"""Of a distance: the network is made anew now and then, and ways become a little shorter."""


@pytest.fixture(scope="module")
def network() -> RouteNetwork:
    return RouteNetwork.read(INSTANCE / "route_network")


def ways(network: RouteNetwork, origin: str, destination: str) -> list[tuple[str, ...]]:
    """The ways of a route as rows of the table: mode, ends, miles, days, passages, hubs."""
    route = route_between(network, network.by_code[origin], network.by_code[destination])
    by_sea = [(route.ports, way, "cape" if way.by_cape else "sea") for way in route.ocean]
    result: list[tuple[str, ...]] = []
    for ports, way, mode in by_sea:
        hubs = " ".join(hub.code for hub in way.service.hubs)
        ends = " ".join(port.place.code for port in ports or ())
        days = f"{way.days.low} {way.days.high}"
        result.append((mode, ends, str(way.distance_nm), days, " ".join(way.passages), hubs))
    for each in gateway_routes(network, route):
        pair, days = each.pair, f"{each.days.low} {each.days.high}"
        ends = f"{pair.origin.place.code} {pair.destination.place.code}"
        nm = str(each.route.ocean[0].distance_nm)
        result.append(("land", ends, nm, days, str(each.km_by_land), ""))
    if route.air and route.airports:
        ends = " ".join(port.place.code for port in route.airports)
        days = f"{route.air.days.low} {route.air.days.high}"
        result.append(("air", ends, str(route.air.distance_nm), days, "", ""))
    return result


KNOWN: dict[tuple[str, str], list[tuple[str, ...]]] = {}
for row in rows(FILE, COLUMNS):
    origin, destination, *told = row.values()
    KNOWN.setdefault((origin, destination), []).append(tuple(told))


@pytest.mark.parametrize("ends", KNOWN, ids="-".join)
def test_a_route_is_what_it_was(network: RouteNetwork, ends: tuple[str, str]) -> None:
    result, known = ways(network, *ends), KNOWN[ends]
    assert [(*way[:2], *way[3:]) for way in result] == [(*way[:2], *way[3:]) for way in known]
    for way, expected in zip(result, known, strict=True):
        assert float(way[2]) == pytest.approx(float(expected[2]), rel=CLOSE)
