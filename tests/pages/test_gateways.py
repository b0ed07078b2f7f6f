"""Routes to the Great Lakes, where containers go through a seaport and on by land."""

import datetime as dt
import re
from decimal import Decimal

import pytest

from portolan.domain.places.place import MIDDLING, Place, PlaceKind
from portolan.domain.places.towns import towns
from portolan.domain.routes.inland import COLUMNS as INLAND_COLUMNS
from portolan.domain.routes.inland import TABLE as INLAND_TABLE
from portolan.domain.routes.seaports import COLUMNS, TABLE
from portolan.domain.routes.transit import Days
from portolan.domain.table import rows
from portolan.sections.shared.arrival_query.query import ArrivalQuery
from portolan.web.route_network import route_network
from tests.pages.test_around_suez import in_one_line
from tests.support.checking_client import CheckingClient


def test_a_lake_port_offers_seaports_with_days_by_land(
    client: CheckingClient, base_url: str
) -> None:
    html = client.get("/route-search/yantian-cnytn/chicago-uschi", base_url=base_url).text
    for seaport in ("los-angeles-uslax", "new-york-usnyc"):
        assert f'href="/route-search/yantian-cnytn/{seaport}"' in html
    # 15 to 25 days at sea, and 3,530 km over land in 5 to 11.
    text = in_one_line(html)
    assert re.search("20–36 days by sea and land|海陆全程20–36天", text)
    assert "30–48 days by sea" not in text


def test_a_river_port_without_lines_goes_through_a_seaport_and_not_through_the_seaway(
    client: CheckingClient,
) -> None:
    html = client.get("/route-search/shanghai-cnsha/memphis-usmem").text
    assert 'href="/route-search/shanghai-cnsha/new-orleans-usmsy"' in html
    assert "Container ships do not reach one of these places." in html
    assert "Seaway" not in html.partition("<main")[2]


def test_what_a_tonne_emits_on_rails_is_counted(client: CheckingClient) -> None:
    html = client.get("/route-search/yantian-cnytn/chicago-uschi").text
    sea, rail = (int(kg) for kg in re.findall(r"<span>(\d+) kg <small>CO₂e", html)[:2])
    whole = re.findall(r'<span class="big">(\d+) <small>kg CO₂e', html)[0]
    assert abs(int(whole) - sea - rail) <= 1


def test_quote_and_calendar_count_the_days_over_land(client: CheckingClient) -> None:
    ends = {"origin": "CNYTN", "destination": "USCHI", "mode": "ocean-fcl"}
    quote = client.get("/get-started", query_string=ends).text
    assert "20–36" in quote
    assert "By rail or road between there and Chicago (USCHI)." in quote
    with client.application.test_request_context():
        query = ArrivalQuery.of({**ends, "mode": "ocean-fcl"}, dt.date(2027, 3, 1))
        assert query.leg
        assert query.leg.days == Days(20, 36)


@pytest.mark.parametrize(
    ("origin", "destination"),
    [("CNYTN", "USCHI"), ("DFW", "CNSHA"), ("FRA", "DEN"), ("CATOR", "ZRH")],
)
def test_all_tools_go_by_the_same_seaport(
    client: CheckingClient, origin: str, destination: str
) -> None:
    """Ports, the way by land, days and what a tonne emits: by API, calculator and list."""
    ends = {"origin": origin, "destination": destination}
    option = client.get("/api/routes", query_string=ends).get_json()["options"][0]
    assert option["mode"] == "ocean-fcl"
    assert option["by_land"]
    cargo = {**ends, "mode": "ocean-fcl", "weight_kg": "1000"}
    figure = client.get("/api/emissions", query_string=cargo).get_json()
    listed = client.post("/api/batch", json={"shipments": [cargo]}).get_json()["rows"][0]
    calculated = client.get("/emissions-calculator.json", query_string=cargo).get_json()
    for each in (figure, listed, calculated):
        assert (each["from"], each["to"]) == (option["from"], option["to"])
    assert figure["by_land"] == listed["by_land"] == option["by_land"]
    assert listed["distance_km"] == option["distance_km"]
    assert listed["transit_days"] == option["transit_days"]
    tonne = pytest.approx(option["emissions_kg_per_tonne"], abs=0.002)
    assert figure["co2e_kg"] == calculated["co2e_kg"] == tonne
    assert listed["emissions"][0]["co2e_kg"] == tonne


def test_refrigerated_goods_go_on_by_refrigerated_truck(client: CheckingClient) -> None:
    """GLEC: 0.089 kg a tonne-km by road, 12% more where refrigerated, and nothing by rail."""
    cold = {"origin": "CNYTN", "destination": "Denver", "mode": "ocean-fcl", "weight_kg": "10000",
            "factor_set": "glec-3.2", "refrigerated": "y"}  # fmt: skip
    result = client.get("/emissions-calculator.json", query_string=cold).get_json()
    to_port = client.get(
        "/emissions-calculator.json", query_string={**cold, "destination": result["to"]}
    ).get_json()
    [leg] = client.get("/api/emissions", query_string=cold).get_json()["by_land"]
    on_land = Decimal("0.089") * Decimal("1.12") * 10 * leg["distance_km"]
    assert result["co2e_kg"] - to_port["co2e_kg"] == pytest.approx(float(on_land), abs=0.01)
    page = client.get("/emissions-calculator", query_string=cold).text
    assert "by truck between the two, at the road factor for refrigerated goods" in page


