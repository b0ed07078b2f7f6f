"""What pages say of ways by Suez while lines sail round the Cape."""

import datetime as dt
import re
from dataclasses import replace
from itertools import pairwise

import pytest
from flask import Flask

from portolan.content.types import CONTENT_TYPES, Doc
from portolan.domain.routes import ways_by_sea
from portolan.sections.shared import around_suez
from portolan.web.content import documents
from portolan.web.route_network import route_network
from tests.pages.test_quote_receipt import main
from tests.support.checking_client import CheckingClient

BY_CAPE = {
    "en-US": "Container lines have sailed around the Cape since March 2026; by Suez: 25–39 days.",
    "zh-CN": "2026年3月起集装箱班轮绕行好望角；经苏伊士运河为25–39天。",
}

SAILED = "32–51 days by sea|海运32–51天"
LESS_BY_SUEZ = "since March 2026. By Suez it takes 7–12 days less|走苏伊士运河少7–12天"


def in_one_line(html: str) -> str:
    """The text without tags and word joiners."""
    return re.sub(r"<[^>]+>|\N{WORD JOINER}", "", html)


@pytest.mark.parametrize(
    ("ends", "sails_around"),
    [
        ("CNSHA-NLRTM", True),
        ("DEHAM-CNSHA", True),
        ("SGSIN-EGPSD", True),
        ("SAJED-ROCND", False),  # begins in the Red Sea
        ("CNSHA-USLAX", False),
        ("CNSHA-USNYC", False),  # by Panama
    ],
)
def test_lines_keep_out_of_the_whole_red_sea(app: Flask, ends: str, *, sails_around: bool) -> None:
    with app.test_request_context("/"):
        network = route_network()
        ways = ways_by_sea(network, *(network.by_code[code] for code in ends.split("-")))
        detour = around_suez.detour_of(ways)
        assert (detour is not None) == sails_around
        if detour:
            assert detour.month == "March 2026"


def by_suez(app: Flask) -> list[Doc]:
    """The services whose shortest way is by Suez."""
    with app.test_request_context("/"):
        network = route_network()
        return [
            doc
            for doc in documents(CONTENT_TYPES["service"])
            if doc.meta["mode"] in {"fcl", "lcl"}
            for calls in [[network.by_code[code] for code in doc.meta["calls"]]]
            if any(around_suez.detour_of(ways_by_sea(network, *pair)) for pair in pairwise(calls))
        ]


def test_services_tell_the_way_that_is_sailed(app: Flask, client: CheckingClient) -> None:
    services = by_suez(app)
    assert len(services) == 7
    for doc in services:
        html = client.get(doc.path).text
        headline = re.search(r"By the Cape, first call to last: (\d+) to (\d+) days", html)
        facts = re.search(r"by the Cape</dt><dd><bdi>(\d+)–(\d+) days", html)
        suez = re.search(r"by Suez again</dt><dd><bdi>(\d+)–(\d+) days", html)
        assert headline
        assert facts
        assert suez
        assert headline.groups() == facts.groups()
        assert int(suez[1]) < int(facts[1])
        assert "since March 2026" in html
        assert "Cape of Good Hope" in html.partition('id="part-legs"')[2]
        assert "whether or not ships use it now" not in html
        assert not re.search(r"\d+ (to|–) \d+ days|in \d+ to \d+", doc.html)


def test_services_that_pass_no_suez_say_nothing_of_it(client: CheckingClient) -> None:
    html = client.get("/atlas/service/east-china-california-fcl").text
    assert "First call to last:" in html
    assert "by Suez again" not in html


