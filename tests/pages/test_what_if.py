"""The page "What if": ways by sea with canals and straits closed."""

import re
from html import unescape

import pytest

from tests.conftest import BASE
from tests.support.checking_client import CheckingClient
from tests.support.matrix import one_in
from tests.support.published import TABLE, most_off

PAGE = "/route-search/shanghai-cnsha/rotterdam-nlrtm/what-if"
CANALS = "suez,panama"
ASKED_FOR = one_in(12, [row for row in TABLE if row["closed"] != "sound"])
"""What the page can be asked: it closes no Danish strait. All of the table is tried without it."""
ROW = re.compile(r'<th scope="row"><b>([^<]*)</b>.*?data-l="[^"]*">([^<]*)<', re.DOTALL)


def rows(html: str) -> dict[str, str]:
    """The distance of each case by its name."""
    ways = html.partition('id="limits"')[0]
    return {unescape(name): nm.strip() for name, nm in ROW.findall(ways)}


@pytest.mark.parametrize(
    "query", ["avoid=suez&avoid=panama", "via=singapore&days=2", "ship=largest"]
)
def test_a_route_with_something_to_avoid_is_a_question_of_what_if(
    client: CheckingClient, query: str
) -> None:
    route = PAGE.removesuffix("/what-if")
    assert client.get(f"{route}?utm_source=x").status_code == 200
    answer = client.get(f"{route}?{query}")
    assert (answer.status_code, answer.location) == (302, f"{PAGE}?{query}")
    assert client.get(answer.location).status_code == 200


def test_all_that_can_close_on_the_way_is_compared(client: CheckingClient, locale: str) -> None:
    answer = client.get(PAGE, base_url=BASE[locale])
    assert answer.status_code == 200
    assert answer.headers["X-Robots-Tag"] == "noindex"
    assert len(rows(answer.text)) == 5
    assert '<svg class="map sea"' in answer.text


def test_a_question_is_answered_and_its_form_folded(client: CheckingClient) -> None:
    plain, shared = (client.get(f"{PAGE}{query}").text for query in ("", "?avoid=suez"))
    assert '<details class="asked-before">' in plain
    assert '<details class="asked-before">' in shared
    assert "Closed: Suez Canal · 400 m by 61.5 m" in unescape(shared)
    assert "3,286 nautical miles and 7–12 days longer." in re.sub(r"<[^>]+>", "", shared)
    assert '<details class="fold">' in shared
    assert '<details class="fold" open>' in client.get(f"{PAGE}?via=singapore").text


def test_one_day_more_is_no_plural_and_the_caption_tells_ticks_by_themselves(
    client: CheckingClient,
) -> None:
    """Gdańsk to Rotterdam around Kiel. Where ticks are not drawn, they are not told of."""
    page = "/route-search/gdansk-plgdn/rotterdam-nlrtm/what-if?avoid=kiel&ship=feeder"
    html = client.get(page).text
    assert "290 nautical miles and 1 day longer." in re.sub(r"<[^>]+>", "", html)
    assert "open. <span>A tick every 1,000 nautical miles.</span> Dashed" in html


def test_it_says_what_the_route_says(client: CheckingClient) -> None:
    route = client.get(PAGE.removesuffix("/what-if")).text
    [shortest] = re.findall(r"Thick.*?|([\d,]+) <small>nm", route)[:1] or [""]
    result = rows(client.get(f"{PAGE}?avoid=suez&avoid=panama").text)
    assert f'href="{PAGE}"' in route
    assert f"{result['All open'].removesuffix(' nm')} <small>nm" in route, shortest
    by_the_cape = result["Closed: Suez Canal, Panama Canal"].removesuffix(" nm")
    assert f"{by_the_cape} <small>nm" in route


def test_a_port_that_is_cut_off_is_said_to_be(client: CheckingClient) -> None:
    html = client.get("/route-search/jebel-ali-aejea/rotterdam-nlrtm/what-if?avoid=hormuz").text
    assert "Jebel Ali cannot be reached by sea" in html
    assert "it goes on by truck or rail" in html


