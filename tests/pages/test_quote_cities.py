"""A city with several places in the quote: which one is taken is told, or has to be said."""

import re
from html import unescape

import pytest

from tests.conftest import BASE
from tests.support.checking_client import CheckingClient
from tests.support.form_cases import QUOTE


def form_of(client: CheckingClient, locale: str, **query: str) -> str:
    query = {"origin": "CNNGB", **query}
    page = client.get(QUOTE.path, query_string=query, base_url=BASE[locale])
    return unescape(page.text.partition("<main")[2].partition("</main>")[0])


@pytest.mark.parametrize(
    ("locale", "city", "mode", "told"),
    [
        ("en-US", "London", "", "GBLGP GBLON LHR STN LGW LTN"),
        ("zh-CN", "伦敦", "ocean-fcl", "GBLGP GBLON"),
        ("en-US", "Tokyo", "air", "NRT HND"),
        ("zh-CN", "圣保罗", "", "BRSSZ GRU VCP"),
    ],
)
def test_the_estimate_tells_the_other_places(
    client: CheckingClient, locale: str, city: str, mode: str, told: str
) -> None:
    html = form_of(client, locale, destination=city, mode=mode)
    assert f'value="{city}"' in html
    sentence = re.findall(rf"“{city}”[^<]*?[.。]", html)[0]
    assert re.findall(r"[(（]([A-Z]+)[)）]", sentence) == told.split()
    # The page of the route has them as links.
    href = re.findall(r'href="(/route-search/[^"]+\?destination=[^"]+)"', html)[0]
    route = client.get(href, base_url=BASE[locale]).text
    assert f"“{city}”" in route


@pytest.mark.parametrize("city", ["Rotterdam", "London Heathrow (LHR)", "GBLGP"])
def test_a_place_of_its_own_is_taken_without_a_word(client: CheckingClient, city: str) -> None:
    assert "also there" not in form_of(client, "en-US", destination=city)


def test_by_air_the_airport_of_london_has_to_be_said(client: CheckingClient) -> None:
    html = form_of(client, "en-US", destination="London", mode="air")
    told = re.findall(r"Several places have this name: ([^<]*?)\. Enter one", html)[0]
    assert re.findall(r"\(([A-Z]+)\)", told) == ["LHR", "STN", "LGW", "LTN"]
    assert "Estimated transit time" not in html.partition("<script")[0]
    assert "Several places" not in form_of(client, "en-US", destination="LHR", mode="air")
