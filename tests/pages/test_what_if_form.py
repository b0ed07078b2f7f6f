"""The form of "What if": other ends, errors with their summary, stops and stand-ins in the rows."""

import re
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.conftest import BASE, BRACKETED
from tests.support.checking_client import CheckingClient

PAGE = "/route-search/shanghai-cnsha/rotterdam-nlrtm/what-if"


def test_other_ends_stay_in_the_tool(client: CheckingClient, locale: str) -> None:
    """All that was asked comes along."""
    query = "origin=Jebel+Ali&destination=rotterdam-nlrtm&avoid=hormuz&ship=neopanamax&via=&days="
    answer = client.get(f"{PAGE}?{query}", base_url=BASE[locale])
    assert answer.status_code == 302
    target = urlsplit(answer.location)
    assert target.path == "/route-search/jebel-ali-aejea/rotterdam-nlrtm/what-if"
    assert parse_qs(target.query) == {"avoid": ["hormuz"], "ship": ["neopanamax"]}
    assert client.get(answer.location, base_url=BASE[locale]).status_code == 200


def test_the_ship_that_is_shown_is_carried_to_other_ends(client: CheckingClient) -> None:
    """400 m to Rotterdam; to New York that is more than Panama takes, and the page says so."""
    query = "origin=shanghai-cnsha&destination=USNYC&ship=largest"
    answer = client.get(f"{PAGE}?{query}")
    assert "ship=largest" in answer.location
    assert "does not fit through" in client.get(answer.location).text


@pytest.mark.parametrize(
    ("query", "fields"),
    [
        ("destination=zzzzzz", ["destination"]),
        ("origin=&destination=rotterdam-nlrtm", ["origin"]),
        ("destination=CNSHA", ["destination"]),
        ("via=zzzzzz&via=singapore&days=1&days=31", ["via-1", "days-2"]),
        ("via=frankfurt-fra&avoid=elbe&ship=submarine", ["avoid", "ship", "via-1"]),
    ],
)
def test_what_is_wrong_is_listed_with_links_and_the_rest_answered(
    client: CheckingClient, locale: str, query: str, fields: list[str]
) -> None:
    answer = client.get(f"{PAGE}?{query}", base_url=BASE[locale])
    assert answer.status_code == 422
    summary = answer.text.partition('class="summary"')[2].partition("</div>")[0]
    assert "autofocus" in summary.partition(">")[0]
    assert re.findall(r'href="#([\w-]+)"', summary) == fields
    assert all(answer.text.count(f'id="{field}"') == 1 for field in fields)
    assert 'id="compared"' in answer.text
    assert '<svg class="map sea"' in answer.text


def test_the_stops_are_named_in_each_row(client: CheckingClient, locale: str) -> None:
    html = client.get(
        f"{PAGE}?via=singapore&days=2&via=LKCMB&days=&avoid=suez", base_url=BASE[locale]
    ).text
    rows = re.findall(r'<th scope="row">.*?</th>', html.partition('id="limits"')[0], re.DOTALL)
    assert rows
    for row in rows:
        assert BRACKETED[locale].format("SGSIN") in row
        assert BRACKETED[locale].format("LKCMB") in row
        assert {"en-US": "2 days", "zh-CN": "2天"}[locale] in unescape(row).replace("\xa0", " ")


def test_a_port_that_stands_in_has_its_distance_days_and_page(
    client: CheckingClient, locale: str
) -> None:
    path = "/route-search/jebel-ali-aejea/rotterdam-nlrtm/what-if?avoid=hormuz"
    html = client.get(path, base_url=BASE[locale]).text
    [(href, text)] = re.findall(
        r'<a class="more" href="(/route-search/khor[^"]*)"[^>]*>(.*?)</a>', html
    )
    other = client.get(unescape(href), base_url=BASE[locale])
    assert other.status_code == 200
    data = client.get("/api/what-if?origin=AEKLF&destination=NLRTM&avoid=hormuz").get_json()
    way = data["cases"][1]
    miles = f"{round(way['distance_nm']):,}"
    low, high = way["transit_days"]
    assert miles in text
    assert f"{low}–{high}" in text
    assert miles in other.text


def test_the_query_in_one_line_names_the_canals_and_the_stops(
    client: CheckingClient, locale: str
) -> None:
    """Corinth and Welland are narrower than a feeder; a line of parts has no full stop."""
    query = "ship=feeder&via=singapore&days=3"
    html = unescape(client.get(f"{PAGE}?{query}", base_url=BASE[locale]).text)
    line = html.partition("<summary><b>")[2].partition("</b>")[0].replace("\xa0", " ")
    canals = {"en-US": "fits Suez, Panama and Kiel", "zh-CN": "可过苏伊士、巴拿马和基尔运河"}
    assert canals[locale] in line
    assert line[-1] not in ".。"


def test_what_is_asked_stays_in_the_form(client: CheckingClient) -> None:
    html = client.get(f"{PAGE}?avoid=malacca&ship=largest&via=singapore&days=2").text
    assert re.findall(r'value="([^"]+)" checked', html) == ["malacca", "largest"]
    assert 'value="Shanghai (CNSHA)"' in html
    assert 'value="Singapore (SGSIN)"' in html
    assert 'name="days" value="2"' in html
    assert re.search(r'<th scope="row"><b>Closed: Strait of Malacca</b>', html)


def test_other_languages_and_paper_name_all_that_was_asked(client: CheckingClient) -> None:
    """A stop without days keeps its place beside the next one's."""
    query = "via=colombo-lkcmb&via=durban-zadur&days=&days=2&avoid=suez&avoid=babelmandeb"
    html = unescape(client.get(f"{PAGE}?{query}").text)
    twin, paper = re.findall(r'class="twin" href="([^"]+)"|class="imprint" hidden>([^<]+)<', html)
    for address in (twin[0], paper[1]):
        assert parse_qs(urlsplit(address).query, keep_blank_values=True) == parse_qs(
            query, keep_blank_values=True
        )


def test_the_answer_says_the_days_and_when_closing_costs_nothing(client: CheckingClient) -> None:
    def answer_to(query: str) -> str:
        html = client.get(f"{PAGE}?{query}").text
        return re.sub("<[^>]+>", "", html.partition('id="answer"')[2].partition("</p>")[0])

    assert re.search(r"longer\. \d+–\d+ days by sea\.", answer_to("avoid=suez"))
    assert re.search(
        r"The closure changes nothing\. \d+–\d+ days by sea\.", answer_to("avoid=kiel")
    )


def test_an_inland_place_is_offered_its_other_seaports(client: CheckingClient) -> None:
    """Chicago by Los Angeles, where Suez is not on the way, and by New York, where it may be."""
    html = client.get("/route-search/shenzhen-cnszx/chicago-uschi/what-if").text
    offered = html.partition("By another seaport:")[2].partition("</p>")[0]
    assert "New York" in offered
    assert "/route-search/shenzhen-cnszx/new-york-usnyc/what-if" in offered
