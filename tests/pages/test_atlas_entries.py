"""The entries of the atlas: the figures on their pages, against those of the freight modules."""

import re

import pytest
from flask import Flask

from portolan.content.types import CONTENT_TYPES, Doc
from portolan.domain.geo.distance import great_circle_km
from portolan.domain.mode import Mode
from portolan.domain.places.place import PlaceKind
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.routes.transit import air_days, ocean_days
from portolan.sections.atlas.lanes import air_lane
from portolan.sections.atlas.names import offset_text
from portolan.sections.atlas.service_page import week
from portolan.sections.atlas.vessel_page import check_digit
from portolan.web.content import documents
from portolan.web.route_network import route_network
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient


@pytest.fixture
def known(app: Flask) -> RouteNetwork:
    with app.app_context():
        return route_network()


def written(app: Flask, kind: str) -> list[Doc]:
    with app.test_request_context("/"):
        result = documents(CONTENT_TYPES[kind])
    assert result
    return result


def test_a_port_tells_its_lanes(client: CheckingClient, known: RouteNetwork, base_url: str) -> None:
    html = client.get("/atlas/oceanport/rotterdam-nlrtm", base_url=base_url).text
    shanghai = known.by_code["CNSHA"]
    by_cape = known.sea_ways(known.by_code["NLRTM"], shanghai).by_cape
    assert by_cape  # As lines sail, and as the route's own page says.
    nm, days = by_cape.distance_nm, ocean_days(by_cape.distance_nm)
    href = f"/route-search/rotterdam-nlrtm/{shanghai.slug}"
    row = next(one for one in html.split("<li>") if href in one)
    assert f"{nm:,.0f}" in row
    assert f"{days.low}–{days.high}" in row


def test_lanes_name_the_straits_that_routes_name(client: CheckingClient) -> None:
    html = client.get("/atlas/oceanport/los-angeles-uslax").text
    rows = html.split("<li>")
    for goal, straits in (("jebel-ali", ("Malacca", "Hormuz")), ("nhava-sheva", ("Malacca",))):
        row = next(one for one in rows if f"/los-angeles-uslax/{goal}" in one)
        assert all(f"Strait of {strait}" in row for strait in straits)


def test_what_all_lanes_pass_is_said_once_and_six_are_in_sight(client: CheckingClient) -> None:
    html = client.get("/atlas/oceanport/rotterdam-nlrtm").text
    first, others = html.partition('id="part-lanes"')[2].split("</section>")[0].split("<details", 1)
    assert (first.count("<li>"), others.count("<li>")) == (6, 10)
    assert (first + others).count("Dover") == first.count("Strait of Dover (16)") == 1
    assert "Cape of Good Hope (8)" in first
    assert others.count("<small>Cape of Good Hope</small>") == 8
    assert "as container lines have sailed since March 2026" in others


