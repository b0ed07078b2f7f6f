"""What a receipt says, in the words, numbers and dates of its reader."""

import re
from datetime import date, datetime
from html import unescape
from zoneinfo import ZoneInfo

import pytest
from babel.dates import format_date
from flask import Flask

from portolan.core.brand import BRAND
from portolan.sections.shared.lead_pages.promise import promise
from tests.support.checking_client import CheckingClient
from tests.support.contact import ENGLISH, THANKS, sender
from tests.support.form_cases import CASES, QUOTE, READY, FormCase
from tests.support.locales import EN_US

BABEL = {"en-US": "en_US", "zh-CN": "zh_Hans_CN"}
NAMED = {"en-US": "Netherlands", "zh-CN": "荷兰"}
PIECES = {
    "en-US": "8 pieces of 120 × 80 × 150 cm, 600 kg each",
    "zh-CN": "8件，120 × 80 × 150厘米，每件600公斤",
}
PALLETS = {
    "pieces-1-count": "8",
    "pieces-1-length": "120",
    "pieces-1-width": "80",
    "pieces-1-height": "150",
    "pieces-1-weight": "600",
}
FCL = {"mode": "ocean-fcl", "volume_cbm": "", "containers-20-standard": "1"}


def values(html: str) -> list[str]:
    """The answers that a receipt repeats."""
    return [unescape(text) for text in re.findall(r'<dd dir="auto">(.*?)</dd>', html, re.DOTALL)]


@pytest.mark.parametrize("name", ["quote", "application"])
def test_the_country_is_repeated_without_a_number_too(
    client: CheckingClient, base_url: str, locale: str, name: str
) -> None:
    sent = CASES[name].post(client, base_url, {"phone": ""})
    assert NAMED[locale] in values(client.get(sent.location, base_url=base_url).text)


def test_figures_and_days_are_written_as_the_reader_writes_them(
    client: CheckingClient, base_url: str, locale: str
) -> None:
    typed = {"en-US": "8 pallets of 600 kg", "zh-CN": "8托，每托600公斤"}[locale]
    sent = QUOTE.post(client, base_url, {"weight_kg": typed})
    result = values(client.get(sent.location, base_url=base_url).text)
    assert f"{typed} = 4,800" in result
    assert format_date(date.fromisoformat(READY), "long", locale=BABEL[locale]) in result


def test_pieces_are_told_in_words_with_their_volume_in_any_mode(
    client: CheckingClient, base_url: str, locale: str
) -> None:
    sent = QUOTE.post(client, base_url, {**FCL, **PALLETS, "weight_kg": ""})
    result = values(client.get(sent.location, base_url=base_url).text)
    assert PIECES[locale] in result
    assert {"4,800", "11.52"} <= set(result)


def test_the_receipt_says_whose_it_is(client: CheckingClient, base_url: str) -> None:
    sender(client, base_url)()
    html = client.get(THANKS, base_url=base_url).text
    own = html.partition("data-private")[2].partition("</section>")[0]
    for text in (BRAND.legal_name, BRAND.domain, BRAND.phone, BRAND.email):
        assert text in own


@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_who_has_sent_nothing_is_not_thanked(
    client: CheckingClient, base_url: str, locale: str, case: FormCase
) -> None:
    html = client.get(case.thanks, base_url=base_url).text
    expected = {"en-US": "No receipt to show", "zh-CN": "没有可显示的回执"}[locale]
    assert re.search(rf"<h1[^>]*>{expected}</h1>", html)
    assert f'href="{case.form.action}"' in html


@pytest.mark.parametrize(
    ("sent_at", "due"),
    [("2026-11-27T04:23", "2026-11-27"), ("2026-11-27T09:00", "2026-11-30")],
)
def test_what_is_there_when_the_office_opens_is_answered_that_day(
    app: Flask, sent_at: str, due: str
) -> None:
    moment = datetime.fromisoformat(sent_at).replace(tzinfo=ZoneInfo("Europe/Amsterdam"))
    with app.test_request_context("/", base_url=ENGLISH):
        assert promise(moment, 1, EN_US).day == date.fromisoformat(due)


@pytest.mark.parametrize("answers", [{"call_at": "Monday, Hamburg"}, {"topic": "call-back"}])
def test_nobody_is_called_without_a_number(
    client: CheckingClient, base_url: str, locale: str, answers: dict[str, str]
) -> None:
    page = sender(client, base_url)(**answers, phone="")
    assert page.status_code == 422
    error = re.search(r'id="contact-phone-error"[^>]*>([^<]*)<', page.text)
    assert error
    assert error[1].strip() == {"en-US": "Required", "zh-CN": "必填"}[locale]
    assert sender(client, base_url)(**answers).status_code == 303


def test_call_me_back_leads_to_a_form_that_asks_for_the_number(
    client: CheckingClient, base_url: str, locale: str
) -> None:
    page = client.get("/company/for-customers", base_url=base_url).text
    link = re.search(r'href="(/company/contact\?[^"]+)"', page)
    assert link
    form = client.get(link[1], base_url=base_url).text
    assert {"en-US": "We call you back.", "zh-CN": "我们给您回电。"}[locale] in form
    label = re.search(r'<label[^>]*for="contact-phone"[^>]*>([^<]*)<', form)
    assert label
    assert label[1].strip() == {"en-US": "Phone number", "zh-CN": "电话号码"}[locale]


def test_the_chief_executive_is_named_where_the_company_is(client: CheckingClient) -> None:
    statement = "/company/careers/diversity-and-inclusion/ceo-statement"
    for path in ("/company/about-us", "/company/press", statement):
        assert BRAND.chief_executive in client.get(path).text, path
