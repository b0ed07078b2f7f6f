"""The newsletter's form, in both languages, without scripts."""

import re
from html import unescape

import pytest
from flask import Flask

from portolan.leads import delivery
from portolan.leads.links import LinkPurpose
from tests.support import newsletter as visitor
from tests.support.checking_client import CheckingClient
from tests.support.contact import ENGLISH, JSON
from tests.support.newsletter import PATH, THANKS, main, path_of, subscribe, subscribers
from tests.support.stored_leads import only_submission, rows

KEY = "0123456789abcdef0123456789abcdef"
RULES = [
    ("email", "", "Please enter an email address", "请输入电子邮箱地址"),
    ("email", "\u3000", "Please enter an email address", "请输入电子邮箱地址"),
    ("email", "femke", "Invalid email", "电子邮箱无效"),
    ("email", "femke@", "Invalid email", "电子邮箱无效"),
    ("email", "femke@dewit", "Invalid email", "电子邮箱无效"),
    ("email", "a@example.com, b@example.com", "Invalid email", "电子邮箱无效"),
    ("email", "x" * 255 + "@example.com", "Invalid email", "电子邮箱无效"),
    ("consent", "", "Required", "必填"),
    ("consent", "no", "Please enter a valid response", "请填写有效的内容"),
]
THANK_YOU = {"en-US": "Thanks for Subscribing!", "zh-CN": "感谢您的订阅！"}
LOOK = {"en-US": "an email asks you to confirm", "zh-CN": "我们会发送一封确认邮件"}


def footer(html: str) -> str:
    return html.partition("<footer")[2]


@pytest.mark.parametrize(
    "path", ["/", "/blog", "/company/contact", "/glossary/demurrage", "/404.html", "/no/such/page"]
)
def test_the_form_stands_below_every_page(client: CheckingClient, base_url: str, path: str) -> None:
    result = footer(client.get(path, base_url=base_url).text)
    assert re.search(r'<form method="post" action="/newsletter"', result)
    for name in ("email", "consent", "submission_key", "fold_here"):
        assert re.search(rf'<input[^>]* name="{name}"', result)
    assert 'data-island="PostForm" data-island-id="post-form-0"' in result
    assert 'data-island-when="touch"' in result


def test_its_own_pages_have_it_once(app: Flask, client: CheckingClient, base_url: str) -> None:
    subscribe(client, base_url)
    for path in (PATH, "/newsletter/confirm"):
        html = client.get(path, base_url=base_url).text
        assert 'action="/newsletter"' in main(html)
        assert 'action="/newsletter"' not in footer(html)
    button = path_of(app, LinkPurpose.CONFIRM)
    for path in (button, "/newsletter/unsubscribe?token=x"):
        assert 'action="/newsletter"' not in client.get(path, base_url=base_url).text


def test_pages_stay_the_same_for_everybody(client: CheckingClient, base_url: str) -> None:
    for path in (PATH, "/glossary"):
        pages = [client.get(path, base_url=base_url) for _ in range(2)]
        assert pages[0].data == pages[1].data
        assert pages[0].headers["Cache-Control"].startswith("public")
        assert "Set-Cookie" not in pages[0].headers


def test_a_request_is_thanked_for_and_kept(
    app: Flask, client: CheckingClient, locale: str, base_url: str
) -> None:
    answer = subscribe(client, base_url)
    assert (answer.status_code, answer.location) == (303, THANKS)
    assert answer.headers["Cache-Control"] == "no-store"
    thanks = client.get(THANKS, base_url=base_url)
    assert re.search(rf"<h1[^>]*>{THANK_YOU[locale]}</h1>", thanks.text)
    assert LOOK[locale] in thanks.text
    with app.app_context():
        result = only_submission()
    assert (result.form_name, result.locale, result.page_path) == ("newsletter", locale, PATH)
    assert result.fields == {"email": "femke@example.com"}
    assert str(result.consent) in unescape(client.get(PATH, base_url=base_url).text)
    [subscriber] = subscribers(app)
    assert (subscriber.address, subscriber.locale) == ("femke@example.com", locale)


@pytest.mark.parametrize(("name", "value", "english", "chinese"), RULES)
def test_a_broken_rule(
    app: Flask,
    client: CheckingClient,
    *,
    locale: str,
    base_url: str,
    name: str,
    value: str,
    english: str,
    chinese: str,
) -> None:
    message = {"en-US": english, "zh-CN": chinese}[locale]
    page = subscribe(client, base_url, {name: value})
    assert page.status_code == 422
    assert page.headers["Cache-Control"] == "no-store"
    title = re.search(r"<title>([^<]*)", page.text)
    assert title is not None
    assert title[1].startswith({"en-US": "Error: ", "zh-CN": "错误："}[locale])
    error = re.search(rf'id="newsletter-{name}-error"[^>]*>([^<]*)<', page.text)
    assert error is not None
    assert error[1].strip() == message
    assert re.search(rf'<a href="#newsletter-{name}">[^<]*{re.escape(message)}</a>', page.text)
    scripted = subscribe(client, base_url, {name: value}, headers=JSON)
    assert (scripted.status_code, scripted.get_json()["errors"]) == (422, {name: message})
    with app.app_context():
        assert rows() == (0, 0)


def test_what_was_typed_stays(client: CheckingClient, base_url: str) -> None:
    page = subscribe(client, base_url, {"email": 'fem"ke@<b>'})
    assert 'value="fem&#34;ke@&lt;b&gt;"' in page.text
    assert re.search(r'<input type="checkbox"[^>]* checked', main(page.text))
    page = subscribe(client, base_url, {"consent": ""})
    assert 'value="femke@example.com"' in page.text


def test_the_answer_never_tells_who_is_on_the_list(
    app: Flask, client: CheckingClient, base_url: str
) -> None:
    def ask() -> tuple[object, ...]:
        html, data = (
            subscribe(client, base_url),
            subscribe(client, base_url, {"submission_key": KEY}, headers=JSON),
        )
        for answer in (html, data):
            # Chance alone: it says nothing of the address.
            answer.headers.pop("X-Request-ID")
            # The address that was typed, signed with the time.
            assert answer.headers.pop("Set-Cookie").startswith("sent=")
        return (
            (html.status_code, html.location, html.data, dict(html.headers)),
            (data.status_code, data.data, dict(data.headers)),
        )

    new = ask()
    assert ask() == new
    visitor.confirm(app)
    assert ask() == new
    client.post(path_of(app, LinkPurpose.UNSUBSCRIBE), base_url=base_url)
    assert ask() == new


def test_nothing_of_it_is_logged(
    app: Flask, client: CheckingClient, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", logger="portolan")
    subscribe(client, ENGLISH)
    subscribe(client, ENGLISH, {"email": "femke@"})
    client.post(path_of(app, LinkPurpose.CONFIRM), base_url=ENGLISH)
    with app.app_context():
        delivery.deliver_due()
    client.post(path_of(app, LinkPurpose.UNSUBSCRIBE), base_url=ENGLISH)
    assert "femke" not in caplog.text.casefold()
    assert "token" not in caplog.text
