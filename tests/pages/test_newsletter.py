"""The newsletter's form and the pages of its mails, in both languages, without scripts."""

import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from flask import Flask
from itsdangerous import TimestampSigner
from sqlalchemy import delete

from portolan.leads import delivery, newsletter, spool
from portolan.leads.database import transaction
from portolan.leads.links import Purpose
from portolan.leads.models import Subscriber
from tests.support import newsletter as visitor
from tests.support.checking_client import CheckingClient
from tests.support.contact import ENGLISH, JSON
from tests.support.mail_catcher import MailCatcher, mail_catcher
from tests.support.newsletter import PATH, THANKS, path_of, standing, subscribe, subscribers
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
LOOK = {"en-US": "a mail asks you to confirm", "zh-CN": "我们会发送一封确认邮件"}
NOT_PROCESSED = {
    "en-US": "Sorry, but we are unable to process your message",
    "zh-CN": "抱歉，我们暂时无法处理您的留言",
}
ON_THE_LIST = {"en-US": "You are on the list.", "zh-CN": "订阅成功。"}
OFF_THE_LIST = {"en-US": "You have unsubscribed.", "zh-CN": "您已退订。"}


def footer(html: str) -> str:
    return html.partition("<footer")[2]


def main(html: str) -> str:
    return html.partition("<main")[2].partition("</main>")[0]


@pytest.mark.parametrize(
    "path", ["/", "/blog", "/company/contact", "/glossary/demurrage", "/404.html", "/no/such/page"]
)
def test_the_form_stands_below_every_page(client: CheckingClient, base_url: str, path: str) -> None:
    found = footer(client.get(path, base_url=base_url).text)
    assert re.search(r'<form method="post" action="/newsletter"', found)
    for name in ("email", "consent", "submission_key", "fold_here"):
        assert re.search(rf'<input[^>]* name="{name}"', found)
    assert 'data-island="NewsletterForm"' in found
    assert 'data-island-when="touch"' in found


def test_its_own_pages_have_it_once(app: Flask, client: CheckingClient, base_url: str) -> None:
    subscribe(client, base_url)
    for path in (PATH, "/newsletter/confirm", "/newsletter/unsubscribe?token=x"):
        html = client.get(path, base_url=base_url).text
        assert 'action="/newsletter"' in main(html)
        assert 'action="/newsletter"' not in footer(html)
    button = client.get(path_of(app, Purpose.CONFIRM), base_url=base_url).text
    assert 'action="/newsletter"' not in button


def test_pages_stay_the_same_for_everybody(client: CheckingClient, base_url: str) -> None:
    for path in (PATH, "/glossary", THANKS):
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
        found = only_submission()
    assert (found.form_name, found.locale, found.page_path) == ("newsletter", locale, PATH)
    assert found.fields == {"email": "femke@example.com"}
    assert str(found.consent) in unescape(client.get(PATH, base_url=base_url).text)
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
        return (
            (html.status_code, html.location, html.data, dict(html.headers)),
            (data.status_code, data.data, dict(data.headers)),
        )

    new = ask()
    assert ask() == new
    visitor.confirm(app)
    assert ask() == new
    client.post(path_of(app, Purpose.UNSUBSCRIBE), base_url=base_url)
    assert ask() == new


class TestTheMail:
    """From the form to the list, by the mail's own links."""

    @pytest.fixture
    def catcher(self, app: Flask) -> Iterator[MailCatcher]:
        with mail_catcher() as running:
            settings = app.config["SETTINGS"]
            app.config["SETTINGS"] = replace(settings, mail_url=running.url)
            yield running

    def test_the_whole_way(
        self,
        app: Flask,
        client: CheckingClient,
        catcher: MailCatcher,
        *,
        locale: str,
        base_url: str,
    ) -> None:
        subscribe(client, base_url)
        with app.app_context():
            assert delivery.deliver_due() == 1
        [mail] = catcher.mails
        text = mail.get_body(("plain",))
        assert text is not None
        confirming, leaving = visitor.links_in(text.get_content())
        assert confirming.startswith(base_url)
        for link, words, after in (
            (confirming, ON_THE_LIST, "confirmed"),
            (leaving, OFF_THE_LIST, "unsubscribed"),
        ):
            parts = urlsplit(link)
            opened = client.get(f"{parts.path}?{parts.query}", base_url=base_url)
            target = re.search(r'<form method="post" action="([^"]+)"', main(opened.text))
            assert target is not None
            done = client.post(unescape(target[1]), base_url=base_url)
            assert done.status_code == 200
            assert words[locale] in re.sub(r"</?span[^>]*>", "", done.text)
            assert standing(app) == after