@pytest.mark.parametrize(
    ("city", "seaports"),
    [
        ("dallas-fort-worth-dfw", ("houston-ushou", "new-orleans-usmsy")),
        ("frankfurt-fra", ("antwerp-beanr", "rotterdam-nlrtm")),
        ("zurich-zrh", ("genoa-itgoa",)),
        ("denver-den", ("los-angeles-uslax",)),
    ],
)
def test_an_inland_place_offers_the_seaports_that_serve_it(
    client: CheckingClient, city: str, seaports: tuple[str, ...]
) -> None:
    html = client.get(f"/route-search/shanghai-cnsha/{city}").text
    for seaport in seaports:
        assert f'href="/route-search/shanghai-cnsha/{seaport}"' in html
    assert "Great Lakes" not in html
    assert "No route by sea" not in html


def test_an_airport_at_both_ends_of_its_way_is_named_once(client: CheckingClient) -> None:
    html = client.get("/route-search/shanghai-cnsha/frankfurt-fra").text
    assert len(re.findall(r">FRA</text>", html)) == len(re.findall(r">BEANR</text>", html))


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("Modena", "La Spezia"),
        ("Bolton", "Liverpool"),
        ("Tilburg", "Antwerp"),
        ("Gurgaon", "Delhi"),
    ],
)
def test_a_town_without_a_port_or_an_airport_offers_those_that_serve_it(
    client: CheckingClient, typed: str, offered: str
) -> None:
    query = {"origin": typed, "destination": "USNYC"}
    error = client.get("/api/routes", query_string=query).get_json()["error"]
    names = client.get("/api/places", query_string={"q": typed}).get_json()["places"]
    assert offered in {place["name"] for place in names}
    assert len(error["choices"]) > 1


@pytest.mark.parametrize(
    "route",
    [
        "frankfurt-fra/munich-muc",
        "rotterdam-nlrtm/frankfurt-fra",
        "chicago-ohare-ord/chicago-uschi",
        "wuhan-cnwuh/wuhan-tianhe-wuh",
        "chicago-uschi/los-angeles-uslax",
    ],
)
def test_no_way_by_sea_where_land_is_about_as_short(client: CheckingClient, route: str) -> None:
    html = client.get(f"/route-search/{route}").text
    sentences = (
        "road or rail covers it in about the same distance",
        "The same port or airport serves both places",
    )
    assert any(one in html for one in sentences)
    assert "by sea and land" not in html


@pytest.mark.parametrize(
    ("town", "seaports", "airport"),
    [
        ("Duisburg", {"NLRTM", "BEANR"}, "DUS"),
        ("Winterthur", {"NLRTM", "BEANR", "ITGOA"}, "ZRH"),
        ("Panipat", {"INMUN", "INNSA"}, "DEL"),
        ("Sheffield", {"GBLIV"}, "EMA"),
        ("京都", {"JPOSA"}, "KIX"),
    ],
)
def test_a_town_is_served_by_the_places_of_its_table(
    client: CheckingClient, town: str, seaports: set[str], airport: str
) -> None:
    query = {"origin": "CNSHA", "destination": town}
    answer = client.get("/api/routes", query_string=query).get_json()
    assert answer["destination"]["type"] == "town"
    by_sea, *_, by_air = answer["options"]
    assert by_sea["to"] in seaports
    assert by_air["to"] == airport
    route = client.get("/route-search", query_string=query).location
    page = client.get(route).text
    assert "/atlas/town" not in page
    assert "Town" in page


def test_what_serves_each_town_is_known(client: CheckingClient) -> None:
    with client.application.app_context():
        by_code = route_network().by_code
    for town in towns().values():
        assert {by_code[code].kind for code in town.seaports} == {PlaceKind.OCEANPORT}
        assert by_code[town.airport].kind is PlaceKind.AIRPORT
        assert by_code[town.place.code] == town.place


def test_a_seaport_offers_none(client: CheckingClient) -> None:
    assert "Great Lakes" not in client.get("/route-search/shanghai-cnsha/rotterdam-nlrtm").text


def test_each_inland_gateway_is_no_minor_port(client: CheckingClient) -> None:
    with client.application.app_context():
        ports = route_network().of_kind(PlaceKind.OCEANPORT)
    known = {port.code for port in ports if port.importance >= MIDDLING}
    for row in rows(INLAND_TABLE, INLAND_COLUMNS):
        assert set(row["gateways"].split("|")) <= known


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
    assert lakes <= {row["code"] for row in rows(TABLE, COLUMNS)}


def _is_on_the_lakes(port: Place) -> bool:
    """Whether a port is above Montreal, between the ends of Lake Superior and of the Seaway."""
    latitude, longitude = port.position
    return port.country in {"CA", "US"} and 41 < latitude < 49.5 and -93 < longitude < -74


@pytest.mark.parametrize(
    ("path", "is_told"),
    [
        ("chongqing-jiangbei-ckg/duisburg-dedui", True),
        ("deham/xiy", True),
        ("wuhan-cnwuh/warsaw-chopin-waw", True),
        ("chongqing-jiangbei-ckg/chicago-uschi", False),
        ("chongqing-jiangbei-ckg/felixstowe-gbfxt", False),
        ("shanghai-cnsha/rotterdam-nlrtm", False),
    ],
)
def test_between_inland_china_and_europe_the_train_is_told_of(
    client: CheckingClient, base_url: str, path: str, *, is_told: bool
) -> None:
    html = client.get(f"/route-search/{path}", base_url=base_url, follow_redirects=True).text
    assert ('href="/products/rail-freight#between-china-and-europe"' in html) is is_told
    assert bool(re.search("July.2022|2022年7月", in_one_line(html))) is is_told
