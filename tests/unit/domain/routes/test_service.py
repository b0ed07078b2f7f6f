"""The service that is likely between two ports, and what it adds to the days."""

import pytest

from portolan.core.config import INSTANCE
from portolan.domain.routes import route_between
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.routes.service import service_between
from portolan.domain.routes.transit import Days, ocean_days
from portolan.domain.sea.passage import Passage


@pytest.fixture(scope="module")
def network() -> RouteNetwork:
    return RouteNetwork.read(INSTANCE / "route_network")


@pytest.mark.parametrize(
    ("ends", "passage", "published_nm"),
    [
        (("USMSY", "STL"), Passage.MISSISSIPPI, 903),
        (("NLRTM", "DEDUI"), Passage.RHINE, 119),
        (("NLRTM", "BSL"), Passage.RHINE, 450),
        (("BSL", "DEDUI"), Passage.RHINE, 331),
        (("ROCND", "BEG"), Passage.DANUBE, 505),
        (("BEG", "BUD"), Passage.DANUBE, 257),
    ],
    ids=str,
)
def test_towns_of_one_river_are_ports_to_each_other(
    network: RouteNetwork, ends: tuple[str, str], passage: Passage, published_nm: int
) -> None:
    route = route_between(network, *(network.by_code[code] for code in ends))
    assert route.ports
    assert tuple(port.place.code for port in route.ports) == ends
    assert route.ocean[0].passages == (passage,)
    assert float(route.ocean[0].distance_nm) == pytest.approx(published_nm, abs=1)


def test_ports_of_the_lakes_are_ports_to_each_other_only(network: RouteNetwork) -> None:
    duluth, montreal, rotterdam = (network.by_code[c] for c in ("USDLH", "CAMTR", "NLRTM"))
    assert route_between(network, duluth, montreal).ocean
    assert not route_between(network, duluth, rotterdam).ocean


@pytest.mark.parametrize(
    ("ends", "hubs"),
    [
        (("CNSHA", "NLRTM"), ()),
        (("NLRTM", "NOBGO"), ()),
        (("CNCKG", "NLRTM"), ("CNSHA",)),
        (("CNNKG", "NLRTM"), ()),
        (("STL", "USMSY"), ()),
        (("PEIQT", "BRMAO"), ()),
    ],
    ids=str,
)
def test_hubs(network: RouteNetwork, ends: tuple[str, str], hubs: tuple[str, ...]) -> None:
    way = route_between(network, *(network.by_code[code] for code in ends)).ocean[0]
    assert tuple(hub.code for hub in way.service.hubs) == hubs


def test_a_small_port_has_a_hub_on_a_long_way_only(network: RouteNetwork) -> None:
    tampico, veracruz, shanghai = (network.by_code[c] for c in ("MXTAM", "MXVER", "CNSHA"))
    assert len(service_between(network, tampico, shanghai, 10_000).hubs) == 1
    assert not service_between(network, tampico, veracruz, 200).hubs
    assert service_between(network, shanghai, tampico, 10_000) == service_between(
        network, tampico, shanghai, 10_000
    )


@pytest.mark.parametrize(
    ("last", "above", "seaport"),
    [
        ("CNNKG", "CNWHI", "CNSHA"),
        ("BRMAO", "PEIQT", "BRMAO"),
        ("ARSLO", "ARDME", "ARBUE"),
        ("USBTR", "MEM", "USMSY"),
        ("FRURO", None, "FRLEH"),
        ("NLRTM", "DEDUI", "NLRTM"),
        ("ROBRA", "BEG", "ROCND"),
    ],
)
def test_barges_serve_a_river_above_the_last_port_of_ships(
    network: RouteNetwork, last: str, above: str | None, seaport: str
) -> None:
    """As pages name them: ships come as far as Nanjing, Manaus, Baton Rouge, Rouen and so on."""

    def hubs(code: str) -> list[str]:
        place, far = network.by_code[code], network.by_code["USLAX"]
        return [hub.code for hub in service_between(network, place, far, 1_000).hubs]

    assert hubs(last) == []
    assert above is None or hubs(above) == [seaport]


def test_a_hub_and_a_river_take_days() -> None:
    assert ocean_days(5_712) == Days(14, 23)
    assert ocean_days(5_712, hubs=1) == Days(17, 30)
    assert ocean_days(1_297, river_nm=1_297) == Days(6, 14)
    assert ocean_days(100, river_nm=200) == ocean_days(100, river_nm=100)


def test_days_of_a_page_are_those_of_its_service(network: RouteNetwork) -> None:
    ends = network.by_code["CNCKG"], network.by_code["USLAX"]
    way = route_between(network, *ends).ocean[0]
    assert way.service.river_nm == 1_236
    assert way.days == ocean_days(float(way.distance_nm), 1_236, 1)
