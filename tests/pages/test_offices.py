"""The pages of offices: how to reach each, and whether it is open at a moment."""

import datetime as dt
import re

import pytest
from flask import Flask

from portolan.content.types import CONTENT_TYPES
from portolan.core.brand import BRAND
from portolan.sections.shared.opening import opening
from portolan.web.content import documents
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient
from tests.support.contact import ANSWERS, OWN, PATH

OFFICES = "/company/careers/our-global-offices"


@pytest.mark.parametrize(
    ("moment", "is_open"),
    [
        ("2026-11-24T01:00", True),  # a Tuesday, 09:00 in Shanghai
        ("2026-11-24T00:59", False),
        ("2026-11-24T10:00", False),  # 18:00
        ("2026-11-28T03:00", False),  # a Saturday
        ("2026-10-01T03:00", False),  # the national day
    ],
)
def test_an_office_is_open_in_its_hours_on_working_days(
    app: Flask, moment: str, is_open: bool
) -> None:
    at = dt.datetime.fromisoformat(moment).replace(tzinfo=dt.UTC)
    with app.test_request_context("/"):
        office = next(one for one in documents(CONTENT_TYPES["office"]) if one.slug == "shanghai")
        assert opening(office, at).text.startswith("Open" if is_open else "Closed")


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
    said = re.findall(rf'<a href="{OFFICES}/[a-z-]+">.*?<time[^>]*>([^/]*)<', answer.text)
    assert len(said) == 14
    words = ("营业中", "已下班") if "zh-cn" in base_url else ("Open", "Closed")
    assert all(any(word in text for word in words) for text in said)


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


def test_a_zone_named_by_its_country_says_it_once(client: CheckingClient) -> None:
    chinese = client.get(OFFICES, base_url=BASE["zh-CN"]).text
    assert "阿拉伯联合酋长国时间" in chinese
    assert "阿拉伯联合酋长国，" not in chinese
