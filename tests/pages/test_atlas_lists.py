"""The lists of the atlas: filters, order, pages, and what may be kept of them."""

import re

import pytest

from tests.support.checking_client import CheckingClient

CODE = re.compile(r'<span class="code">([^<]+)</span>')
FIGURE = re.compile(r'<bdi class="no datum">([^<]+)</bdi>')
PLACES = ("oceanport", "airport")
EN_US = "http://localhost:8000"


def rows(client: CheckingClient, address: str, base_url: str = EN_US) -> str:
    """The rows of a list."""
    answer = client.get(f"/atlas/{address}", base_url=base_url)
    assert answer.status_code == 200
    return answer.text.partition('<ul class="entries"')[2].partition("</ul>")[0]


def codes(client: CheckingClient, address: str, base_url: str = EN_US) -> list[str]:
    """The codes in the rows of a list."""
    return CODE.findall(rows(client, address, base_url))


@pytest.mark.parametrize("kind", PLACES)
def test_the_written_up_come_first(client: CheckingClient, kind: str, base_url: str) -> None:
    first = rows(client, kind, base_url)
    assert len(CODE.findall(first)) == 50
    assert "data-many" not in first
    assert "data-many" in rows(client, f"{kind}?page=6", base_url)


def test_pages_follow_one_another(client: CheckingClient) -> None:
    first, second = codes(client, "oceanport"), codes(client, "oceanport?page=2")
    assert not set(first) & set(second)
    assert 'rel="next" href="/atlas/oceanport?country=US&amp;page=2"' in (
        client.get("/atlas/oceanport?country=US").text
    )


@pytest.mark.parametrize("page", ["0", "x", "9999", "-1", "1e3"])
def test_no_such_page(client: CheckingClient, page: str) -> None:
    assert client.get(f"/atlas/airport?page={page}").status_code == 404


def test_a_country_alone(client: CheckingClient, base_url: str) -> None:
    result = codes(client, "oceanport?country=NL", base_url)
    assert "NLRTM" in result
    assert all(code.startswith("NL") for code in result)


def test_order_by_name_and_by_country(client: CheckingClient) -> None:
    assert codes(client, "oceanport?country=NL&sort=name") != codes(client, "oceanport?country=NL")
    by_country = [code[:2] for code in codes(client, "oceanport?sort=country")]
    runs = [code for n, code in enumerate(by_country) if n == 0 or by_country[n - 1] != code]
    assert len(runs) == len(set(runs)) > 1


def test_words_find_names_and_codes(client: CheckingClient) -> None:
    assert codes(client, "airport?q=heathrow")[0] == "LHR"
    assert codes(client, "airport?q=LHR") == ["LHR"]
    assert codes(client, "oceanport?q=heathrow") == []


def test_an_unknown_wish_is_none(client: CheckingClient) -> None:
    assert codes(client, "oceanport?country=XX&sort=zz") == codes(client, "oceanport")


def test_vessels_by_size(client: CheckingClient) -> None:
    teu = [
        int(text.split()[0].replace(",", ""))
        for text in FIGURE.findall(client.get("/atlas/vessel?capacity=15000").text)
    ]
    assert teu
    assert min(teu) >= 15_000
    assert teu == sorted(teu, reverse=True)


def test_vessels_by_operator(client: CheckingClient) -> None:
    everything = codes(client, "vessel")
    some = codes(client, "vessel?operator=MSC")
    assert 0 < len(some) < len(everything)
    assert set(some) < set(everything)


def test_by_air_alone(client: CheckingClient) -> None:
    ends = codes(client, "route?mode=air")
    assert ends
    assert all(re.fullmatch(r"[A-Z]{3}–[A-Z]{3}", pair) for pair in ends)
    assert 0 < len(codes(client, "service?mode=air")) < len(codes(client, "service"))


def test_warehouses_by_country(client: CheckingClient) -> None:
    assert 0 < len(codes(client, "warehouse?country=BE")) < len(codes(client, "warehouse"))


def test_what_was_typed_stays_in_the_form(client: CheckingClient) -> None:
    html = client.get("/atlas/route?q=%22%3Cb%3E").text
    assert 'value="&#34;&lt;b&gt;"' in html
    assert "No entries match" in html


def test_pages_of_words_have_their_share_of_the_cache(client: CheckingClient) -> None:
    assert client.get("/atlas/oceanport?q=san").headers["X-Page-Cache"] == "many"
    stored = client.get("/atlas/oceanport?country=NL").headers
    assert stored["X-Page-Cache"] == "store"
    assert {"q", "country", "sort", "page"} <= set(stored["X-Page-Cache-Args"].split(","))


def test_only_the_plain_list_is_offered(client: CheckingClient) -> None:
    assert 'content="noindex"' in client.get("/atlas/oceanport?country=NL").text
    assert 'content="noindex"' not in client.get("/atlas/oceanport").text


def test_the_vessels_stand_to_one_scale(client: CheckingClient) -> None:
    html = client.get("/atlas/vessel").get_data(as_text=True)
    assert html.count('viewBox="-1 -1 402 ') > 20


@pytest.mark.parametrize(
    ("ends", "lane"),
    [
        ("ningbo-cnngb/hamburg-deham", "ningbo-to-hamburg"),
        ("hong-kong-hkg/london-heathrow-lhr", "hong-kong-to-london-by-air"),
    ],
)
def test_a_lane_has_the_days_and_miles_of_the_route_search(
    client: CheckingClient, base_url: str, ends: str, lane: str
) -> None:
    """Ningbo to Hamburg is 10,600.53 nautical miles: half a mile more, and one of two rounds up."""
    route = client.get(f"/route-search/{ends}", base_url=base_url).text
    figures = re.findall(r'class="(?:big|sub)">([\d–,]+)', route.partition('id="part-modes"')[2])
    pages = [rows(client, f"route{page}", base_url) for page in ("", "?page=2")]
    row = "".join(pages).partition(f'href="/atlas/route/{lane}"')[2].partition("</li>")[0]
    days, miles = re.findall(r"[\d–,]+", row.partition('datum">')[2])[:2]
    assert days in figures
    assert miles in figures or f"{miles} nm" in route or f"{miles}海里" in route


@pytest.mark.parametrize("address", ["route?mode=ocean", "route?mode=air"])
def test_a_route_says_its_days_its_distance_and_what_a_tonne_emits(
    client: CheckingClient, address: str
) -> None:
    figures = re.findall(r'datum">(.+?)</bdi>', rows(client, address))
    assert figures
    for figure in figures:
        assert re.fullmatch(r"\d+–\d+ days · [\d,]+ nm<br>[\d,]+ kg CO₂e/t", figure)