@pytest.mark.parametrize("query", ["", "?avoid=suez"])
def test_a_port_that_no_ship_reaches_gets_an_answer(client: CheckingClient, query: str) -> None:
    """A small port at the end of a fjord, farther from the network than any ship sails."""
    path = "/route-search/sunndalsora-nosun/puerto-sandino-puert-nipsa/what-if"
    answer = client.get(f"{path}{query}")
    assert answer.status_code == 200
    assert "No route by sea." in answer.text


@pytest.mark.parametrize(
    ("query", "page"),
    [
        ("avoid=elbe", "Please enter a valid response"),
        ("ship=submarine", "Please enter a valid response"),
        ("via=zzzzzz", "We found no port, airport or city with this name."),
        ("via=singapore&days=31", "Enter a whole number of days, up to 30."),
        ("via=singapore&days=-1", "Enter a whole number of days, up to 30."),
        ("via=frankfurt-fra", "No container ship calls at Frankfurt."),
        (
            "via=singapore&days=1.5&via=x&days=" + "9" * 500,
            "Enter a whole number of days, up to 30.",
        ),
    ],
)
def test_bad_input_is_told_in_its_place(client: CheckingClient, query: str, page: str) -> None:
    answer = client.get(f"{PAGE}?{query}")
    assert answer.status_code == 422
    assert page in unescape(answer.text)
    assert "All open" in rows(answer.text)
    assert 'id="answer"' not in answer.text


def test_a_stop_of_several_places_is_asked_back_with_their_codes(client: CheckingClient) -> None:
    answer = client.get(f"{PAGE}?via=portland")
    assert answer.status_code == 422
    offered = re.findall(r'<option value="([^"]+)">', answer.text)
    assert "Portland (GBPTL)" in offered
    assert not any("(PDX)" in one for one in offered)
    chosen = client.get(f"{PAGE}?via=Portland+(GBPTL)")
    assert chosen.status_code == 200


def test_an_end_of_several_places_is_a_choice(client: CheckingClient) -> None:
    answer = client.get(f"{PAGE}?origin=valencia")
    assert answer.status_code == 422
    assert re.search(r'type="radio"[^>]*name="origin" value="Valencia \(ESVLC\)"', answer.text)


def test_what_a_closing_costs_is_told_from_the_least_on(client: CheckingClient) -> None:
    """Around Taiwan it is 40 miles: a day more at the least or at the most, by rounding."""
    html = client.get("/route-search/busan-krpus/constanta-rocnd/what-if").text
    ranges = re.findall(r'class="muted">\+(\d+)–(\d+)<', html)
    assert ranges
    assert all(int(low) < int(high) for low, high in ranges)


def test_a_closing_that_is_not_on_the_way_changes_nothing(
    client: CheckingClient, locale: str
) -> None:
    ends = "/route-search/shanghai-cnsha/los-angeles-uslax/what-if"
    html = client.get(f"{ends}?avoid=suez", base_url=BASE[locale]).text
    message = {"en-US": "This changes nothing on this route.", "zh-CN": "这条航线不受影响。"}
    assert html.count(message[locale]) == 1
    assert ">+0" not in html


def test_sources_of_limits_are_named_in_chinese(client: CheckingClient) -> None:
    html = client.get(PAGE, base_url=BASE["zh-CN"]).text.partition('id="limits"')[2]
    assert "苏伊士运河管理局，《2020年航行规则》第52条" in html
    assert "Authority" not in html


def test_the_canals_have_their_limits_with_their_sources(client: CheckingClient) -> None:
    html = client.get(PAGE).text.partition('id="limits"')[2]
    for figure in ("400 m", "77.5 m", "366 m", "51.25 m", "235.5 m", "Rules of Navigation"):
        assert figure in html
    for name in ("Great Belt", "Øresund", "Bosporus", "Torres Strait", "Welland Canal",
                 "Corinth Canal", "Cape Cod Canal", "Inside Passage"):  # fmt: skip
        assert name in html
    assert html.count("–</td>") > 5


