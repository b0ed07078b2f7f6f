"""Links of the newsletter's mails that no longer work: each page says why."""

import re

import pytest
from flask import Flask
from itsdangerous import TimestampSigner
from sqlalchemy import delete

from portolan.leads.database import transaction
from portolan.leads.links import LINK_LIFE, LinkPurpose
from portolan.leads.models import Subscriber
from tests.support import newsletter as visitor
from tests.support.checking_client import CheckingClient
from tests.support.newsletter import main, path_of, standing, subscribe

OVER = {
    "confirmed": {"en-US": "Already confirmed.", "zh-CN": "该邮箱已确认。"},
    "used": {"en-US": "This link has been used.", "zh-CN": "此链接已使用过。"},
    "left": {"en-US": "Already unsubscribed.", "zh-CN": "该邮箱已退订。"},
    "expired": {"en-US": "This link is too old.", "zh-CN": "链接已过期。"},
    "broken": {"en-US": "This link is not valid.", "zh-CN": "链接无效。"},
}
JOIN = '<form method="post" action="/newsletter"'


class TestLinksThatAreOver:
    """Each gets a page that says why, with the form to ask anew."""

    @pytest.fixture(autouse=True)
    def _somebody(self, client: CheckingClient, base_url: str) -> None:
        subscribe(client, base_url)

    def check(self, client: CheckingClient, path: str, base_url: str, words: str) -> None:
        page = client.get(path, base_url=base_url)
        assert page.status_code == (404 if words in OVER["broken"].values() else 410)
        assert words in re.sub(r"</?span[^>]*>|<wbr>", "", main(page.text))
        # Who has lost the link to leave by is not asked to join.
        is_lost = page.status_code == 404 and path.startswith(LinkPurpose.UNSUBSCRIBE.path)
        way_on = 'href="/company/contact?topic=privacy"' if is_lost else JOIN
        assert way_on in main(page.text)
        assert not (is_lost and JOIN in main(page.text))
        assert page.headers["Cache-Control"] == "no-store"

    def test_confirmed(
        self, app: Flask, client: CheckingClient, *, locale: str, base_url: str
    ) -> None:
        visitor.confirm(app)
        self.check(client, path_of(app, LinkPurpose.CONFIRM), base_url, OVER["confirmed"][locale])

    def test_left(self, app: Flask, client: CheckingClient, *, locale: str, base_url: str) -> None:
        client.post(path_of(app, LinkPurpose.UNSUBSCRIBE), base_url=base_url)
        self.check(client, path_of(app, LinkPurpose.UNSUBSCRIBE), base_url, OVER["left"][locale])
        self.check(client, path_of(app, LinkPurpose.CONFIRM), base_url, OVER["used"][locale])
        pressed = client.post(path_of(app, LinkPurpose.CONFIRM), base_url=base_url)
        assert pressed.status_code == 410
        assert standing(app) == "unsubscribed"

    def test_forgotten(
        self, app: Flask, client: CheckingClient, *, locale: str, base_url: str
    ) -> None:
        paths = {purpose: path_of(app, purpose) for purpose in LinkPurpose}
        with app.app_context(), transaction() as session:
            session.execute(delete(Subscriber))
        self.check(client, paths[LinkPurpose.CONFIRM], base_url, OVER["used"][locale])
        self.check(client, paths[LinkPurpose.UNSUBSCRIBE], base_url, OVER["left"][locale])
        assert client.post(paths[LinkPurpose.CONFIRM], base_url=base_url).status_code == 410

    def test_expired(
        self,
        app: Flask,
        client: CheckingClient,
        monkeypatch: pytest.MonkeyPatch,
        *,
        locale: str,
        base_url: str,
    ) -> None:
        path = path_of(app, LinkPurpose.CONFIRM)
        later = LINK_LIFE.total_seconds() + 60
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
        for purpose in LinkPurpose:
            path = f"{purpose.path}{query}"
            self.check(client, path, base_url, OVER["broken"][locale])
            assert client.post(path, base_url=base_url).status_code == 404
        assert standing(app) == "pending"
