"""The home page: it asks from where to where, and its figures are those of the pages behind it."""

import re

import pytest

from portolan.web.accept_encoding import BROTLI
from portolan.web.page_cache.compression import Effort, compress
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient

LANE = re.compile(
    r'<a href="(?P<path>/route-search/[^"]+)"[^>]*>.*?By sea">(?P<nm>[\d,]+) nm'
    r'.*?tonne">(?P<kg>[\d,]+) kg.*?Days">(?P<days>[\d–]+)<',
    re.DOTALL,
)

UPDATE = "/global-logistics-update/november-2026"


def test_it_asks_from_where_to_where(client: CheckingClient, locale: str) -> None:
    html = client.get("/", base_url=BASE[locale]).text
    hero = html[html.index('action="/route-search?#answer"') :]
    assert re.findall(r'name="(origin|destination)"', hero.partition("</form>")[0]) == [
        "origin",
        "destination",
    ]
    answer = client.get(
        "/route-search?origin=shanghai&destination=rotterdam", base_url=BASE[locale]
    )
    assert answer.location.endswith("/shanghai-cnsha/rotterdam-nlrtm?origin=shanghai")


def test_its_lanes_say_what_their_pages_say(client: CheckingClient) -> None:
    lanes = LANE.findall(client.get("/").text)
    assert len(lanes) == 6
    # As lines sail: the first by the Cape.
    assert lanes[0][3] == "32–51"
    for path, nm, kg, days in lanes:
        page = client.get(path).text
        for figure in (f"{nm} <small>nm", f"{kg} <small>kg", f"{days} <small>days"):
            assert figure in page, (path, figure)


CHARGED = re.compile(
    r'<a href="(/products/[^"]+)"><span class="d2">[^<]+</span><span class="what">([^<]+)</span>'
)


def test_a_product_is_charged_as_its_page_says(client: CheckingClient) -> None:
    home = client.get("/").text
    charged = CHARGED.findall(home[home.index('class="idx charged"') :].partition("</ul>")[0])
    assert charged
    for path, basis in charged:
        assert f'<p class="d3">{basis}</p>' in client.get(path).text, path


def test_what_the_cape_costs_is_the_difference_of_two_ways(client: CheckingClient) -> None:
    html = client.get("/").text
    more = re.search(r'class="huge">\+([\d,]+)<', html)
    match = re.search(r"By Suez it is ([\d,]+) nautical miles, by the Cape ([\d,]+)", html)
    assert more
    assert match
    miles, canal, cape = (int(one.replace(",", "")) for one in (more[1], *match.groups()))
    assert miles == pytest.approx(cape - canal, abs=1)
    assert re.search(r"\d–\N{WORD JOINER}\d+ days more", html)


@pytest.mark.parametrize(
    ("address", "words"),
    [("/data/hs-code?q=coffee", "0901"), ("/search?q=demurrage", "demurrage")],
)
def test_its_small_tools_ask_where_the_pages_answer(
    client: CheckingClient, address: str, words: str
) -> None:
    path = address.partition("?")[0]
    assert f'action="{path}?#' in client.get("/").text
    assert words in client.get(address).text


STEADY = Effort(brotli=11, gzip=9)
"""A release's level gives sizes 2% apart to pages that differ in the names of their assets."""


@pytest.mark.parametrize(("code", "most"), [("en-US", 16_500), ("zh-CN", 17_400)])
def test_it_is_light(client: CheckingClient, code: str, most: int) -> None:
    page = client.get("/", base_url=BASE[code]).data
    assert len(compress(page, BROTLI, STEADY)) <= most


def test_its_drawings_are_light(client: CheckingClient, base_url: str) -> None:
    page = client.get("/", base_url=base_url).get_data(as_text=True)
    drawings = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(drawings) > 4
    assert sum(map(len, drawings)) <= 25_600


def test_the_monthly_update_tells_the_same_of_canal_and_cape(client: CheckingClient) -> None:
    long_way = re.compile(r'<section class="wrap sec cape".*?</figure>', re.DOTALL)
    page = [long_way.search(client.get(path).text) for path in ("/", UPDATE)]
    assert page[0]
    assert page[1]
    # On the update it is a part of a text, so its title is smaller.
    assert page[0][0].replace('class="d1"', 'class="d2"') == page[1][0]


def test_units_of_the_cape_are_the_readers(client: CheckingClient) -> None:
    chinese = client.get("/", base_url=BASE["zh-CN"]).text
    assert re.search(r"\+[\d.]+天</text>", chinese)
    assert ">节</text>" in chinese
    assert ">kn</text>" not in chinese
