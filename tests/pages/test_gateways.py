"""Routes to the Great Lakes, where containers go through a seaport and on by land."""

import datetime as dt
import re

from portolan.domain.places.place import Place, PlaceKind
from portolan.domain.routes.gateways import COLUMNS, TABLE
from portolan.domain.routes.transit import Days
from portolan.domain.table import rows
from portolan.sections.shared.arrival_query.query import ArrivalQuery
from portolan.web.route_network import route_network
from tests.support.checking_client import CheckingClient


def test_a_lake_port_offers_seaports_with_days_by_land(
    client: CheckingClient, base_url: str
) -> None:
    html = client.get("/route-search/yantian-cnytn/chicago-uschi", base_url=base_url).text
    for seaport in ("los-angeles-uslax", "new-york-usnyc"):
        assert f'href="/route-search/yantian-cnytn/{seaport}"' in html
    # 15 to 25 days at sea, and 3,530 km over land in 5 to 11.
    assert "20–36 days by sea and land" in html or "海陆全程20–36天" in html
    assert "30–48 days by sea" not in html


def test_what_a_tonne_emits_on_rails_is_counted(client: CheckingClient) -> None:
    html = client.get("/route-search/yantian-cnytn/chicago-uschi").text
    sea, rail = (int(kg) for kg in re.findall(r"<span>(\d+) kg<small>CO₂e", html)[:2])
    whole = re.findall(r'<span class="big">(\d+)<small>kg CO₂e', html)[0]
    assert abs(int(whole) - sea - rail) <= 1


def test_quote_and_calendar_count_the_days_over_land(client: CheckingClient) -> None:
    ends = {"origin": "CNYTN", "destination": "USCHI", "mode": "ocean-fcl"}
    quote = client.get("/get-started", query_string=ends).text
    assert "20–36" in quote
    assert "By rail or road between there and Chicago (USCHI)." in quote
    with client.application.test_request_context():
        query = ArrivalQuery.of({**ends, "mode": "ocean-fcl"}, dt.date(2027, 3, 1))
        assert query.transit == Days(20, 36)


def test_a_seaport_offers_none(client: CheckingClient) -> None:
    assert "Great Lakes" not in client.get("/route-search/shanghai-cnsha/rotterdam-nlrtm").text


def test_each_line_of_the_table_is_a_port_and_its_gateways(client: CheckingClient) -> None:
    with client.application.app_context():
        known = {port.code for port in route_network().of_kind(PlaceKind.OCEANPORT)}
    for row in rows(TABLE, COLUMNS):
        assert {row["code"], *row["gateways"].split("|")} <= known


def test_each_port_on_the_lakes_is_in_the_table(client: CheckingClient) -> None:
    """Whatever is not would be offered as a port of call for containers."""
    with client.application.app_context():
        ports = route_network().of_kind(PlaceKind.OCEANPORT)
    lakes = {port.code for port in ports if _is_on_the_lakes(port)}
    assert lakes == {row["code"] for row in rows(TABLE, COLUMNS)}


def _is_on_the_lakes(port: Place) -> bool:
    """Whether a port is above Montreal, between the ends of Lake Superior and of the Seaway."""
    latitude, longitude = port.position
    return port.country in {"CA", "US"} and 41 < latitude < 49.5 and -93 < longitude < -74
