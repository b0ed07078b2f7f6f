"""The arrival calendar as visitors meet it: its answers, its refusals, its file and its data."""

import datetime as dt
import re
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from flask import Flask
from icalendar import Calendar

from portolan.sections.arrival.holiday_names import holiday_name
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient

PATH = "/arrival"
ENDS = {"origin": "Shanghai", "destination": "Rotterdam"}
SOON = (dt.datetime.now(dt.UTC).date() + dt.timedelta(days=90)).isoformat()
DATE = re.compile(r'<time datetime="([\d-]+)">')


def address_of(**more: str) -> str:
    """The address of a question."""
    return f"{PATH}?{urlencode({**ENDS, **more})}"


def test_the_link_to_the_file_downloads(client: CheckingClient) -> None:
    page = client.get(address_of(ready=SOON)).text
    (link,) = re.findall(r"<a [^>]*\.ics\?[^>]*>", page)
    assert " download" in link


def test_dates_that_are_over_are_no_file(client: CheckingClient) -> None:
    tomorrow = dt.datetime.now(dt.UTC).date() + dt.timedelta(days=1)
    query = urlencode({**ENDS, "wanted": tomorrow.isoformat()})
    page = client.get(f"{PATH}?{query}").text
    assert "That ready date has passed." in page
    assert ".ics" not in page
    assert client.get(f"{PATH}.ics?{query}").status_code == 404


@pytest.mark.parametrize("mode", ["ocean-fcl", "ocean-lcl", "air", "FCL", "AIR"])
def test_page_file_and_data_say_the_same(client: CheckingClient, mode: str) -> None:
    query = urlencode({**ENDS, "mode": mode, "ready": SOON, "from_door": "y", "to_door": "y"})
    page = client.get(f"{PATH}?{query}").text
    data = client.get(f"/api/arrival?{query}").get_json()
    file = Calendar.from_ical(client.get(f"{PATH}.ics?{query}").data)
    likely = [one["likely"] for one in data["milestones"]]
    assert [entry.decoded("DTSTART").isoformat() for entry in file.walk("VEVENT")] == likely
    assert set(likely) <= set(DATE.findall(page))
    assert data["ready"] == SOON
    assert data["milestones"][0]["earliest"] == SOON
    assert data["milestones"][-1]["milestone"] == "delivered"


@pytest.mark.parametrize("locale", sorted(BASE))
def test_no_markup_is_shown_as_text(client: CheckingClient, locale: str) -> None:
    page = client.get(address_of(ready=SOON), base_url=BASE[locale]).text
    assert '<span class="ph"><time datetime="' in page
    assert "&lt;" not in page.partition('id="answer"')[2].partition("<script")[0]


def test_the_days_are_those_of_the_route_search(client: CheckingClient) -> None:
    data = client.get(f"/api/arrival?{urlencode({**ENDS, 'ready': SOON})}").get_json()
    days = {one["milestone"]: one for one in data["milestones"]}
    at_sea = [
        (
            dt.date.fromisoformat(days["arrived"][pace])
            - dt.date.fromisoformat(days["departed"][pace])
        ).days
        for pace in ("earliest", "latest")
    ]
    options = client.get(f"/api/routes?{urlencode(ENDS)}").get_json()["options"]
    by_suez, by_cape = (one for one in options if one["mode"] == "ocean-fcl")
    assert at_sea == by_cape["transit_days"]
    less = "–".join(str(b - a) for a, b in zip(by_suez["transit_days"], at_sea, strict=True))
    assert f"By Suez it takes {less} days less." in data["note"].replace("\N{WORD JOINER}", "")


def test_back_from_a_wanted_date(client: CheckingClient) -> None:
    page = client.get(address_of(wanted=SOON), base_url=BASE["zh-CN"]).text
    assert "前备好货" in re.sub(r"<[^>]+>", "", page)
    data = client.get(f"/api/arrival?{urlencode({**ENDS, 'wanted': SOON})}").get_json()
    assert data["safe_ready"] < data["ready"] < SOON
    assert data["milestones"][-1]["likely"] <= SOON


