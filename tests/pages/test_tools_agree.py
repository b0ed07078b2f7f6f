"""What a typed place means: the same in every tool, whichever of them is asked."""

import datetime as dt
import re
from urllib.parse import urlencode

import pytest
from flask.testing import FlaskClient

from forms.choices import AIR, FCL
from tests.conftest import BASE, BRACKETED
from tests.support.checking_client import CheckingClient

CARGO = {"weight_kg": "1000"}

Ends = tuple[str, str] | None
"""The ports or airports between which a tool goes; None where it asks which place is meant."""

TYPED = [
    "Chicago",
    "芝加哥",
    "ORD",
    "Toronto",
    "Wuhan",
    "Memphis",
    "Dallas",
    "Frankfurt",
    "Birmingham",
    "Valencia",
    "Portland",
    "Bergen",
    "Rotterdam",
]


def _of(answer: dict[str, object]) -> Ends:
    return None if answer.get("error") else (str(answer["from"]), str(answer["to"]))


def by_api_routes(client: CheckingClient, ends: dict[str, str], mode: str) -> Ends:
    answer = client.get("/api/routes", query_string=ends).get_json()
    options = [one for one in answer.get("options", ()) if one["mode"] == mode]
    return _of(options[0]) if options else None


def by_api_emissions(client: CheckingClient, ends: dict[str, str], mode: str) -> Ends:
    query = {**ends, **CARGO, "mode": mode}
    return _of(client.get("/api/emissions", query_string=query).get_json())


def by_calculator(client: CheckingClient, ends: dict[str, str], mode: str) -> Ends:
    query = {**ends, **CARGO, "mode": mode}
    answer = client.get("/emissions-calculator.json", query_string=query)
    return _of(answer.get_json()) if answer.status_code == 200 else None


def by_list(client: CheckingClient, ends: dict[str, str], mode: str) -> Ends:
    shipments = [{**ends, **CARGO, "mode": mode}]
    answer = client.post("/api/batch", json={"shipments": shipments}).get_json()
    return _of(answer["rows"][0]) if answer.get("rows") else None


def by_quote(client: CheckingClient, ends: dict[str, str], mode: str) -> Ends:
    unchecked = FlaskClient(client.application)
    query = {**ends, "mode": mode}
    text = unchecked.get("/get-started", query_string=query, base_url=BASE["en-US"]).text
    between = re.search(r"\(([A-Z]{3,5})\) to [^<>()]{1,40} \(([A-Z]{3,5})\)[.,]", text)
    return (between[1], between[2]) if between else None


TOOLS = (by_api_emissions, by_calculator, by_list, by_quote)


@pytest.mark.parametrize("mode", [FCL, AIR])
@pytest.mark.parametrize("typed", TYPED)
def test_tools_agree(client: CheckingClient, typed: str, mode: str) -> None:
    ends = {"origin": "Shanghai", "destination": typed}
    results = {tool.__name__: tool(client, ends, mode) for tool in TOOLS}
    assert len(set(results.values())) == 1, results
    # Without a mode it may have to be asked; what is answered is the same.
    assert by_api_routes(client, ends, mode) in (None, results["by_list"])


@pytest.mark.parametrize("typed", ["ORD", "Toronto", "Dallas", "Denver", "Bergen", "Rotterdam"])
def test_the_route_page_and_what_if_go_by_the_same_ports(
    client: CheckingClient, typed: str
) -> None:
    ends = {"origin": "CNSHA", "destination": typed}
    ports = by_list(client, ends, FCL)
    assert ports
    route = client.get(f"/route-search?{urlencode(ends)}").location
    main = client.get(route).text.partition("<main")[2]
    what_if = re.findall(r'href="(/route-search/[^"]+/what-if)"', main)[0]
    assert what_if == f"{route}/what-if"
    assert _of(client.get("/api/what-if", query_string=ends).get_json()) == ports
    page = client.get(f"{what_if}?avoid=suez").text.partition("<main")[2]
    assert all(code in page for code in ports)


@pytest.mark.parametrize("typed", ["Chicago", "芝加哥"])
def test_chicago_is_never_silently_an_airport(client: CheckingClient, typed: str) -> None:
    ends = {"origin": "Shanghai", "destination": typed}
    answer = client.get("/api/routes", query_string=ends).get_json()["error"]["choices"]
    assert {"ORD", "MDW", "USCHI"} <= set(answer)
    assert by_list(client, ends, AIR) is None
    by_port = by_list(client, ends, FCL)
    assert by_port == by_list(client, {**ends, "destination": "ORD"}, FCL)
    assert by_port == ("CNSHA", "USLAX")


@pytest.mark.parametrize(("typed", "locale"), [("Moscow", "en-US"), ("莫斯科", "zh-CN")])
def test_a_city_whose_airports_weigh_the_same_asks_which(
    client: CheckingClient, typed: str, locale: str
) -> None:
    ends = {"origin": "Shanghai", "destination": typed}
    page = client.get("/route-search", query_string=ends, base_url=BASE[locale])
    assert page.status_code == 422
    assert all(f">{code}<" in page.text for code in ("DME", "SVO", "VKO"))