@pytest.mark.parametrize(
    ("ship", "page"),
    [
        ("feeder", None),
        ("neopanamax", "does not fit through: Kiel Canal."),
        ("largest", "does not fit through: Panama Canal, Kiel Canal."),
    ],
)
def test_it_says_what_the_ship_does_not_pass(
    client: CheckingClient, ship: str, page: str | None
) -> None:
    html = client.get(f"{PAGE}?ship={ship}").text
    assert ("does not fit through" in html) is (page is not None)
    assert page is None or page in html


@pytest.mark.parametrize(
    ("ends", "ship"),
    [
        ("shanghai-cnsha/rotterdam-nlrtm", "largest"),
        ("shanghai-cnsha/new-york-usnyc", "neopanamax"),
        ("hamburg-deham/gdansk-plgdn", "feeder"),
    ],
)
def test_the_ship_is_the_largest_that_sails_the_usual_way(
    client: CheckingClient, ends: str, ship: str
) -> None:
    html = client.get(f"/route-search/{ends}/what-if").text
    assert re.findall(r'name="ship" value="(\w+)" checked', html) == [ship]


def test_the_ends_are_carried_on(client: CheckingClient) -> None:
    html = client.get(PAGE).text.partition("<main")[2]
    for path in ("/get-started", "/arrival", "/emissions-calculator"):
        [address] = re.findall(rf'href="({path}\?[^"]*)"', html)
        form = client.get(unescape(address)).text
        assert 'value="Shanghai (CNSHA)"' in form
        assert 'value="Rotterdam (NLRTM)"' in form


def test_other_ends_lead_to_what_there_is(client: CheckingClient) -> None:
    assert client.get("/route-search/nowhere/rotterdam-nlrtm/what-if").status_code == 404
    by_air = client.get("/route-search/frankfurt-fra/rotterdam-nlrtm/what-if")
    assert by_air.location == "/route-search/frankfurt-fra/rotterdam-nlrtm"


def test_an_inland_place_is_asked_for_by_its_own_name(client: CheckingClient) -> None:
    """No ship reaches Chicago: the page says which port it compares, and carries Chicago on."""
    html = client.get("/route-search/shenzhen-cnszx/chicago-uschi/what-if?avoid=suez").text
    main = html.partition("<main")[2]
    assert "<title>Shenzhen to Chicago: what if a canal is closed" in html
    assert "The seaport for Chicago is Los Angeles (USLAX)" in main
    assert "By sea Shenzhen" not in main
    # The days that the route's own page tells.
    route = client.get("/route-search/shenzhen-cnszx/chicago-uschi").text
    whole = re.search(r"([0-9–]+) days by sea and land", route)
    assert whole
    assert re.search(rf"{whole[1]} days by sea and land, [0-9–]+ of them at sea\.", main)
    assert re.search(r"the way by land takes another \d+–\N{WORD JOINER}\d+ days", main)
    assert re.search(r'href="/get-started\?[^"]*Chicago', main)


@pytest.mark.parametrize("row", ASKED_FOR, ids=lambda row: f"{row['origin']}-{row['destination']}")
def test_a_published_distance_stands_beside_ours(
    client: CheckingClient, row: dict[str, str]
) -> None:
    ends = f"origin={row['origin']}&destination={row['destination']}"
    closed = row["closed"].replace("canals", CANALS)
    cases = client.get(f"/api/what-if?{ends}&avoid={closed}").get_json()["cases"]
    ours = cases[1 if closed else 0]["distance_nm"]
    assert ours == pytest.approx(float(row["distance_nm"]), rel=most_off(row) / 100)


def test_miles_are_chinese_in_chinese(client: CheckingClient) -> None:
    for path in (PAGE, PAGE.removesuffix("/what-if"), "/", "/atlas/route/shanghai-to-rotterdam"):
        html = client.get(path, base_url=BASE["zh-CN"]).text
        assert re.search(r"[\d,]+(?:<small>)?海里", html), path
        assert not re.search(
            r"\d ?(?:<small>)?nm\b", re.sub(r"<svg.*?</svg>", "", html, flags=re.DOTALL)
        ), path


def test_days_stand_as_close_to_their_unit_as_elsewhere(client: CheckingClient) -> None:
    page = client.get(PAGE, base_url=BASE["zh-CN"]).text.partition("<main")[2]
    assert "25–39天" in page
    assert "25–39 天" not in page