def test_opening_a_link_changes_nothing(app: Flask, client: CheckingClient) -> None:
    subscribe(client, ENGLISH)
    for purpose in Purpose:
        page = client.get(path_of(app, purpose), base_url=ENGLISH)
        assert page.status_code == 200
        assert page.headers["Cache-Control"] == "no-store"
        assert 'name="robots" content="noindex"' in page.text
        assert len(re.findall(r"<button", main(page.text))) == 1
        assert client.head(path_of(app, purpose), base_url=ENGLISH).status_code == 200
    assert standing(app) == "pending"


def test_the_other_language_has_the_link_too(app: Flask, client: CheckingClient) -> None:
    subscribe(client, ENGLISH)
    path = path_of(app, Purpose.CONFIRM)
    assert f'href="http://zh-cn.localhost:8000{path}"' in client.get(path, base_url=ENGLISH).text


def test_a_button_pressed_twice_says_the_same(app: Flask, client: CheckingClient) -> None:
    subscribe(client, ENGLISH)
    for purpose, words in ((Purpose.CONFIRM, ON_THE_LIST), (Purpose.UNSUBSCRIBE, OFF_THE_LIST)):
        for _press in range(2):
            page = client.post(path_of(app, purpose), base_url=ENGLISH)
            assert page.status_code == 200
            assert words["en-US"] in page.text
    with app.app_context():
        assert rows()[0] == 2


def test_one_click_in_a_mail_program(app: Flask, client: CheckingClient) -> None:
    """RFC 8058: a post to the address in the header, from a server, answered without a redirect."""
    subscribe(client, ENGLISH)
    visitor.confirm(app)
    body = {"List-Unsubscribe": "One-Click"}
    answer = client.post(path_of(app, Purpose.UNSUBSCRIBE), data=body, base_url=ENGLISH)
    assert answer.status_code == 200
    assert standing(app) == "unsubscribed"


OVER = {
    "confirmed": {"en-US": "Confirmed already.", "zh-CN": "已经确认过了。"},
    "used": {"en-US": "This link has been used.", "zh-CN": "此链接已使用过。"},
    "left": {"en-US": "Already unsubscribed.", "zh-CN": "已经退订了。"},
    "expired": {"en-US": "This link is too old.", "zh-CN": "链接已过期。"},
    "broken": {"en-US": "This link is broken.", "zh-CN": "链接不完整。"},
}


class TestLinksThatAreOver:
    """Each gets a page that says why, with the form to ask anew."""

    @pytest.fixture(autouse=True)
    def _somebody(self, client: CheckingClient, base_url: str) -> None:
        subscribe(client, base_url)

    def check(self, client: CheckingClient, path: str, base_url: str, words: str) -> None:
        page = client.get(path, base_url=base_url)
        assert page.status_code == (404 if words in OVER["broken"].values() else 410)
        assert words in re.sub(r"</?span[^>]*>", "", main(page.text))
        assert '<form method="post" action="/newsletter"' in main(page.text)
        assert page.headers["Cache-Control"] == "no-store"

    def test_confirmed(
        self, app: Flask, client: CheckingClient, *, locale: str, base_url: str
    ) -> None:
        visitor.confirm(app)
        self.check(client, path_of(app, Purpose.CONFIRM), base_url, OVER["confirmed"][locale])

    def test_left(self, app: Flask, client: CheckingClient, *, locale: str, base_url: str) -> None:
        client.post(path_of(app, Purpose.UNSUBSCRIBE), base_url=base_url)
        self.check(client, path_of(app, Purpose.UNSUBSCRIBE), base_url, OVER["left"][locale])
        self.check(client, path_of(app, Purpose.CONFIRM), base_url, OVER["used"][locale])
        pressed = client.post(path_of(app, Purpose.CONFIRM), base_url=base_url)
        assert pressed.status_code == 410
        assert standing(app) == "unsubscribed"

    def test_forgotten(
        self, app: Flask, client: CheckingClient, *, locale: str, base_url: str
    ) -> None:
        paths = {purpose: path_of(app, purpose) for purpose in Purpose}
        with app.app_context(), transaction() as session:
            session.execute(delete(Subscriber))
        self.check(client, paths[Purpose.CONFIRM], base_url, OVER["used"][locale])
        self.check(client, paths[Purpose.UNSUBSCRIBE], base_url, OVER["left"][locale])
        assert client.post(paths[Purpose.CONFIRM], base_url=base_url).status_code == 410

    def test_expired(
        self,
        app: Flask,
        client: CheckingClient,
        monkeypatch: pytest.MonkeyPatch,
        *,
        locale: str,
        base_url: str,
    ) -> None:
        path = path_of(app, Purpose.CONFIRM)
        later = newsletter.LINK_LIFE.total_seconds() + 60
        now = TimestampSigner.get_timestamp
        monkeypatch.setattr(
            TimestampSigner, "get_timestamp", lambda signer: now(signer) + int(later)
        )
        self.check(client, path, base_url, OVER["expired"][locale])
        assert client.post(path, base_url=base_url).status_code == 410
        assert standing(app) == "pending"

    @pytest.mark.parametrize("query", ["", "?token=", "?token=x", "?token=%00%ff", "?token=a.b.c"])
    def test_broken(
        self, app: Flask, client: CheckingClient, *, locale: str, base_url: str, query: str
    ) -> None:
        for purpose in Purpose:
            path = f"{purpose.path}{query}"
            self.check(client, path, base_url, OVER["broken"][locale])
            assert client.post(path, base_url=base_url).status_code == 404
        assert standing(app) == "pending"


