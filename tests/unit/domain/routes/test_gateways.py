"""Ways through a seaport and over land, to places that ships do not reach."""

from decimal import Decimal
from math import ceil

import pytest

from portolan.core.config import INSTANCE
from portolan.domain.routes import gateway_routes, route_between
from portolan.domain.routes.ends import ServingPlace
from portolan.domain.routes.gateways import SeaportPair
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.routes.transit import Days


@pytest.fixture(scope="module")
def network() -> RouteNetwork:
    return RouteNetwork.read(INSTANCE / "route_network")


@pytest.mark.parametrize("goal", ["USCHI", "MUC", "CTU"])
def test_days_over_land_are_those_that_pages_state(network: RouteNetwork, goal: str) -> None:
    """500 to 900 km a day, and one to three days in the terminals."""
    start = network.by_code["NLRTM" if goal == "CTU" else "CNSHA"]
    ways = gateway_routes(network, route_between(network, start, network.by_code[goal]))
    assert ways
    for leg in (leg for way in ways for leg in way.legs):
        assert leg.days == Days(1 + ceil(leg.km / 900), 3 + ceil(leg.km / 500))
    assert ways[0].days.high == min(way.days.high for way in ways)


@pytest.mark.parametrize(("km_at_sea", "is_worth"), [(1_000, True), (3_000, True), (4_000, False)])
def test_a_ship_is_not_taken_where_a_truck_is_nearer(
    network: RouteNetwork, km_at_sea: int, is_worth: bool
) -> None:
    """Four kilometers at sea count as one on land: 1,000 by land are worth 3,600 by sea."""
    first, last = (ServingPlace(network.by_code[code]) for code in ("NLRTM", "DEHAM"))
    pair = SeaportPair(first, last, legs=(), km_all_by_land=1_000)
    assert pair.is_worth_sailing(Decimal(km_at_sea)) is is_worth
