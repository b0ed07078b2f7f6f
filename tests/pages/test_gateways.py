"""Routes to the Great Lakes, where containers go through a seaport and on by land."""

from portolan.domain.places.place import PlaceKind
from portolan.domain.table import rows
from portolan.sections.route_search.gateways import TABLE
from portolan.web.route_network import route_network
from tests.support.checking_client import CheckingClient


def test_a_lake_port_offers_seaports_with_days_by_land(
    client: CheckingClient, base_url: str
) -> None:
    html = client.get("/route-search/yantian-cnytn/chicago-uschi", base_url=base_url).text
    for seaport in ("los-angeles-uslax", "new-york-usnyc"):
        assert f'href="/route-search/yantian-cnytn/{seaport}"' in html
    # Los Angeles to Chicago: 2,800 km on the great circle.
    assert "5 to 11 days" in html or "5至11天" in html


def test_a_seaport_offers_none(client: CheckingClient) -> None:
    assert "Great Lakes" not in client.get("/route-search/shanghai-cnsha/rotterdam-nlrtm").text


def test_each_line_of_the_table_is_a_port_and_its_gateways(client: CheckingClient) -> None:
    with client.application.app_context():
        known = {port.code for port in route_network().of_kind(PlaceKind.OCEANPORT)}
    for row in rows(TABLE, ("code", "gateways")):
        assert {row["code"], *row["gateways"].split("|")} <= known
