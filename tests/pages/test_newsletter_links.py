"""The pages that the links of the newsletter's mails lead to, and the buttons on them."""

import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from urllib.parse import urlsplit

import pytest
from flask import Flask

from portolan.leads import delivery
from portolan.leads.links import LinkPurpose
from tests.support import newsletter as visitor
from tests.support.checking_client import CheckingClient
from tests.support.contact import ENGLISH
from tests.support.mail_catcher import MailCatcher, mail_catcher
from tests.support.newsletter import main, path_of, standing, subscribe
from tests.support.stored_leads import rows

ON_THE_LIST = {"en-US": "You are on the list.", "zh-CN": "订阅成功。"}
OFF_THE_LIST = {"en-US": "You have unsubscribed.", "zh-CN": "您已退订。"}


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
    for purpose in LinkPurpose:
        page = client.get(path_of(app, purpose), base_url=ENGLISH)
        assert page.status_code == 200
        assert page.headers["Cache-Control"] == "no-store"
        assert 'name="robots" content="noindex"' in page.text
        assert len(re.findall(r"<button", main(page.text))) == 1
        assert client.head(path_of(app, purpose), base_url=ENGLISH).status_code == 200
    assert standing(app) == "pending"


def test_the_other_language_has_the_link_too(app: Flask, client: CheckingClient) -> None:
    subscribe(client, ENGLISH)
    path = path_of(app, LinkPurpose.CONFIRM)
    assert f'href="http://zh-cn.localhost:8000{path}"' in client.get(path, base_url=ENGLISH).text


def test_a_button_pressed_twice_says_the_same(app: Flask, client: CheckingClient) -> None:
    subscribe(client, ENGLISH)
    for purpose, words in (
        (LinkPurpose.CONFIRM, ON_THE_LIST),
        (LinkPurpose.UNSUBSCRIBE, OFF_THE_LIST),
    ):
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
    answer = client.post(path_of(app, LinkPurpose.UNSUBSCRIBE), data=body, base_url=ENGLISH)
    assert answer.status_code == 200
    assert standing(app) == "unsubscribed"