def test_without_the_date_the_shortest_way_is_sailed(
    app: Flask, client: CheckingClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    with app.test_request_context("/"):
        page = around_suez.red_sea_page()
    assert page
    reopened = replace(page, meta={**page.meta, "by_cape_since": None})
    monkeypatch.setattr(around_suez, "red_sea_page", lambda: reopened)
    html = client.get("/atlas/service/yangtze-rhine-lcl").text
    assert "First call to last: 25 to 39 days" in in_one_line(html)


def test_a_quote_tells_both_ways(client: CheckingClient, locale: str, base_url: str) -> None:
    query = {"origin": "CNSHA", "destination": "NLRTM", "mode": "ocean-fcl"}
    html = in_one_line(main(client.get("/get-started", query_string=query, base_url=base_url).text))
    assert BY_CAPE[locale] in html
    assert re.search("32–51(days, port to port|天，港到港)", html)
    query["destination"] = "USLAX"
    html = main(client.get("/get-started", query_string=query, base_url=base_url).text)
    assert BY_CAPE[locale][:10] not in html


def test_a_route_says_which_way_lines_sail(client: CheckingClient, base_url: str) -> None:
    """The largest days are those of the way that lines sail: a visitor plans with them."""
    for end, is_told in (("rotterdam-nlrtm", True), ("los-angeles-uslax", False)):
        html = client.get(f"/route-search/shanghai-cnsha/{end}", base_url=base_url).text
        text = in_one_line(main(html))
        assert bool(re.search(SAILED, text)) == is_told
        assert any(each in text for each in BY_CAPE.values()) == is_told
        # Of two columns the first is the one to plan with.
        columns = re.findall(r'<table class="modes of-2">.*?</thead>', html, re.DOTALL)
        firsts = [re.findall(r"<b>(.*?)</b>", each)[0] for each in columns]
        assert all(re.search("Cape|好望角", first) for first in firsts)
        assert bool(firsts) == is_told


def test_the_days_to_a_place_behind_a_seaport_are_those_that_lines_take(
    client: CheckingClient,
) -> None:
    html = client.get("/route-search/shanghai-cnsha/duisburg-dedui").text
    text = in_one_line(main(html))
    assert "34–55 days by sea and land" in text
    assert "by Suez: 27–43 days." in text
    assert "32–51 at sea, the rest on about" in text


def test_the_arrival_in_a_quote_tells_the_days_of_the_cape(
    client: CheckingClient, base_url: str
) -> None:
    query = {"origin": "CNSHA", "mode": "ocean-fcl", "ready_date": in_half_a_year()}
    for end, is_told in (("NLRTM", True), ("USLAX", False)):
        html = client.get(
            "/get-started", query_string={**query, "destination": end}, base_url=base_url
        ).text
        told = re.search(LESS_BY_SUEZ, in_one_line(main(html)))
        assert bool(told) == is_told


def test_a_quote_adds_the_days_on_land_to_both_ways(client: CheckingClient) -> None:
    query = {"origin": "CNSHA", "destination": "Prague", "mode": "ocean-fcl"}
    html = in_one_line(main(client.get("/get-started", query_string=query).text))
    long = re.search(r"(\d+)–(\d+)days, at sea and on land", html)
    short = re.search(r"by Suez: (\d+)–(\d+) days", html)
    assert short
    assert long
    early, late = (tuple(map(int, found.groups())) for found in (short, long))
    assert early[0] + 7 <= late[0] < late[1]
    assert early[1] + 11 <= late[1]


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("/", "最短的海路是10,453海里"),
        ("/company/customers", "这些案例的航线，按班轮实际航线"),
    ],
)
def test_a_way_is_called_what_it_is(client: CheckingClient, path: str, text: str) -> None:
    html = in_one_line(client.get(path, base_url="http://zh-cn.localhost:8000").text)
    assert text in html.replace("\u200b", "")
    assert not re.search("船真正|实际走法|船实际要走", html)


def test_the_page_on_the_red_sea_draws_both_ways(client: CheckingClient, base_url: str) -> None:
    html = client.get(around_suez.RED_SEA, base_url=base_url).text
    figure = html.partition("<figcaption")[2].partition("</figure>")[0]
    told = in_one_line(figure.partition("</figcaption>")[0])
    assert re.search(r"32( to |至)51.*25( to |至)39", told)
    assert re.search("Suez Canal</text>|苏伊士运河</text>", figure)
    assert re.search("Cape of Good Hope</text>|好望角</text>", figure)


@pytest.mark.parametrize(
    ("end", "is_told"), [("Rotterdam", True), ("Los Angeles", False), ("Jeddah", False)]
)
def test_the_arrival_calendar_tells_the_days_of_the_cape(
    client: CheckingClient, base_url: str, end: str, *, is_told: bool
) -> None:
    question = {"origin": "Shanghai", "destination": end, "wanted": in_half_a_year()}
    html = client.get("/arrival", query_string=question, base_url=base_url).text
    assert bool(re.search(LESS_BY_SUEZ, in_one_line(html))) == is_told


def in_half_a_year() -> str:
    return (dt.datetime.now(dt.UTC).date() + dt.timedelta(days=180)).isoformat()


@pytest.mark.parametrize(
    ("path", "is_said"),
    [
        ("/emissions-calculator?origin=Shanghai&destination=Rotterdam&weight_kg=20000", True),
        ("/emissions-calculator?origin=Shanghai&destination=Los+Angeles&weight_kg=20000", False),
        ("/route-search/shanghai-cnsha/rotterdam-nlrtm/what-if", True),
        ("/route-search/shanghai-cnsha/rotterdam-nlrtm/what-if?avoid=suez", False),
        ("/route-search/shanghai-cnsha/los-angeles-uslax/what-if", False),
    ],
)
def test_a_figure_by_suez_says_that_lines_sail_around_the_cape(
    client: CheckingClient, path: str, *, is_said: bool
) -> None:
    html = in_one_line(client.get(path).text)
    assert ("Container lines have sailed around the Cape since March 2026." in html) is is_said
