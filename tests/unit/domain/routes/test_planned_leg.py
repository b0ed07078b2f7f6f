"""The way of a list's row is the one that the page of the route shows."""

import random
from pathlib import Path

import pytest

from portolan.core.config import INSTANCE
from portolan.domain.mode import Mode
from portolan.domain.places.place import PlaceKind
from portolan.domain.routes import NoWayReason, ends_of, gateway_routes, route_between
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.routes.planned_leg import PlannedLeg, planned_leg


@pytest.fixture(scope="module")
def network() -> RouteNetwork:
    return RouteNetwork.read(Path(INSTANCE) / "route_network")


@pytest.mark.parametrize("kind", PlaceKind)
def test_the_ways_of_drawn_pairs(network: RouteNetwork, kind: PlaceKind) -> None:
    drawn = random.Random(7)  # noqa: S311 - a draw that is the same each time
    ways = 0
    for _ in range(60):
        first, last = drawn.sample(network.of_kind(kind), 2)
        route = route_between(network, first, last)
        ends = ends_of(network, first), ends_of(network, last)
        by_sea = planned_leg(network, *ends, Mode.SEA)
        by_air = planned_leg(network, *ends, Mode.AIR)
        through = next(iter(gateway_routes(network, route)), None)
        taken = through.route if through else route
        assert isinstance(by_sea, PlannedLeg) == bool(taken.ocean)
        assert isinstance(by_air, PlannedLeg) == bool(route.air)
        if isinstance(by_sea, PlannedLeg):
            way = taken.ocean[0]
            days = through.days if through else way.days
            assert (by_sea.distance_km, by_sea.days) == (way.distance_km, days)
            assert (by_sea.passages, by_sea.ends) == (way.passages, taken.ports)
            assert by_sea.legs == (through.legs if through else ())
        if isinstance(by_air, PlannedLeg) and route.air:
            assert (by_air.distance_km, by_air.days) == (route.air.distance_km, route.air.days)
            assert by_air.ends == route.airports
        ways += isinstance(by_sea, PlannedLeg) + isinstance(by_air, PlannedLeg)
    assert ways >= 60


@pytest.mark.parametrize(
    ("codes", "mode", "reason"),
    [
        (("CNSHA", "PVG"), Mode.SEA, NoWayReason.SAME_PORT),
        (("CNSHA", "PVG"), Mode.AIR, NoWayReason.SAME_AIRPORT),
        (("FRA", "MUC"), Mode.SEA, NoWayReason.BY_LAND),
        (("ORD", "USCHI"), Mode.SEA, NoWayReason.BY_LAND),
        (("NLRTM", "FRA"), Mode.SEA, NoWayReason.BY_LAND),
        (("USLAX", "USCHI"), Mode.SEA, NoWayReason.BY_LAND),
        (("FLW", "CNSHA"), Mode.SEA, NoWayReason.NO_PORT),
        (("CNSHA", "FLW"), Mode.SEA, NoWayReason.NO_PORT),
    ],
)
def test_why_there_is_none(
    network: RouteNetwork, codes: tuple[str, str], mode: Mode, reason: NoWayReason
) -> None:
    first, last = (ends_of(network, network.by_code[code]) for code in codes)
    assert planned_leg(network, first, last, mode) is reason
