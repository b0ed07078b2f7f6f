"""The visitor's copy of what was sent: on the confirmation, for its sender, for half an hour."""

import re
from datetime import date
from html import escape, unescape
from typing import NoReturn
from urllib.parse import urlsplit

import pytest
from flask import Flask
from sqlalchemy.exc import OperationalError

from portolan.leads import repository
from portolan.leads.reference import reference_of
from portolan.sections.shared.lead_pages.promise import due_day
from portolan.sections.shared.lead_pages.sender_copy import COOKIE
from tests.support.checking_client import CheckingClient
from tests.support.contact import ANSWERS, ENGLISH, JSON, THANKS, sender
from tests.support.form_cases import APPLICATION, CASES, FormCase
from tests.support.newsletter import subscribe
from tests.support.stored_leads import only_submission

PROMISED = re.compile(r'<time datetime="\d{4}-\d\d-\d\d">[^<]+</time>')
REFERENCE = re.compile(r'id="copy"[^>]*>([0-9A-Z-]+)<')


def reference_on(html: str) -> str | None:
    """The reference number that a confirmation shows."""
    match = REFERENCE.search(html)
    return match[1] if match else None


@pytest.mark.parametrize("headers", [None, JSON])
def test_the_sender_reads_reference_and_answers(
    app: Flask, client: CheckingClient, base_url: str, headers: dict[str, str] | None
) -> None:
    answer = sender(client, base_url)(headers=headers)
    cookie = answer.headers["Set-Cookie"]
    for part in (f"Path={THANKS}", "HttpOnly", "SameSite=Strict", "Max-Age=1800"):
        assert part in cookie
    assert ANSWERS["first_name"] not in cookie
    thanks = client.get(THANKS, base_url=base_url)
    assert thanks.headers["Cache-Control"] == "no-store"
    with app.app_context():
        assert reference_on(thanks.text) == reference_of(only_submission().id)
    for name in ("first_name", "work_email", "phone", "message"):
        assert ANSWERS[name] in unescape(thanks.text)
    assert "010 555 0148 = +31 10 555 0148" in unescape(thanks.text)
    # The label of the topic, and not its value.
    assert '<dd dir="auto">customs</dd>' not in thanks.text


def test_the_newsletter_repeats_the_address_to_who_typed_it(
    client: CheckingClient, base_url: str
) -> None:
    """A slip in it shows; on the list or not, and on no other page."""
    subscribe(client, base_url, {"email": "femke@exmaple.com"})
    thanks = client.get("/confirmation/newsletter", base_url=base_url)
    assert "femke@exmaple.com" in thanks.text
    assert thanks.headers["Cache-Control"] == "no-store"
    assert "femke" not in client.get("/newsletter", base_url=base_url).text


@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_every_form_has_it(client: CheckingClient, base_url: str, case: FormCase) -> None:
    sent = case.post(client, base_url)
    thanks = client.get(sent.location, base_url=base_url)
    assert reference_on(thanks.text)
    email = next(name for name in ("work_email", "email") if name in case.answers)
    assert case.answers[email] in thanks.text


def test_every_form_that_a_person_answers_says_by_when(
    client: CheckingClient, base_url: str
) -> None:
    sender(client, base_url)()
    assert PROMISED.search(client.get(THANKS, base_url=base_url).text)
    for name, case in CASES.items():
        sent = case.post(client, base_url)
        page = client.get(sent.location, base_url=base_url).text
        assert PROMISED.search(page), name


def test_nobody_else_reads_it(client: CheckingClient, base_url: str) -> None:
    sender(client, base_url)()
    assert reference_on(client.get(THANKS, base_url=base_url).text)
    client.delete_cookie(COOKIE, domain=urlsplit(base_url).hostname or "", path=THANKS)
    thanks = client.get(THANKS, base_url=base_url).text
    assert reference_on(thanks) is None
    assert ANSWERS["message"] not in thanks


@pytest.mark.parametrize("forged", ["", "x", "0" * 32, "a.b.c", "x" * 3000])
def test_a_forged_cookie_shows_nothing(client: CheckingClient, forged: str) -> None:
    client.set_cookie(COOKIE, forged, path=THANKS)
    thanks = client.get(THANKS, base_url=ENGLISH)
    assert thanks.status_code == 200
    assert reference_on(thanks.text) is None


def test_a_cookie_of_another_form_shows_nothing(client: CheckingClient) -> None:
    cookie = sender(client, ENGLISH)().headers["Set-Cookie"]
    value = cookie.partition("=")[2].partition(";")[0]
    client.set_cookie(COOKIE, value, path="/confirmation/sign-up")
    assert reference_on(client.get("/confirmation/sign-up", base_url=ENGLISH).text) is None


def test_a_second_click_gets_the_same_reference(client: CheckingClient) -> None:
    references = set()
    for _each in range(2):
        sender(client, ENGLISH)()
        references.add(reference_on(client.get(THANKS, base_url=ENGLISH).text))
    assert len(references) == 1
    assert None not in references


