"""Hubs of small ports: near by sea, found by the build, read by pages."""

import sqlite3
from contextlib import closing
from random import Random

import pytest

from portolan.core.config import INSTANCE
from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.places.place import LARGE, PlaceKind
from portolan.domain.routes.hubs import COLUMNS, LOOKED_AT, TABLE, read_hub, write_hubs
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.table import rows


@pytest.fixture(scope="module")
def network() -> RouteNetwork:
    return RouteNetwork.read(INSTANCE / "route_network")


def test_the_hub_is_the_nearest_by_sea(network: RouteNetwork) -> None:
    """Of those that are nearest in a straight line."""
    hubs = [network.by_code[row["code"]] for row in rows(TABLE, COLUMNS)]
    small = [port for port in network.of_kind(PlaceKind.OCEANPORT) if port.importance < LARGE]
    with_hubs = [port for port in small if network.hub(port)]
    assert len(with_hubs) > 0.9 * len(small)
    for port in Random(3).sample(with_hubs, 30):  # noqa: S311 - no secret
        hubs.sort(key=lambda hub: great_circle_nm(hub.position, port.position))
        by_sea = {hub: network.sea_way(port, hub).distance_nm for hub in hubs[:LOOKED_AT]}
        assert network.hub(port) == min(by_sea, key=by_sea.__getitem__)


def test_large_ports_have_none(network: RouteNetwork) -> None:
    ports = network.of_kind(PlaceKind.OCEANPORT)
    assert not any(network.hub(port) for port in ports if port.importance >= LARGE)


def test_what_is_written_is_read() -> None:
    with closing(sqlite3.connect(":memory:")) as database:
        write_hubs(database, [("MXTAM", "MXVER")])
        assert read_hub(database, "MXTAM") == "MXVER"
        assert read_hub(database, "CNSHA") is None
