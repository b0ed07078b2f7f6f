"""The pages of offices: how to reach each, and whether it is open at a moment."""

import datetime as dt
import re
from zoneinfo import ZoneInfo

import pytest
from flask import Flask

from portolan.content.types import CONTENT_TYPES
from portolan.core.brand import BRAND
from portolan.sections.shared.opening import all_closed, opening
from portolan.web.content import documents
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient
from tests.support.contact import ANSWERS, OWN, PATH

OFFICES = "/company/careers/our-global-offices"


@pytest.mark.parametrize(
    ("moment", "opens"),
    [
        ("2026-11-24T01:00", ""),  # a Tuesday, 09:00 in Shanghai
        ("2026-11-24T00:59", "Tuesday"),
        ("2026-11-24T10:00", "Wednesday"),  # 18:00
        ("2026-11-28T03:00", "Monday"),  # a Saturday
        ("2026-10-01T03:00", "Thursday, October 8, 2026"),  # the national day, a Thursday
    ],
)
def test_an_office_is_open_in_its_hours_on_working_days_and_says_when_it_opens(
    app: Flask, moment: str, opens: str
) -> None:
    at = dt.datetime.fromisoformat(moment).replace(tzinfo=dt.UTC)
    with app.test_request_context("/"):
        office = next(one for one in documents(CONTENT_TYPES["office"]) if one.slug == "shanghai")
        told = opening(office, at).text
    assert told.startswith("Closed" if opens else "Open")
    weekday = at.astimezone(ZoneInfo("Asia/Shanghai")).strftime("%A")
    assert f"it is {weekday}, " in told
    assert re.sub(r"\s", " ", told).endswith(f"Opens {opens}, 9:00 AM." if opens else " there.")


def test_a_page_says_where_in_what_languages_and_how(client: CheckingClient, base_url: str) -> None:
    html = client.get(f"{OFFICES}/shanghai", base_url=base_url).text
    assert "虹口" in html if "zh-cn" in base_url else "Hongkou" in html
    assert BRAND.channels[0].account in html
    assert 'href="/company/contact?office=' in html
    assert BRAND.channels[0].account not in client.get(f"{OFFICES}/santos", base_url=base_url).text


def test_no_cache_keeps_a_page_that_says_whether_it_is_open(client: CheckingClient) -> None:
    assert "s-maxage" not in client.get(f"{OFFICES}/santos").headers["Cache-Control"]


def test_the_list_says_which_are_open_and_no_cache_keeps_it(
    client: CheckingClient, base_url: str
) -> None:
    answer = client.get(OFFICES, base_url=base_url)
    assert "s-maxage" not in answer.headers["Cache-Control"]
    said = re.findall(rf'<a href="{OFFICES}/[a-z-]+">.*?<time[^>]*>(.*?)</time>', answer.text)
    assert len(said) == 14
    word, closed = ("营业中", "均已下班") if "zh-cn" in base_url else ("Open", "All closed now")
    assert any(word in text for text in said) == (closed not in answer.text)


@pytest.mark.parametrize(
    ("moment", "told"),
    [
        ("2026-11-24T03:00", ""),  # a Tuesday, 11:00 in Shanghai
        ("2026-11-28T20:00", "Ho Chi Minh City opens first: Monday, 8:00"),  # a Saturday
    ],
)
def test_where_all_are_closed_one_sentence_says_which_opens_first(
    app: Flask, moment: str, told: str
) -> None:
    at = dt.datetime.fromisoformat(moment).replace(tzinfo=dt.UTC)
    with app.test_request_context("/"):
        said = all_closed(list(documents(CONTENT_TYPES["office"])), at)
    assert told.replace(" ", "") in said.replace("\N{NARROW NO-BREAK SPACE}", "").replace(" ", "")
    assert bool(said) == bool(told)


def test_a_message_is_for_the_office_that_it_was_written_from(client: CheckingClient) -> None:
    html = client.get("/company/contact?office=Shanghai&topic=customs").text
    assert 'value="Shanghai"' in html
    assert '<option value="customs" selected>' in html


@pytest.mark.parametrize("office", ["Rotterdam", "上海", "ho chi minh city", "Hamburg or Durban"])
def test_a_message_is_for_an_office_of_ours(
    client: CheckingClient, base_url: str, office: str
) -> None:
    answers = {**ANSWERS, "office": office}
    assert client.post(PATH, data=answers, headers=OWN, base_url=base_url).status_code == 303


def test_a_message_is_for_no_other_office(client: CheckingClient, base_url: str) -> None:
    answers = {**ANSWERS, "office": "Narnia", "call_at": "25:99"}
    page = client.post(PATH, data=answers, headers=OWN, base_url=base_url)
    assert page.status_code == 422
    assert re.findall(r'href="#(contact-(?:office|call-at))"', page.text) == [
        "contact-call-at",
        "contact-office",
    ]
    assert 'value="Narnia"' in page.text


def test_the_list_gives_each_office_its_country_once_and_its_languages(
    client: CheckingClient,
) -> None:
    chinese = client.get(OFFICES, base_url=BASE["zh-CN"]).text.split("<main")[1]
    assert '迪拜</span>&ensp;<span class="muted">阿拉伯联合酋长国<' in chinese
    assert "新加坡</span>&ensp;" not in chinese
    assert "荷兰语、英语和德语" in chinese


@pytest.mark.parametrize(
    ("base", "query", "told"),
    [
        (BASE["en-US"], "sydney office", ("No office in Sydney", "Singapore", "6,300")),
        (
            BASE["en-US"],
            "sydney office opening hours",
            ("No office in Sydney", "Singapore", "6,300"),
        ),
        (BASE["en-US"], "telephone Chicago office", ("No office in Chicago", "New York", "1,200")),
        (BASE["en-US"], "do you have an office in Poland?", ("No office in Poland", "Hamburg", "")),
        (BASE["zh-CN"], "宁波办事处电话", ("宁波没有我们的办公室", "上海", "公里")),
        (BASE["zh-CN"], "悉尼办公室几点下班", ("悉尼没有我们的办公室", "新加坡", "6,300")),
    ],
)
def test_where_there_is_no_office_the_list_says_so_and_names_the_nearest(
    client: CheckingClient, base: str, query: str, told: tuple[str, str, str]
) -> None:
    title, nearest, km = told
    html = client.get("/search", query_string={"q": query}, base_url=base).text
    assert f'href="{OFFICES}"' in html
    links = rf'href="{OFFICES}[^"]*"[^>]*>(.*?)</a>'
    first, second = re.findall(links, html.split("<main")[1], re.DOTALL)[:2]
    assert title in first
    assert nearest in second
    assert km in html


@pytest.mark.parametrize(
    "query", ["hamburg office", "port of sydney opening hours", "office", "is the suez canal open"]
)
def test_nothing_is_said_of_offices_that_are_not_there_without_need(
    client: CheckingClient, query: str
) -> None:
    assert "No office in" not in client.get("/search", query_string={"q": query}).text


@pytest.mark.parametrize(("office", "is_drawn"), [("durban", False), ("shenzhen", True)])
def test_the_chart_says_whether_it_shows_the_nearest_office(
    client: CheckingClient, office: str, *, is_drawn: bool
) -> None:
    html = client.get(f"{OFFICES}/{office}").text
    assert ("outside this chart" not in html) == is_drawn
