"""The id of a request: answered, logged, and stored with what a visitor sends."""

import json
import logging
from collections.abc import Iterator
from wsgiref.types import WSGIApplication

import pytest
from flask import Flask
from werkzeug.test import Client, TestResponse

from portolan.core.log_lines import LineFormatter
from portolan.core.request_id import current
from portolan.leads.database import transaction
from portolan.leads.models import Submission
from portolan.leads.payload import payload_of
from portolan.web.serving import served
from tests.support.checking_client import CheckingClient
from tests.support.contact import ANSWERS, ENGLISH, OWN

BROUGHT = {"X-Request-ID": "from-the-proxy.1"}
UNKNOWN = "/nobody/has/this"


@pytest.fixture
def layered(app: Flask) -> WSGIApplication:
    """The site with its page cache."""
    return served(app)


def got(layered: WSGIApplication, path: str = "/", **headers: str) -> TestResponse:
    """The answer of the production layers."""
    return Client(layered).get(path, base_url=ENGLISH, headers=headers)


@pytest.mark.parametrize("path", ["/", UNKNOWN, "/livez"])
def test_a_brought_id_is_answered_whether_the_page_is_kept_or_not(
    layered: WSGIApplication, path: str
) -> None:
    for _ in range(2):
        assert got(layered, path, **BROUGHT).headers.getlist("X-Request-ID") == ["from-the-proxy.1"]
    assert "from-the-proxy.1" not in str(got(layered, path).headers)


def test_an_answer_that_is_made_for_the_request_has_a_new_one(layered: WSGIApplication) -> None:
    ids = [got(layered, "/livez").headers["X-Request-ID"] for _ in range(2)]
    assert len({*ids}) == 2


def test_a_kept_page_has_none_of_its_own(layered: WSGIApplication) -> None:
    got(layered)
    assert "X-Request-ID" not in got(layered).headers


def test_an_id_that_is_none_is_replaced(layered: WSGIApplication) -> None:
    answered = got(layered, UNKNOWN, **{"X-Request-ID": "<script>alert()"}).headers["X-Request-ID"]
    assert answered.isalnum()


def test_a_brought_id_does_not_keep_a_page_out_of_the_cache(layered: WSGIApplication) -> None:
    got(layered, **BROUGHT)
    assert "X-Request-ID" not in got(layered).headers


def test_no_id_is_left_behind(client: CheckingClient) -> None:
    client.get("/livez", base_url=ENGLISH, headers=BROUGHT)
    assert not current.get()


def test_a_submission_holds_it_and_its_receiver_gets_it(client: CheckingClient) -> None:
    answer = client.post(
        "/company/contact", data=ANSWERS, base_url=ENGLISH, headers={**OWN, **BROUGHT}
    )
    assert answer.status_code == 303
    with client.application.app_context(), transaction() as session:
        [stored] = session.query(Submission).all()
        assert payload_of(stored)["request_id"] == "from-the-proxy.1"


@pytest.fixture
def lines() -> Iterator[list[str]]:
    """The lines of the access log."""
    written: list[str] = []

    class RecordingHandler(logging.Handler):
        """Formats as the process does."""

        def emit(self, record: logging.LogRecord) -> None:
            written.append(LineFormatter().format(record))

    handler, logger = RecordingHandler(), logging.getLogger("portolan.web.access_log")
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    yield written
    logger.removeHandler(handler)
    logger.setLevel(level)


class TestAccessLog:
    """The access log, which a setting switches on."""

    @pytest.fixture
    def environment(self, environment: dict[str, str]) -> dict[str, str]:
        """A site with the log."""
        return {**environment, "ACCESS_LOG": "on"}

    def test_each_answer_has_a_line_without_query(
        self, layered: WSGIApplication, lines: list[str]
    ) -> None:
        for path in ("/?q=Quetzalina", "/?q=Quetzalina", "/nobody/ann@example.com"):
            got(layered, path, **BROUGHT)
        read = [json.loads(line) for line in lines]
        assert [line["status"] for line in read] == [200, 200, 404]
        assert read[2]["path"] == "[address]"
        assert {line["request_id"] for line in read} == {"from-the-proxy.1"}
        assert "Quetzalina" not in str(lines)


def test_without_the_setting_there_is_none(layered: WSGIApplication, lines: list[str]) -> None:
    got(layered)
    assert not lines
