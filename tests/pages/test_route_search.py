"""The route search: what a question leads to, and what the page of a route says."""

import re
from html import unescape

import pytest

from portolan.domain.sea.accuracy import ACCURACY, WayKind
from tests.support.checking_client import CheckingClient

BASE = "http://localhost:8000"
SHANGHAI_ROTTERDAM = "/route-search/shanghai-cnsha/rotterdam-nlrtm"


@pytest.mark.parametrize(
    "path", [SHANGHAI_ROTTERDAM, "/route-search/frankfurt-fra/chicago-ohare-ord"]
)
def test_whatever_a_route_leads_on_to_answers(
    client: CheckingClient, path: str, base_url: str
) -> None:
    page = client.get(path, base_url=base_url).text
    links = {unescape(href) for href in re.findall(r'href="(/[^"/]+\?[^"]+)"', page)}
    assert {link.partition("?")[0] for link in links} == {
        *("/route-search", "/get-started", "/emissions-calculator", "/arrival", "/load-planner"),
    }
    for link in links:
        assert client.get(link, base_url=base_url).status_code == 200, link


def test_what_may_have_been_meant(client: CheckingClient) -> None:
    answer = client.get("/route-search/valencia/rotterdam")
    assert answer.status_code == 404
    assert 'href="/route-search/valencia-esvlc/rotterdam-nlrtm"' in answer.text
    assert client.get("/route-search/not-found").status_code == 200
    assert client.get("/route-search/nowhereville/zzzz").status_code == 404


def test_a_route_by_sea_and_by_air(client: CheckingClient) -> None:
    page = client.get(SHANGHAI_ROTTERDAM).text
    for words in ("Suez Canal", "Strait of Malacca", "Cape of Good Hope", "PVG", "AMS"):
        assert words in page
    modes = page.partition('id="part-modes"')[2]
    distances = [int(nm.replace(",", "")) for nm in re.findall(r"([\d,]+) <small>nm", modes)]
    assert len(distances) == 3
    assert 4_700 <= distances.pop() <= 4_900, "the great circle is miles too, not kilometers"
    assert all(13_570 <= nm <= 14_190 for nm in distances)  # by the Cape
    assert re.search(r"32–51 <small>days", modes)
    assert re.search(r"25–39 <small>days", page)  # By Suez, side by side.
    assert "UK government (DESNZ) 2025" in page
    assert "/get-started?origin=Shanghai+%28CNSHA%29&amp;destination=Rotterdam" in page
    assert 'href="/route-search/rotterdam-nlrtm/shanghai-cnsha"' in page


@pytest.mark.parametrize(
    ("path", "message", "unsaid"),
    [
        (SHANGHAI_ROTTERDAM, "Around the Cape it is", "Through the"),
        (
            "/route-search/los-angeles-uslax/rotterdam-nlrtm",
            "Through the Strait of Magellan it is",
            "cape",
        ),
    ],
)
def test_the_way_around_is_called_by_what_it_passes(
    client: CheckingClient, path: str, message: str, unsaid: str
) -> None:
    part = client.get(path).text.partition('aria-labelledby="part-cape"')[2].partition("<table")[0]
    words = re.sub(r"<[^>]+>", "", part)
    assert message in words
    assert unsaid not in words


@pytest.mark.parametrize(
    ("at", "names"),
    [
        (BASE, ("Container ship, average", "Air, long haul", "UK government (DESNZ) 2025")),
        (
            "http://zh-cn.localhost:8000",
            ("集装箱船，平均值", "空运，长途", "英国政府（DESNZ）2025"),
        ),
    ],
)
def test_factors_are_called_in_the_language_of_the_page(
    client: CheckingClient, at: str, names: tuple[str, ...]
) -> None:
    page = client.get(SHANGHAI_ROTTERDAM, base_url=at).text
    formulas = "".join(re.findall(r'<p class="formula">.*?</p>', page, re.DOTALL))
    assert all(name in formulas for name in names)
    assert "lang=" not in formulas


def test_the_sum_on_the_page_is_right(client: CheckingClient) -> None:
    page = client.get(SHANGHAI_ROTTERDAM).text
    terms = re.findall(
        r"([\d,]+) km <small>.*?([\d.]+) g <small>.*?([\d,]+) kg <small>", page, re.DOTALL
    )
    assert len(terms) == 2
    for km, grams, kg in terms:
        reckoned = int(km.replace(",", "")) * float(grams) / 1000
        assert abs(reckoned - int(kg.replace(",", ""))) < 1


def test_islands_without_a_port_only_fly(client: CheckingClient) -> None:
    page = client.get("/route-search/santa-cruz-das-flores-flw/frankfurt-fra").text
    assert "no larger seaport within 150 km" in page
    assert "days by air" in page
    assert "<small>nm" not in page


def test_an_airport_sails_from_the_port_nearby(client: CheckingClient) -> None:
    page = client.get("/route-search/singapore-changi-sin/rotterdam-nlrtm").text
    assert "SGSIN" in page
    assert re.search(r"For Singapore Changi we use Singapore \(SGSIN\), \d+ km away", page)


def test_only_routes_that_many_ask_for_are_kept_among_all_pages(client: CheckingClient) -> None:
    assert client.get(SHANGHAI_ROTTERDAM).headers["X-Page-Cache"] == "store"
    seldom = client.get("/route-search/aalborg-dkaal/rotterdam-nlrtm")
    assert seldom.status_code == 200
    assert seldom.headers["X-Page-Cache"] == "many"
    assert "noindex" in seldom.text


