"""The atlas: its index, its search, and what other spellings of an address answer."""

import re

import pytest
from flask import Flask

from portolan.domain.places.place import WRITTEN_UP, PlaceKind
from portolan.web.route_network import route_network
from tests.support.checking_client import CheckingClient

KINDS = ("oceanport", "airport", "vessel", "warehouse", "route", "service")
LINK = re.compile(r'<a href="(/atlas/[\w/-]+)"')


def links(client: CheckingClient, path: str, base_url: str) -> list[str]:
    """The pages of the atlas that a page links to."""
    answer = client.get(path, base_url=base_url)
    assert answer.status_code == 200
    return LINK.findall(answer.get_data(as_text=True))


def test_the_index_links_every_list_and_every_mark(
    app: Flask, client: CheckingClient, base_url: str
) -> None:
    result = set(links(client, "/atlas", base_url))
    assert {f"/atlas/{kind}" for kind in KINDS} <= result
    with app.app_context():
        marked = [place for place in route_network().places if place.importance == WRITTEN_UP]
    assert len(marked) > 200
    assert {f"/atlas/{place.kind.value}/{place.slug}" for place in marked} <= result


@pytest.mark.parametrize(
    ("query", "path"),
    [
        ("NLRTM", "/atlas/oceanport/rotterdam-nlrtm"),
        ("rotterdam port", "/atlas/oceanport/rotterdam-nlrtm"),
        ("鹿特丹港", "/atlas/oceanport/rotterdam-nlrtm"),
        ("Schiphol", "/atlas/airport/amsterdam-schiphol-ams"),
    ],
)
def test_a_name_leads_to_its_page(client: CheckingClient, query: str, path: str) -> None:
    answer = client.get("/atlas", query_string={"q": query})
    assert (answer.status_code, answer.location) == (302, path)


def test_a_ship_is_found_by_name_and_number(client: CheckingClient) -> None:
    path = links(client, "/atlas/vessel", "http://localhost:8000")
    ship = next(one for one in path if re.search(r"-\d{7}$", one))
    answer = client.get("/atlas", query_string={"q": ship[-7:]})
    assert (answer.status_code, answer.location) == (302, ship)


def test_an_ambiguous_name_asks(client: CheckingClient, base_url: str) -> None:
    result = links(client, "/atlas?q=valencia", base_url)
    assert "/atlas/oceanport/valencia-esvlc" in result
    assert len([one for one in result if "valencia" in one]) > 1


def test_a_misspelled_name_suggests(client: CheckingClient) -> None:
    answer = client.get("/atlas?q=roterdamm")
    assert answer.status_code == 200
    assert "Did you mean" in answer.text
    assert "/atlas/oceanport/rotterdam-nlrtm" in answer.text


@pytest.mark.parametrize("query", ["zzzzqq", "%00", "a" * 10_000, '"><b>', "a+b+" * 40])
def test_nonsense_is_answered(client: CheckingClient, query: str) -> None:
    assert client.get(f"/atlas?q={query}").status_code == 200


@pytest.mark.parametrize(
    ("query", "path"),
    [
        ("oceanport/CNSHA", "oceanport/shanghai-cnsha"),
        ("airport/lax", "airport/los-angeles-lax"),
        ("airport/LAX", "airport/los-angeles-lax"),
        ("oceanport/rotterdam", "oceanport/rotterdam-nlrtm"),
        ("oceanport/old-name-nlrtm", "oceanport/rotterdam-nlrtm"),
    ],
)
def test_another_spelling_moves_for_good(client: CheckingClient, query: str, path: str) -> None:
    answer = client.get(f"/atlas/{query}?from=mail")
    assert (answer.status_code, answer.location) == (301, f"/atlas/{path}?from=mail")


def test_a_number_moves_to_its_ship(client: CheckingClient) -> None:
    path = links(client, "/atlas/vessel", "http://localhost:8000")
    ship = next(one for one in path if re.search(r"-\d{7}$", one))
    answer = client.get(f"/atlas/vessel/{ship[-7:]}")
    assert (answer.status_code, answer.location) == (301, ship)


def test_a_browser_that_asks_for_data_is_led_to_data(client: CheckingClient) -> None:
    answer = client.get("/page-data/atlas/airport/lax/page-data.json")
    assert answer.status_code == 301
    assert answer.location == "/page-data/atlas/airport/los-angeles-lax/page-data.json"


def test_a_place_of_the_other_kind_is_not_here(client: CheckingClient) -> None:
    assert client.get("/atlas/oceanport/frankfurt-fra").status_code == 404


@pytest.mark.parametrize("kind", KINDS)
def test_an_unknown_entry_says_so(client: CheckingClient, base_url: str, kind: str) -> None:
    answer = client.get(f"/atlas/{kind}/qqqq-zzzzz", base_url=base_url)
    assert answer.status_code == 404
    assert 'content="noindex"' in answer.text
    assert "qqqq zzzzz" in answer.text


def test_an_unknown_place_suggests(client: CheckingClient) -> None:
    answer = client.get("/atlas/oceanport/rotterdm")
    assert answer.status_code == 404
    assert 'href="/atlas/oceanport/rotterdam-nlrtm"' in answer.text


def test_there_are_six_kinds(client: CheckingClient) -> None:
    assert client.get("/atlas/volcano").status_code == 404
    assert client.get("/atlas/volcano/etna").status_code == 404


def test_lesser_airports_are_not_offered_to_search_engines(
    app: Flask, client: CheckingClient
) -> None:
    with app.app_context():
        airports = route_network().of_kind(PlaceKind.AIRPORT)
    strip, town = (next(one for one in airports if one.importance == rank) for rank in (1, 2))
    assert 'content="noindex"' in client.get(f"/atlas/airport/{strip.slug}").text
    assert 'content="noindex"' not in client.get(f"/atlas/airport/{town.slug}").text
    files = client.get("/sitemaps/airports.xml").text
    assert f"/{town.slug}<" in files
    assert f"/{strip.slug}<" not in files