@pytest.mark.parametrize(
    ("typed", "locale", "taken", "others"),
    [
        ("Paris", "en-US", "CDG", ("ORY",)),
        ("巴黎", "zh-CN", "CDG", ("ORY",)),
        ("London", "en-US", "GBLGP", ("LHR", "STN", "LGW", "LTN")),
        ("伦敦", "zh-CN", "GBLGP", ("LHR", "STN", "LGW", "LTN")),
        ("Duluth", "en-US", "DLH", ("USDLH",)),
        ("Tokyo", "en-US", "JPTYO", ("NRT", "HND")),
        ("São Paulo", "en-US", "BRSSZ", ("GRU", "VCP")),
        ("圣保罗", "zh-CN", "BRSSZ", ("GRU", "VCP")),
        ("Milan", "en-US", "MXP", ("BGY",)),
        ("Houston", "en-US", "USHOU", ("IAH", "HOU")),
        ("上海", "zh-CN", "CNSHA", ("PVG", "SHA")),
        ("New York", "en-US", "USNYC", ("JFK", "EWR", "LGA")),
        ("Hamburg", "en-US", "DEHAM", ()),
        ("Rotterdam", "en-US", "NLRTM", ()),
    ],
)
def test_where_one_of_a_citys_places_is_taken_the_others_are_a_click_away(
    client: CheckingClient, typed: str, locale: str, taken: str, others: tuple[str, ...]
) -> None:
    ends = {"origin": "CNNGB", "destination": typed}
    page = client.get(
        "/route-search", query_string=ends, base_url=BASE[locale], follow_redirects=True
    )
    main = page.text.partition("<main")[2].partition("</main>")[0]
    assert (f"“{typed}”" in main) is bool(others)
    assert taken in main
    for code in others:
        assert f"-{code.lower()}" in main
        link = main.partition(f'-{code.lower()}"')[0].rpartition('href="')[2]
        assert client.get(f"{link}-{code.lower()}", base_url=BASE[locale]).status_code == 200


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_arrival_and_emissions_tell_the_other_places_of_chicago(
    client: CheckingClient, locale: str
) -> None:
    ends = {"origin": "Shenzhen", "destination": "Chicago", "mode": FCL}
    ready = (dt.datetime.now(dt.UTC).date() + dt.timedelta(days=9)).isoformat()
    for path, more in (("/arrival", {"ready": ready}), ("/emissions-calculator", CARGO)):
        page = client.get(path, query_string={**ends, **more}, base_url=BASE[locale])
        assert page.status_code == 200
        assert BRACKETED[locale].format("USCHI") in page.text
        for slug in ("ohare-ord", "midway-mdw"):
            assert re.search(rf"destination=[a-z-]*{slug}", page.text), (path, slug)


@pytest.mark.parametrize(
    ("typed", "airports", "port"),
    [
        ("London", {"LHR", "STN", "LGW", "LTN"}, "GBLGP"),
        ("伦敦", {"LHR", "STN", "LGW", "LTN"}, "GBLGP"),
        ("New York", {"JFK", "EWR", "LGA"}, "USNYC"),
        ("纽约", {"JFK", "EWR", "LGA"}, "USNYC"),
        ("Dubai", {"DXB", "DWC"}, "AEDXB"),
        ("Chengdu", {"CTU", "TFU"}, None),
    ],
)
def test_a_city_with_several_airports_asks_which_by_air(
    client: CheckingClient, typed: str, airports: set[str], port: str | None
) -> None:
    ends = {"origin": "Los Angeles", "destination": typed}
    query = {**ends, **CARGO, "mode": AIR}
    answer = client.get("/api/emissions", query_string=query).get_json()["error"]
    assert (answer["field"], set(answer["choices"])) == ("destination", airports)
    assert {tool(client, ends, AIR) for tool in TOOLS} == {None}
    for airport in airports:
        assert by_list(client, {**ends, "destination": airport}, AIR) == ("LAX", airport)
    # By sea it is still its port, without a question.
    by_sea = by_list(client, ends, FCL)
    assert port is None or by_sea == ("USLAX", port)


@pytest.mark.parametrize(("typed", "airport"), [("Shanghai", "PVG"), ("Tokyo", "NRT")])
def test_one_airport_that_is_written_up_needs_no_question(
    client: CheckingClient, typed: str, airport: str
) -> None:
    ends = {"origin": "ORD", "destination": typed}
    assert by_list(client, ends, AIR) == ("ORD", airport)


@pytest.mark.parametrize(("via", "seaport"), [("Chicago", "USNYC"), ("Dallas", "USHOU")])
def test_no_container_ship_calls_at_an_inland_place(
    client: CheckingClient, via: str, seaport: str
) -> None:
    page = client.get(f"/route-search/shanghai-cnsha/rotterdam-nlrtm/what-if?via={via}")
    query = {"origin": "CNSHA", "destination": "NLRTM", "via": via}
    answer = client.get("/api/what-if", query_string=query)
    assert page.status_code == answer.status_code == 422
    message = answer.get_json()["error"]["message"]
    assert message.startswith("No container ship calls at ")
    assert f"({seaport})" in message
    assert "No container ship calls at " in page.text


@pytest.mark.parametrize(
    ("city", "airport", "km"), [("London", "LHR", "65"), ("New York", "JFK", "21")]
)
def test_where_the_mode_is_open_a_city_flies_by_its_main_airport(
    client: CheckingClient, city: str, airport: str, km: str
) -> None:
    asked = {"origin": city, "destination": "Tokyo"}
    html = client.get("/route-search", query_string=asked, follow_redirects=True).text
    assert f"({airport}), {km} km away in a straight line." in html