class TestWithoutADatabase:
    """It went away after the mail."""

    @pytest.fixture
    def gone(self, app: Flask, client: CheckingClient) -> dict[Purpose, str]:
        """The links of somebody whom the database knew while it was there."""
        subscribe(client, ENGLISH)
        paths = {purpose: path_of(app, purpose) for purpose in Purpose}
        with app.app_context(), transaction() as session:
            session.connection().exec_driver_sql("ALTER TABLE subscriber RENAME TO taken_away")
        return paths

    def test_the_button_is_there_and_says_that_it_did_not_work(
        self, client: CheckingClient, gone: dict[Purpose, str], *, locale: str, base_url: str
    ) -> None:
        path = gone[Purpose.CONFIRM]
        assert client.get(path, base_url=base_url).status_code == 200
        page = client.post(path, base_url=base_url)
        assert page.status_code == 503
        assert NOT_PROCESSED[locale] in page.text
        assert "<button" in main(page.text)

    def test_the_wish_to_leave_waits(
        self, app: Flask, client: CheckingClient, gone: dict[Purpose, str]
    ) -> None:
        assert client.post(gone[Purpose.UNSUBSCRIBE], base_url=ENGLISH).status_code == 200
        with app.app_context():
            assert len(spool.waiting()) == 1
            with transaction() as session:
                session.connection().exec_driver_sql("ALTER TABLE taken_away RENAME TO subscriber")
            delivery.deliver_due()
        assert standing(app) == "unsubscribed"

    def test_nowhere_to_keep_the_wish_is_said(
        self, client: CheckingClient, gone: dict[Purpose, str], instance: Path
    ) -> None:
        (instance / "spool").write_text("a file where the folder should be")
        page = client.post(gone[Purpose.UNSUBSCRIBE], base_url=ENGLISH)
        assert page.status_code == 503
        assert NOT_PROCESSED["en-US"] in page.text

    @pytest.mark.usefixtures("gone")
    def test_requests_wait_and_are_one_mail(self, app: Flask, client: CheckingClient) -> None:
        for number in range(3):
            answer = subscribe(
                client,
                ENGLISH,
                {"email": "other@example.com", "submission_key": f"{number}" * 20},
            )
            assert (answer.status_code, answer.location) == (303, THANKS)
        with app.app_context():
            assert len(spool.waiting()) == 3
            with transaction() as session:
                session.connection().exec_driver_sql("ALTER TABLE taken_away RENAME TO subscriber")
            assert delivery.deliver_due() == 2  # that of before, and one of these three
            assert spool.waiting() == []


def test_nothing_of_it_is_logged(
    app: Flask, client: CheckingClient, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", logger="portolan")
    subscribe(client, ENGLISH)
    subscribe(client, ENGLISH, {"email": "femke@"})
    client.post(path_of(app, Purpose.CONFIRM), base_url=ENGLISH)
    with app.app_context():
        delivery.deliver_due()
    client.post(path_of(app, Purpose.UNSUBSCRIBE), base_url=ENGLISH)
    assert "femke" not in caplog.text.casefold()
    assert "token" not in caplog.text
