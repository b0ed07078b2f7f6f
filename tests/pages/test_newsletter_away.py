"""The newsletter's pages without a database: what can wait waits, what cannot is said."""

from pathlib import Path

import pytest
from flask import Flask

from portolan.leads import delivery, spool
from portolan.leads.database import transaction
from portolan.leads.links import LinkPurpose
from tests.support.checking_client import CheckingClient
from tests.support.contact import ENGLISH
from tests.support.newsletter import THANKS, main, path_of, standing, subscribe

NOT_PROCESSED = {
    "en-US": "Sorry, but we are unable to process your message",
    "zh-CN": "抱歉，我们暂时无法处理您提交的内容",
}


class TestNewsletterWithoutADatabase:
    """It went away after the mail."""

    @pytest.fixture
    def gone(self, app: Flask, client: CheckingClient) -> dict[LinkPurpose, str]:
        """The links of somebody whom the database knew while it was there."""
        subscribe(client, ENGLISH)
        paths = {purpose: path_of(app, purpose) for purpose in LinkPurpose}
        with app.app_context(), transaction() as session:
            session.connection().exec_driver_sql("ALTER TABLE subscriber RENAME TO taken_away")
        return paths

    def test_the_button_is_there_and_says_that_it_did_not_work(
        self, client: CheckingClient, gone: dict[LinkPurpose, str], *, locale: str, base_url: str
    ) -> None:
        path = gone[LinkPurpose.CONFIRM]
        assert client.get(path, base_url=base_url).status_code == 200
        page = client.post(path, base_url=base_url)
        assert page.status_code == 503
        assert NOT_PROCESSED[locale] in page.text
        assert "<button" in main(page.text)

    def test_the_wish_to_leave_waits(
        self, app: Flask, client: CheckingClient, gone: dict[LinkPurpose, str]
    ) -> None:
        assert client.post(gone[LinkPurpose.UNSUBSCRIBE], base_url=ENGLISH).status_code == 200
        with app.app_context():
            assert len(spool.waiting()) == 1
            with transaction() as session:
                session.connection().exec_driver_sql("ALTER TABLE taken_away RENAME TO subscriber")
            delivery.deliver_due()
        assert standing(app) == "unsubscribed"

    def test_nowhere_to_keep_the_wish_is_said(
        self, client: CheckingClient, gone: dict[LinkPurpose, str], instance: Path
    ) -> None:
        (instance / "spool").write_text("a file where the folder should be")
        page = client.post(gone[LinkPurpose.UNSUBSCRIBE], base_url=ENGLISH)
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