@pytest.mark.parametrize(
    ("path", "query"),
    [
        ("/atlas/oceanport/manzanillo-pamit", "origin=Manzanillo%20%28PAMIT%29"),
        ("/atlas/airport/portland-pwm", "origin=Portland%2C%20Maine%20%28PWM%29"),
        ("/atlas/route/shanghai-to-los-angeles", "origin=Shanghai%20%28CNSHA%29&amp;"),
        ("/atlas/route/shanghai-to-los-angeles", "destination=Los%20Angeles%20%28USLAX%29"),
        ("/atlas/service/east-china-california-fcl", "%28CNSHA%29"),
    ],
)
def test_a_quote_is_asked_for_by_code(client: CheckingClient, path: str, query: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    links = re.findall(r'href="(/get-started\?[^"]+)"', answer.text)
    assert links
    assert all(query in link.replace("+", "%20") for link in links)


@pytest.mark.parametrize(
    ("route", "name"),
    [("shanghai-to-rotterdam", "By the Cape"), ("callao-to-philadelphia", "Strait of Magellan")],
)
def test_the_way_around_is_called_by_what_it_passes(
    client: CheckingClient, route: str, name: str
) -> None:
    html = client.get(f"/atlas/route/{route}").text
    assert f'id="way-2">{name}</h3>' in html


def test_an_airport_tells_its_lanes(client: CheckingClient, known: RouteNetwork) -> None:
    html = client.get("/atlas/airport/los-angeles-lax").text
    frankfurt = known.by_code["FRA"]
    km = great_circle_km(known.by_code["LAX"].position, frankfurt.position)
    row = next(one for one in html.split("<li>") if frankfurt.slug in one)
    assert f"{km:,.0f}" in row
    assert f"{air_days(km).low}–{air_days(km).high}" in row


def test_a_written_place_says_what_its_document_says(app: Flask, client: CheckingClient) -> None:
    for kind, key in (("oceanport", "waters"), ("airport", "known_for")):
        doc = written(app, kind)[0]
        html = client.get(doc.path).text.replace("&#39;", "'").replace("&amp;", "&")
        assert doc.summary in html
        assert doc.meta[key] in html


def test_no_name_of_an_airport_is_that_of_a_port(app: Flask) -> None:
    with app.test_request_context("/", base_url=BASE["zh-CN"]):
        app.preprocess_request()
        names = {
            kind: {name for doc in documents(CONTENT_TYPES[kind]) for name in doc.meta["aliases"]}
            for kind in ("airport", "oceanport")
        }
    ports = {name for name in names["oceanport"] if name.endswith("港")}
    assert len(ports) > 100
    assert not names["airport"] & ports


def test_a_country_has_the_name_that_its_locale_gives(client: CheckingClient) -> None:
    path = "/atlas/oceanport/kaohsiung-twkhh"
    assert "中国台湾" in client.get(path, base_url=BASE["zh-CN"]).text


def test_places_of_data_alone_are_pages(
    client: CheckingClient, known: RouteNetwork, base_url: str
) -> None:
    for kind in PlaceKind:
        for place in known.of_kind(kind)[300::700]:
            path = f"/atlas/{kind.value}/{place.slug}"
            answer = client.get(path, base_url=base_url)
            assert answer.status_code == 200, path
            assert place.code in answer.text


def test_the_antimeridian_and_the_far_north(client: CheckingClient) -> None:
    for code in ("SUV", "LYR", "ANC", "AKL"):
        assert client.get(f"/atlas/airport/{code}", follow_redirects=True).status_code == 200


def test_a_route_shows_both_ways_and_its_emissions(
    client: CheckingClient, known: RouteNetwork
) -> None:
    html = client.get("/atlas/route/shanghai-to-rotterdam").text
    ways = known.sea_ways(known.by_code["CNSHA"], known.by_code["NLRTM"])
    assert ways.by_cape
    for lane in (ways.shortest, ways.by_cape):
        assert f"<dd>{lane.distance_nm:,.0f}</dd>" in html
    per_tonne = ways.shortest.distance_nm * 1.852 * 0.01977
    assert f"<dd>{per_tonne:,.0f}</dd>" in html
    assert "0.01977 kg CO₂e/t-km" in html
    assert "mode=ocean-fcl" in html


def test_a_route_by_air_is_a_great_circle(app: Flask, client: CheckingClient) -> None:
    doc = next(one for one in written(app, "route") if one.meta["mode"] == "air")
    html = client.get(doc.path).text
    assert "Great" in html or "great circle" in html
    assert "By the Cape" not in html
    assert "mode=air" in html


def test_a_truck_between_port_and_airport_has_no_days(app: Flask, known: RouteNetwork) -> None:
    port, airport = known.by_code["AEJEA"], known.by_code["DWC"]
    lane = air_lane(port, airport)
    assert (lane.mode, lane.days) == (Mode.ROAD, None)
    assert 0 < lane.distance_km < 60


def test_every_document_of_the_atlas_is_a_page(app: Flask, client: CheckingClient) -> None:
    for kind in ("vessel", "warehouse", "service", "route"):
        for doc in written(app, kind):
            assert client.get(doc.path).status_code == 200


def test_a_vessel_shows_the_arithmetic_of_its_number(app: Flask, client: CheckingClient) -> None:
    doc = written(app, "vessel")[0]
    html = client.get(doc.path).text
    assert f"IMO {doc.meta['imo']}" in html
    assert f"{int(doc.meta['imo'][0])}×7" in html


def test_the_check_digit_of_an_imo_number() -> None:
    # IMO 9074729: 9×7 + 0×6 + 7×5 + 4×4 + 7×3 + 2×2 = 139 (International Maritime Organization).
    result = check_digit("9074729")
    assert result["sum"] == 139
    assert result["digit"] == 9
    assert result["products"] == [(9, 7), (0, 6), (7, 5), (4, 4), (7, 3), (2, 2)]


def test_a_week_closes_before_it_departs(app: Flask) -> None:
    with app.test_request_context("/"):
        days = week([0, 3], cutoff_days=2)
    assert [n for n, day in enumerate(days) if day["departs"]] == [0, 3]
    assert [n for n, day in enumerate(days) if day["closes"]] == [1, 5]


@pytest.mark.parametrize(
    ("zone", "text"),
    [
        ("Asia/Shanghai", "UTC+8"),
        ("Asia/Kolkata", "UTC+5:30"),
        ("Europe/Amsterdam", "UTC+1, in summer UTC+2"),
        ("America/New_York", "UTC−5, in summer UTC−4"),
        ("Australia/Sydney", "UTC+10, in summer UTC+11"),
        ("Europe/Dublin", "UTC+0, in summer UTC+1"),
    ],
)
def test_clocks(app: Flask, zone: str, text: str) -> None:
    with app.test_request_context("/"):
        assert offset_text(zone) == text


def test_no_link_of_a_page_is_dead(client: CheckingClient) -> None:
    html = client.get("/atlas/oceanport/singapore-sgsin").text
    for path in set(re.findall(r'href="(/atlas/[\w/-]+)"', html)):
        assert client.get(path).status_code == 200, path


@pytest.mark.parametrize(
    ("base_url", "elevation"),
    [("http://localhost:8000", "4 m / 13 ft"), ("http://zh-cn.localhost:8000", "4米 / 13英尺")],
)
def test_an_airport_says_how_high_it_lies(
    client: CheckingClient, base_url: str, elevation: str
) -> None:
    html = client.get("/atlas/airport/ngb", base_url=base_url, follow_redirects=True).text
    assert "ZSNB" in html
    assert elevation in html


@pytest.mark.parametrize(
    ("path", "base_url", "runways"),
    [
        ("ngb", "http://localhost:8000", "1, 3,200 m / 10,499 ft long"),
        ("pvg", "http://localhost:8000", "5, the longest 4,000 m / 13,123 ft"),
        ("ngb", "http://zh-cn.localhost:8000", "最长3,200米 / 10,499英尺，共1条"),
        ("pvg", "http://zh-cn.localhost:8000", "最长4,000米 / 13,123英尺，共5条"),
    ],
)
def test_an_airport_says_what_may_land(
    client: CheckingClient, path: str, base_url: str, runways: str
) -> None:
    html = client.get(f"/atlas/airport/{path}", base_url=base_url, follow_redirects=True).text
    assert runways in html
