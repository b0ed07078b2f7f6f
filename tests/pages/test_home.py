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
    r'<a href="(/products/[^"]+)"><span class="d2">[^<]+</span>'
    r'<span class="basis code">([^<]+)</span><span class="what">([^<]+)</span>'
)


def test_a_product_promises_what_its_page_does_and_names_its_unit(client: CheckingClient) -> None:
    home = client.get("/").text
    charged = CHARGED.findall(home[home.index('class="idx charged"') :].partition("</ul>")[0])
    assert charged
    assert ("/products/lcl", "per m³ or t") in {(path, unit) for path, unit, _promise in charged}
    for path, _unit, promise in charged:
        assert re.search(rf"<h1[^>]*>{re.escape(promise)}</h1>", shown(client, path)), path


def shown(client: CheckingClient, path: str) -> str:
    """Return a page without the marks that keep its phrases together."""
    return re.sub(r'<span class="ph">|</span>', "", client.get(path).text)


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


EXAMPLE = re.compile(r'<input id="tool-[^"]+" name="([^"]+)" type="text" value="([^"]+)"')


def test_its_small_tools_come_with_what_they_answer(client: CheckingClient, base_url: str) -> None:
    html = client.get("/", base_url=base_url).text
    goods, *cargo, term = EXAMPLE.findall(html)
    answers = dict(re.findall(r'id="tool-(hs|co2|words)">.*?<p>(.*?)</p>', html, re.DOTALL))
    for tool, path, query, figure in (
        ("hs", "/data/hs-code", [goods], r"(?<=>)[\d.]+(?=<)"),
        ("co2", "/emissions-calculator", cargo, r"\d+"),
        ("words", "/search", [term], r"(?<=>)[^<]+(?=<)"),
    ):
        answer = re.search(figure, answers[tool])
        assert answer
        assert answer[0] in client.get(path, query_string=query, base_url=base_url).text


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
    assert page[0][0] == page[1][0]


def test_units_of_the_cape_are_the_readers(client: CheckingClient) -> None:
    chinese = client.get("/", base_url=BASE["zh-CN"]).text
    assert re.search(r"\+[\d.]+天</text>", chinese)
    assert re.search(r">\d+节</text>", chinese)
    assert not re.search(r"> ?kn</text>", chinese)
