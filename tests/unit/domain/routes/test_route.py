"""Journeys: which port and airport serve a place, and the ways between two."""

from pathlib import Path

import pytest

from portolan.core.config import INSTANCE
from portolan.domain.routes import NoWayReason, ends_of, resolve_text, route_between, ways_by_sea
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.routes.passages import past_the_cape
from portolan.domain.sea.passage import CANALS, Passage


@pytest.fixture(scope="module")
def network() -> RouteNetwork:
    folder = Path(INSTANCE) / "route_network"
    assert folder.is_dir(), "build the route network first: make content"
    return RouteNetwork.read(folder)


@pytest.mark.parametrize(
    ("code", "port", "airport"),
    [
        ("CNSHA", "CNSHA", "PVG"),
        ("NLRTM", "NLRTM", "AMS"),
        ("PVG", "CNSHA", "PVG"),
        ("HKG", "HKHKG", "HKG"),
        # The city's own goes before a better known one farther than an hour away.
        ("CNNGB", "CNNGB", "NGB"),
        ("CNDLC", "CNDLC", "DLC"),
        ("CNTAO", "CNTAO", "TAO"),
        ("CNSZX", "CNSZX", "SZX"),
        ("HKHKG", "HKHKG", "HKG"),
        ("USBAL", "USBAL", "BWI"),
        ("BEY", "LBBEY", "BEY"),
        ("FRA", None, "FRA"),
        # A river port serves its own city, however small, and no other.
        ("CKG", "CNCKG", "CKG"),
        ("WUH", "CNWUH", "WUH"),
        ("EHU", None, "EHU"),
        # A town has those of its table: its seaport where it is near, and any airport.
        ("CNHZH", "CNSHA", "HGH"),
        ("DEDUI", None, "DUS"),
        # Where all ports of a country are small, one of them serves its airports: of their city, or
        # the middling ones, or a small one that is near. The Caspian is far from Tehran.
        ("GUM", "GUAPR", "GUM"),
        ("MLE", "MVMLE", "MLE"),
        ("TAB", "TTSCA", "TAB"),
        ("PBM", "SRPBM", "PBM"),
        ("THR", None, "THR"),
    ],
)
def test_who_serves_a_place(
    network: RouteNetwork, code: str, port: str | None, airport: str | None
) -> None:
    ends = ends_of(network, network.by_code[code])
    assert (ends.port and ends.port.place.code) == port
    assert (ends.airport and ends.airport.place.code) == airport
    for served in filter(None, (ends.port, ends.airport)):
        assert served.is_stand_in == (served.place.code != code)
        assert served.away_km <= 150


def test_both_ways_around(network: RouteNetwork) -> None:
    codes = network.by_code
    there = route_between(network, codes["CNSHA"], codes["NLRTM"])
    back = route_between(network, codes["NLRTM"], codes["CNSHA"])
    assert there.ocean[0].distance_nm == back.ocean[0].distance_nm
    assert there.ocean[0].passages == back.ocean[0].passages[::-1]
    shortest, cape = there.ocean
    assert not CANALS.isdisjoint(shortest.passages)
    assert cape.by_cape
    assert CANALS.isdisjoint(cape.passages)
    assert past_the_cape(cape)
    assert not past_the_cape(shortest)


def test_canals_closed_need_not_be_the_cape(network: RouteNetwork) -> None:
    codes = network.by_code
    _, closed = route_between(network, codes["USLAX"], codes["NLRTM"]).ocean
    assert closed.by_cape
    assert Passage.MAGELLAN in closed.passages
    assert not past_the_cape(closed)


@pytest.mark.parametrize(
    ("origin", "destination", "lacking"),
    [
        ("FRA", "ORD", {NoWayReason.BY_LAND}),
        ("CNSHA", "PVG", {NoWayReason.SAME_PORT, NoWayReason.SAME_AIRPORT}),
        ("CNSHA", "FRA", {NoWayReason.BY_LAND}),
        ("CNSHA", "NLRTM", set()),
    ],
)
def test_what_is_lacking(
    network: RouteNetwork, origin: str, destination: str, lacking: set[NoWayReason]
) -> None:
    result = route_between(network, network.by_code[origin], network.by_code[destination])
    assert set(result.lacking) == lacking
    assert (result.air is None) == (NoWayReason.SAME_AIRPORT in lacking)
    assert bool(result.ocean) == lacking.isdisjoint({NoWayReason.BY_LAND, NoWayReason.SAME_PORT})


def test_a_name_with_its_code_means_the_code(network: RouteNetwork) -> None:
    for place in network.places[:300]:
        for language in ("en", "zh"):
            text = f"{place.name_in(language)} ({place.code})"
            assert resolve_text(network, text).best == place
    assert resolve_text(network, "Nowhere (XXXXX)").best is None


@pytest.mark.parametrize("ends", [("CNSHA", "NLRTM"), ("CNSHA", "USLAX"), ("USCHI", "CATOR")])
def test_the_ways_by_sea_are_those_of_the_route(
    network: RouteNetwork, ends: tuple[str, str]
) -> None:
    ports = [network.by_code[code] for code in ends]
    ways = ways_by_sea(network, *ports)
    assert ways
    assert list(ways) == list(route_between(network, *ports).ocean)
