"""A tool's page with an answer shows that first; its form is folded into what was asked."""

import datetime as dt
import re
from html import unescape
from urllib.parse import urlencode

import pytest

from tests.conftest import BASE
from tests.support.checking_client import CheckingClient
from tests.support.load_plans import CARTONS, DRUMS, PALLETS, address_of

SOON = (dt.datetime.now(dt.UTC).date() + dt.timedelta(days=90)).isoformat()
ENDS = {"origin": "CNSHA", "destination": "NLRTM"}
CALENDAR = f"/arrival?{urlencode({**ENDS, 'ready': SOON, 'to_door': 'y'})}"
EMISSIONS = f"/emissions-calculator?{urlencode({**ENDS, 'weight_kg': 1000})}"
ANSWERS = {
    CALENDAR: "answer",
    address_of("20-standard", PALLETS): "answer",
    EMISSIONS: "emissions-result",
    "/route-search/shanghai-cnsha/rotterdam-nlrtm/what-if?avoid=suez": "answer",
}
REFUSED = (
    f"/arrival?{urlencode({**ENDS, 'ready': 'soon'})}",
    address_of("20-standard", {**PALLETS, "length": "long"}),
    f"/emissions-calculator?{urlencode({**ENDS, 'weight_kg': 'much'})}",
    "/route-search/shanghai-cnsha/rotterdam-nlrtm/what-if?avoid=bosporus-x",
)
FOLDED = re.compile(r'<details class="asked-before"( open)?>\s*<summary[^>]*><b>(.*?)</b>')


@pytest.mark.parametrize(("path", "answer"), ANSWERS.items())
def test_the_form_is_folded_and_the_answer_comes_next(
    client: CheckingClient, locale: str, path: str, answer: str
) -> None:
    page = client.get(path, base_url=BASE[locale]).text.partition("<main")[2]
    [(is_open, asked)] = FOLDED.findall(page)
    assert not is_open
    assert asked
    before, _id, after = page.partition(f' id="{answer}" tabindex="-1"')
    assert "</details>" in before
    assert "<form" not in before.partition("</details>")[2]
    assert after


@pytest.mark.parametrize("path", REFUSED)
def test_what_is_wrong_is_told_in_an_open_form(client: CheckingClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 422
    assert not FOLDED.search(answer.text)
    assert "answer needs another look" in answer.text


def test_a_row_is_added_in_an_open_form(client: CheckingClient) -> None:
    page = client.get(f"{address_of('all', PALLETS)}&pieces-more=row").text
    assert FOLDED.findall(page)[0][0]


def test_the_line_says_what_was_asked(client: CheckingClient) -> None:
    def asked(path: str) -> list[str]:
        return unescape(FOLDED.findall(client.get(path).text)[0][1]).split(" · ")

    route, mode, ready, door = asked(CALENDAR)
    assert (route, mode, door) == ("Shanghai to Rotterdam", "Ocean FCL", "Delivered to the door")
    assert ready.startswith("Ready on ")
    one = "25 pieces of 120 × 80 × 100 cm, 400 kg each"
    assert asked(address_of("20-standard", PALLETS)) == [one, "20' Standard"]
    assert asked(address_of("all", PALLETS, CARTONS, DRUMS)) == ["149 pieces", "12,320 kg"]


def test_a_row_of_pieces_has_one_color(client: CheckingClient) -> None:
    """In the drawing, in its key and in the table; the numbers tell the rows apart as well."""
    page = client.get(address_of("40-standard", DRUMS, CARTONS)).text
    key = dict(re.findall(r'<i class="tint (t\d)"></i> Row (\d)<', page))
    assert key == {"t0": "1", "t1": "2"}
    table = re.findall(r'<i class="tint (t\d)"></i> Row (\d): ', page)
    assert set(table) == set(key.items())
    drawn = re.findall(r'<g class="(t\d)"', page)
    assert sorted(drawn) == sorted(tint for tint, _row in table)


def test_the_popular_routes_have_the_days_that_lines_sail(client: CheckingClient) -> None:
    """From Asia to Europe around the Cape, as the route's own page says."""
    rows = re.findall(r"<li><a href=\"(/route-search/[^\"]+)\">.*?<b>(.*?)</b></a></li>",
                      client.get("/route-search").text)  # fmt: skip
    assert len(rows) == 12
    for path, days in (rows[0], rows[1], rows[10]):
        route = unescape(client.get(path).text).replace("\u2060", "")
        assert days.partition(" ")[0] in route
    around = client.get(f"{rows[0][0]}/what-if?avoid=suez").text.partition('id="answer"')[2]
    assert rows[0][1].partition(" ")[0] in around.partition("</p>")[0].replace("\u2060", "")