def test_the_quote_has_the_same_answers(client: CheckingClient) -> None:
    page = client.get(address_of(ready=SOON, mode="air")).text
    [address] = re.findall(r'href="(/get-started\?[^"]+)"', page.partition("<main")[2])
    given = parse_qs(urlsplit(address.replace("&amp;", "&")).query)
    assert given == {
        "origin": ["Shanghai (CNSHA)"],
        "destination": ["Rotterdam (NLRTM)"],
        "mode": ["air"],
        "delivery": ["port-to-port"],
        "ready_date": [SOON],
    }
    quote = client.get(address.replace("&amp;", "&")).text
    assert f'value="{SOON}"' in quote


@pytest.mark.parametrize(
    ("more", "english", "chinese"),
    [
        ({"ready": "tomorrow"}, "Enter a date as year, month and day", "请按年、月、日填写日期"),
        ({"ready": "2020-02-30"}, "Enter a date as year, month and day", "请按年、月、日填写日期"),
        ({"ready": "2020-02-20"}, "This day has passed", "这一天已经过去"),
        ({"wanted": "2099-01-01"}, "within the next two years", "请选择两年以内的日期"),
        ({"ready": SOON, "origin": "Nowhere at all"}, "We found no port", "没有找到叫这个名字的"),
        ({"ready": SOON, "origin": "portland"}, "Portland, Maine (USPWM)", "USPWM"),
        (
            {"ready": SOON, "destination": "Shanghai"},
            "Origin and destination are the same",
            "起点和终点是同一个地方",
        ),
        ({"ready": SOON, "mode": "ROAD"}, "Please enter a valid response", "请填写有效的内容"),
        ({"ready": SOON, "origin": ""}, "Required", "必填"),
    ],
)
def test_nonsense_is_told_in_place(
    client: CheckingClient, more: dict[str, str], english: str, chinese: str
) -> None:
    for locale, words in (("en-US", english), ("zh-CN", chinese)):
        answer = client.get(address_of(**more), base_url=BASE[locale])
        assert answer.status_code == 422
        assert words in answer.text
    refused = client.get(f"/api/arrival?{urlencode({**ENDS, **more})}")
    assert refused.status_code == 422
    assert refused.get_json()["error"]["field"] in more
    assert client.get(f"{PATH}.ics?{urlencode({**ENDS, **more})}").status_code == 404


def test_holidays_on_the_way_are_named(client: CheckingClient) -> None:
    """The next Golden Week, whenever that is."""
    today = dt.datetime.now(dt.UTC).date()
    year = today.year + ((today.month, today.day) >= (9, 20))
    ready = f"{year}-09-28"
    english = client.get(address_of(ready=ready)).text
    assert "National Day" in english
    assert "Public holidays on the way, China:" in english
    chinese = client.get(address_of(ready=ready), base_url=BASE["zh-CN"]).text
    assert "国庆节" in chinese
    assert "黄金周" in chinese


def test_a_national_day_elsewhere_is_no_golden_week(client: CheckingClient) -> None:
    today = dt.datetime.now(dt.UTC).date()
    year = today.year + ((today.month, today.day) >= (11, 20))
    html = client.get(address_of(origin="jebel-ali-aejea", ready=f"{year}-11-29")).text
    assert "National Day" in html
    assert "Golden Week" not in html


def test_a_name_means_a_port_by_sea_and_an_airport_by_air(client: CheckingClient) -> None:
    """Chicago has one port and several airports."""
    by_sea = client.get(address_of(origin="Chicago", ready=SOON))
    assert by_sea.status_code == 200
    assert "USCHI" in by_sea.text
    by_air = client.get(address_of(origin="Chicago", ready=SOON, mode="air"))
    assert by_air.status_code == 422
    assert "USCHI" not in by_air.text
    assert "(ORD)" in by_air.text