def test_the_routes_that_many_ask_for_are_listed(client: CheckingClient, base_url: str) -> None:
    listed = client.get("/sitemaps/route-search.xml", base_url=base_url).text
    paths = re.findall(rf"<loc>{base_url}([^<]+)</loc>", listed)
    assert SHANGHAI_ROTTERDAM in paths
    assert "/route-search/rotterdam-nlrtm/shanghai-cnsha" in paths
    offered = client.get("/route-search").text.partition("<main")[2].partition("</main>")[0]
    linked = re.findall(r'href="(/route-search/[^"]+)"', offered)
    assert set(linked) < set(paths)
    for path in paths:
        page = client.get(path, base_url=base_url).text
        assert "noindex" not in page
        assert f'rel="canonical" href="{base_url}{path}"' in page


def test_other_routes_are_not_listed(client: CheckingClient) -> None:
    """Two places that are written up make a page too, but there are tens of thousands of those."""
    page = client.get("/route-search/shanghai-cnsha/hamburg-deham")
    assert page.status_code == 200
    assert 'name="robots" content="noindex"' in page.text


def test_every_page_in_both_languages(client: CheckingClient, base_url: str) -> None:
    for path in (
        "/route-search",
        "/route-search?origin=valencia&destination=zzzz",
        "/route-search/not-found",
        "/route-search/valencia/rotterdam",
        SHANGHAI_ROTTERDAM,
        "/route-search/frankfurt-fra/chicago-ohare-ord",
        "/api",
    ):
        assert client.get(path, base_url=base_url).status_code in (200, 404, 422)


@pytest.mark.parametrize(
    ("ends", "says"),
    [
        (
            "shanghai-cnsha/rotterdam-nlrtm",
            f"differ by {ACCURACY[WayKind.TRUNK].mean}% on average",
        ),
        ("singapore-sgsin/hong-kong-hkhkg", f"differ by {ACCURACY[WayKind.REGIONAL].mean}% on"),
        ("chongqing-cnckg/wuhan-cnwuh", "Rivers are counted by their published distances"),
    ],
)
def test_a_route_says_how_right_its_kind_of_way_is(
    client: CheckingClient, ends: str, says: str
) -> None:
    answer = client.get(f"/route-search/{ends}", follow_redirects=True)
    assert says in unescape(answer.text)


def test_the_form_shows_its_popular_routes_by_sea_as_they_are_sailed(
    client: CheckingClient,
) -> None:
    page = client.get("/route-search").text
    match = re.search(r"longest is ([\d,]+) nautical miles, the shortest ([\d,]+)", page)
    lanes = re.findall(r'href="(/route-search/[^"]+)"><span class="code">[A-Z]{5}<', page)
    assert match
    assert len(lanes) == 9
    modes = [client.get(lane).text.partition('id="part-modes"')[2] for lane in lanes]
    miles = [int(re.findall(r"([\d,]+) <small>nm", each)[0].replace(",", "")) for each in modes]
    assert [max(miles), min(miles)] == [int(one.replace(",", "")) for one in match.groups()]
    assert 'class="field green charted' not in client.get("/route-search?origin=zzzz").text


@pytest.mark.parametrize(
    ("path", "name", "miles"),
    [
        ("chongqing-cnckg/wuhan-cnwuh", "Yangtze", "690 nm"),
        ("rotterdam-nlrtm/basel-mulhouse-bsl", "Rhine", "450"),
        ("rosario-arros/buenos-aires-arbue", "Paraná", "227"),
        ("duluth-superior-usdlh/chicago-uschi", "Great Lakes", ""),
    ],
)
def test_rivers_and_lakes_are_no_open_sea(
    client: CheckingClient, path: str, name: str, miles: str
) -> None:
    html = client.get(f"/route-search/{path}").text
    assert f"<td>{name}</td>" in html
    assert "No canal, and no strait" not in html
    assert miles.removesuffix(" nm") in html


def test_a_change_of_ships_is_named_with_its_days(client: CheckingClient) -> None:
    html = client.get("/route-search/chongqing-cnckg/los-angeles-uslax").text
    assert "With a change of ships in Shanghai" in html
    assert "Three to seven days for each change of ships, in Shanghai" in html
    assert "1,236 nautical miles on rivers" in html


def test_a_way_that_is_mostly_river_is_for_barges(client: CheckingClient) -> None:
    html = client.get("/route-search/chongqing-jiangbei-ckg/shanghai-cnsha").text
    assert "<td>By barge or ship on the river</td>" in html
    assert "1,297" in html


def test_the_lakes_are_closed_in_winter(client: CheckingClient) -> None:
    html = client.get("/route-search/duluth-superior-usdlh/chicago-uschi").text
    assert "in winter the locks are closed" in html
    assert "<td>No container line that we know of</td>" in html
    assert "A direct service" not in html


@pytest.mark.parametrize(
    ("way", "named"),
    [
        ("chongqing-cnckg/wuhan-cnwuh", "China’s Ministry of Transport."),
        ("duisburg-dedui/rotterdam-nlrtm", "marked along the Rhine."),
        ("shanghai-cnsha/rotterdam-nlrtm", ""),
    ],
)
def test_a_way_on_a_river_names_where_its_miles_are_from(
    client: CheckingClient, way: str, named: str
) -> None:
    page = client.get(f"/route-search/{way}").text
    said = re.findall(r"River distances as in .*?(?<!Pub)\. ", page)
    assert [one.rstrip().endswith(named) for one in said] == [True] * bool(named)


def test_an_airport_on_an_island_has_the_port_beside_it(client: CheckingClient) -> None:
    page = client.get("/route-search/guam-gum/yokohama-jpyok").text
    assert "Apra Harbour" in page
