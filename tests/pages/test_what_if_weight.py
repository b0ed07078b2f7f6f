"""The visitor's weight and the way by land on the page "What if"."""

import re
from html import unescape

import pytest

from tests.pages.test_onward import link_to, typed
from tests.support.checking_client import CheckingClient

ROUTE = "/route-search/shanghai-cnsha/rotterdam-nlrtm"
PAGE = f"{ROUTE}/what-if"
INLAND = "/route-search/shenzhen-cnszx/chicago-uschi/what-if"
CO2E = re.compile(r"([\d,]+)(?: kg |公斤)CO₂e")


def kilograms(html: str) -> list[int]:
    table = html.partition("<tbody>")[2].partition("</tbody>")[0]
    return [int(kg.replace(",", "")) for kg in CO2E.findall(table)]


def test_the_route_hands_on_its_weight(client: CheckingClient) -> None:
    html = client.get(ROUTE, query_string={"weight_kg": "4,800"}).text
    assert typed(link_to(html, PAGE)) == {"weight_kg": "4,800"}
    assert f'href="{PAGE}"' in client.get(ROUTE).text
    moved = client.get(f"{ROUTE}?avoid=suez&weight_kg=4800")
    assert moved.location == f"{PAGE}?avoid=suez&weight_kg=4800"


def test_each_way_is_counted_for_it(client: CheckingClient, base_url: str) -> None:
    one, own = (
        kilograms(client.get(PAGE, query_string=query, base_url=base_url).text)
        for query in ({"avoid": "suez"}, {"avoid": "suez", "weight_kg": "4,800"})
    )
    assert len(one) == len(own) > 2
    assert all(abs(more - 4.8 * less) <= 4.8 for less, more in zip(one, own, strict=True))


def test_it_comes_along_with_the_next_question_and_to_the_next_tool(client: CheckingClient) -> None:
    html = client.get(PAGE, query_string={"weight_kg": "4,800"}).text
    assert "Emissions of 4,800 kg of cargo</th>" in html
    assert '<input type="hidden" name="weight_kg" value="4,800">' in html
    assert typed(link_to(html, "/get-started"))["weight_kg"] == "4,800"
    elsewhere = client.get(PAGE, query_string={"destination": "DEHAM", "weight_kg": "4,800"})
    assert "weight_kg=4%2C800" in elsewhere.location or "weight_kg=4,800" in elsewhere.location


@pytest.mark.parametrize("weight", ["", "heavy", "1e99"])
def test_without_one_it_is_a_tonne(client: CheckingClient, weight: str) -> None:
    html = client.get(PAGE, query_string={"weight_kg": weight}).text
    assert "Per tonne</th>" in html
    assert 'name="weight_kg"' not in html


def test_another_seaport_keeps_the_days_by_land(client: CheckingClient) -> None:
    asked = {"avoid": "suez", "ship": "neopanamax", "weight_kg": "4800"}
    html = client.get(INLAND, query_string=asked).text
    others = unescape(html.partition("By another seaport:")[2].partition("</p>")[0])
    kept = r"\?avoid=suez&ship=neopanamax&weight_kg=4800"
    links = re.findall(rf'href="[^"]*/what-if{kept}"[^>]*>([^<]*)<', others)
    assert links
    for text in links:
        assert re.search(r"^Shenzhen.* to .*, plus \d+–\N{WORD JOINER}\d+ days by land$", text)