def test_a_place_that_may_be_meant_is_one_click_away(client: CheckingClient) -> None:
    html = client.get(address_of(ready=SOON, origin="Shanghai", destination="Kiell")).text
    assert "Kiell: did you mean one of these?" in html
    href = re.findall(r'href="(/arrival\?[^"#]*dekel[^"#]*)#answer"', html)[0]
    assert client.get(href.replace("&amp;", "&")).status_code == 200


def test_no_day_that_is_over_is_given_as_the_last_one(client: CheckingClient) -> None:
    """Fifty-five days from Shanghai to Rotterdam: likely enough, but not at the slowest."""
    today = dt.datetime.now(dt.UTC).date()
    expected = (today + dt.timedelta(days=55)).isoformat()
    html = client.get(address_of(wanted=expected)).text
    data = client.get(f"/api/arrival?{urlencode({**ENDS, 'wanted': expected})}").get_json()
    assert data["ready"] >= today.isoformat() > data["safe_ready"]
    assert "even if the cargo is ready today" in html
    assert "even on the slowest schedule, have it ready by" not in html
    assert "likely to arrive in time, but that is not certain" in html


def test_holidays_have_chinese_names(client: CheckingClient) -> None:
    """Christmas in the Netherlands, for which the calendar has no Chinese."""
    today = dt.datetime.now(dt.UTC).date()
    year = today.year + ((today.month, today.day) >= (12, 10))
    day = f"{year}-12-20"
    html = client.get(
        address_of(
            origin="rotterdam-nlrtm", destination="shanghai-cnsha", ready=day, mode="ocean-fcl"
        ),
        base_url=BASE["zh-CN"],
    ).text
    assert "圣诞节次日" in html
    assert "Christmas" not in html


@pytest.mark.parametrize("day", ["29", "Second Day", "Fifth Day"])
def test_each_day_of_the_feast_has_its_name(app: Flask, day: str) -> None:
    """The names of the calendar of Vietnam."""
    with app.test_request_context("/"):
        assert holiday_name(f"{day} of Lunar New Year") == "Lunar New Year"


def test_the_shipment_is_carried_on_to_the_emissions(client: CheckingClient) -> None:
    html = client.get(address_of(ready=SOON, mode="air")).text
    [address] = re.findall(r'href="(/emissions-calculator\?[^"]+)"', html.partition("<main")[2])
    assert parse_qs(urlsplit(address.replace("&amp;", "&")).query) == {
        "origin": ["Shanghai (CNSHA)"],
        "destination": ["Rotterdam (NLRTM)"],
        "mode": ["air"],
    }


def test_an_empty_form_asks_and_scolds_nobody(client: CheckingClient) -> None:
    for query in ("", "?origin=shanghai-cnsha&destination=rotterdam-nlrtm"):
        answer = client.get(PATH + query)
        assert answer.status_code == 200
        assert "answer needs another look" not in answer.text


def test_a_day_that_cannot_be_met_is_not_asked_for(client: CheckingClient) -> None:
    tomorrow = (dt.datetime.now(dt.UTC).date() + dt.timedelta(days=1)).isoformat()
    page = client.get(address_of(wanted=tomorrow)).text
    assert "Too late: it had to be ready on" in re.sub(r"<[^>]+>|&nbsp;", "", page)
    assert "ready by" not in page.partition("<h2")[2].partition("</h2>")[0]
    ready = re.search(r"/get-started\?[^\"]*ready_date=([\d-]+)", page)
    assert ready
    by_wanted = {day: client.get(f"/api/arrival?{urlencode({**ENDS, 'wanted': day})}").get_json()
                 for day in (tomorrow, SOON)}  # fmt: skip
    assert by_wanted[tomorrow]["is_late"] is True
    assert by_wanted[SOON]["is_late"] is False
    assert ready[1] == dt.datetime.now(dt.UTC).date().isoformat()
