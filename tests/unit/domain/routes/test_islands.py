"""Ways over land do not lead across the sea."""

from pathlib import Path

import pytest

from portolan.core.config import INSTANCE
from portolan.domain.places.islands import COLUMNS, TABLE, on_one_land
from portolan.domain.places.place import PlaceKind
from portolan.domain.routes.ends import REACH_KM, ends_of
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.routes.seaports import is_beyond, seaports
from portolan.domain.table import rows


@pytest.fixture(scope="module")
def network() -> RouteNetwork:
    return RouteNetwork.read(Path(INSTANCE) / "route_network")


def test_places_of_the_table_are_those_of_the_network(network: RouteNetwork) -> None:
    codes = [code for row in rows(TABLE, COLUMNS) for code in row["codes"].split("|")]
    assert len(codes) == len(set(codes)) > 2_000
    assert set(codes) <= set(network.by_code)


@pytest.mark.parametrize(
    ("one", "other", "is_one"),
    [
        ("PMI", "ESPMI", True),
        ("PMI", "ESVLC", False),
        ("NLRTM", "CNSHA", True),
        ("CPT", "FRA", True),
        ("USLAX", "CNSHA", True),
        ("HNL", "USLAX", False),
        ("HNL", "KOA", False),
        ("FUK", "JPTYO", True),
        ("CTS", "JPUKB", True),
        ("CAMTR", "YYZ", True),
        ("HBA", "AUMEL", False),
    ],
)
def test_what_lies_on_one_land(network: RouteNetwork, one: str, other: str, is_one: bool) -> None:
    assert on_one_land(network.by_code[one], network.by_code[other]) is is_one


@pytest.mark.parametrize(
    ("airport", "port"),
    [
        ("PMI", "ESPMI"),
        ("PDL", "PTPDL"),
        ("OKA", "JPNAH"),
        ("HBA", "AUHBA"),
        ("IPC", "CLIPC"),
        ("KOA", "USKHH"),
        ("DVO", "PHDVO"),
        ("CJU", "KRCHA"),
    ],
)
def test_an_island_goes_by_its_own_port(network: RouteNetwork, airport: str, port: str) -> None:
    end = ends_of(network, network.by_code[airport])
    assert end.port is not None
    assert end.port.place.code == port
    assert not is_beyond(end)


@pytest.mark.parametrize(
    ("airport", "gateways"),
    [
        ("FLW", []),
        ("TNR", ["MGTOA"]),
        ("ZQN", ["NZLYT"]),
        ("TAS", ["GEPTI", "CNLYG"]),
        ("FIH", ["CDMAT", "CGPNR"]),
        ("VNO", ["LTKLJ"]),
        ("SOF", ["BGVAR"]),
    ],
)
def test_the_seaports_beyond(network: RouteNetwork, airport: str, gateways: list[str]) -> None:
    end = ends_of(network, network.by_code[airport])
    assert is_beyond(end)
    assert [one.place.code for one in seaports(network, end)] == gateways


def test_no_way_by_land_leads_over_the_sea(network: RouteNetwork) -> None:
    for place in network.of_kind(PlaceKind.AIRPORT):
        end = ends_of(network, place)
        if is_beyond(end):
            assert all(on_one_land(place, one.place) for one in seaports(network, end)), place
        elif end.port and not on_one_land(place, end.port.place):
            assert end.port.away_km <= REACH_KM