def test_a_second_click_is_thanked_for_where_the_database_goes_meanwhile(
    client: CheckingClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    sender(client, ENGLISH)()

    def away() -> NoReturn:
        raise OperationalError("SELECT 1", {}, OSError())

    monkeypatch.setattr(repository, "reading", away)
    again = sender(client, ENGLISH)()
    assert again.status_code == 303
    assert "Set-Cookie" not in again.headers


@pytest.mark.parametrize(
    ("sent_on", "days", "due"),
    [
        ("2026-11-23", 1, "2026-11-24"),  # a Monday
        ("2026-11-27", 1, "2026-11-30"),  # a Friday
        ("2026-11-28", 1, "2026-11-30"),
        ("2026-11-25", 5, "2026-12-02"),
    ],
)
def test_a_promise_counts_working_days(sent_on: str, days: int, due: str) -> None:
    assert due_day(date.fromisoformat(sent_on), days) == date.fromisoformat(due)


def test_the_promise_names_the_office_whose_clock_counts(
    client: CheckingClient, base_url: str, locale: str
) -> None:
    case = CASES["expert"]
    case.post(client, base_url)
    thanks = client.get(case.thanks, base_url=base_url)
    assert {"en-US": "Rotterdam", "zh-CN": "上海"}[locale] in promise_on(thanks.text)


@pytest.mark.parametrize(
    ("thanks", "answers"),
    [
        (THANKS, {"office": "Hamburg"}),
        (THANKS, {"office": "汉堡"}),
        (APPLICATION.thanks, {"role": "Shanghai trade lane manager, Hamburg"}),
    ],
)
def test_the_office_that_was_asked_promises(
    client: CheckingClient, base_url: str, locale: str, thanks: str, answers: dict[str, str]
) -> None:
    if thanks == THANKS:
        sender(client, base_url)(**answers)
    else:
        APPLICATION.post(client, base_url, answers)
    html = client.get(thanks, base_url=base_url).text
    assert {"en-US": "Hamburg", "zh-CN": "汉堡"}[locale] in promise_on(html)


HOURS = "Tuesday, 14:00 to 16:00, <Chicago>"
CALL = {"topic": "call-back", "call_at": HOURS, "office": "", "message": ""}


def test_a_call_is_thanked_for_with_its_hours(
    client: CheckingClient, base_url: str, locale: str
) -> None:
    assert sender(client, base_url)(**CALL).status_code == 303
    html = client.get(THANKS, base_url=base_url).text
    heading = {"en-US": "We will call you", "zh-CN": "我们会给您打电话"}[locale]
    assert re.search(rf"<h1[^>]*>{heading}</h1>", html)
    assert {"en-US": "We call in the hours", "zh-CN": "时段给您打电话"}[locale] in promise_on(html)
    assert f'<p class="lead" data-private dir="auto">{escape(HOURS)}</p>' in html
    assert {"en-US": "as soon as we can", "zh-CN": "尽快"}[locale] not in html


@pytest.mark.parametrize(
    ("call", "cities"),
    [
        ({"phone_country": "US", "phone": "312 555 2368"}, ("Los Angeles", "洛杉矶")),
        ({"phone_country": "US", "phone": "312 555 2368", "office": "汉堡"}, ("Hamburg", "汉堡")),
        ({"call_at": "9:00, Singapore"}, ("Singapore", "新加坡")),
        ({}, ("Rotterdam", "鹿特丹")),
    ],
)
def test_a_call_is_promised_by_the_office_that_was_asked(
    client: CheckingClient,
    base_url: str,
    locale: str,
    call: dict[str, str],
    cities: tuple[str, str],
) -> None:
    assert sender(client, base_url)(**CALL | call).status_code == 303
    promise = promise_on(client.get(THANKS, base_url=base_url).text)
    assert cities[locale == "zh-CN"] in promise


@pytest.mark.parametrize("name", ["call_at", "phone"])
def test_a_call_needs_hours_and_a_number(client: CheckingClient, base_url: str, name: str) -> None:
    page = sender(client, base_url)(**CALL | {name: ""})
    assert page.status_code == 422
    assert re.findall(r'id="contact-([a-z-]+)-error"', page.text) == [name.replace("_", "-")]


def test_the_form_says_when_we_answer(client: CheckingClient, base_url: str, locale: str) -> None:
    html = client.get("/company/contact", base_url=base_url).text
    assert {"en-US": "within one working day", "zh-CN": "一个工作日内"}[locale] in html


def promise_on(html: str) -> str:
    """The promise, which stands right behind the reference number; the thanks make none."""
    before, _time, after = html.partition("<time datetime=")
    assert 'id="copy"' in before
    assert before.count('class="lead">') == 1
    return after.partition("</time>")[0]
