"""Bodies in chunks, too long, or cut off: all of it arrives, or the visitor is told."""

from io import BytesIO
from typing import Any
from urllib.parse import urlencode

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from portolan.web.form_posts import FORM_LIMIT
from tests.support.checking_client import CheckingClient
from tests.support.contact import ANSWERS, ENGLISH, OWN, PATH, Send, sender
from tests.support.stored_leads import rows

FORM = "application/x-www-form-urlencoded"
TOO_LARGE = {
    "en-US": "Go back: what you typed is still in the form there.",
    "zh-CN": "您填写的内容仍在表单中",
}


def body_of(message: str) -> bytes:
    return urlencode({**ANSWERS, "message": message}).encode()


def post(client: CheckingClient, base_url: str = ENGLISH, **how: Any) -> TestResponse:
    """Send a body as a page of the site would, but for what is given."""
    return client.post(PATH, **{"base_url": base_url, "content_type": FORM, "headers": OWN, **how})


def test_a_body_in_chunks_is_refused_unread(
    app: Flask, client: CheckingClient, base_url: str
) -> None:
    # As servers hand it on that know its end, but not its length, nor whether it was cut.
    sent = BytesIO(body_of("Two pallets"))
    answer = post(
        client,
        base_url,
        headers={**OWN, "Transfer-Encoding": "chunked"},
        environ_overrides={"wsgi.input": sent, "wsgi.input_terminated": True},
    )
    assert answer.status_code == 411
    assert sent.tell() == 0
    with app.app_context():
        assert rows() == (0, 0)


def test_beyond_the_limit_it_is_refused(
    app: Flask, client: CheckingClient, base_url: str, locale: str
) -> None:
    answer = post(client, base_url, data=body_of("x" * 3 * FORM_LIMIT))
    assert answer.status_code == 413
    assert TOO_LARGE[locale] in answer.text
    assert "xxxx" not in answer.text
    with app.app_context():
        assert rows() == (0, 0)


def test_300_kb_are_shown_whole(app: Flask, client: CheckingClient) -> None:
    answer = post(client, data=body_of("x" * 300_000 + "the end"))
    assert answer.status_code == 422
    assert "xxthe end" in answer.text
    with app.app_context():
        assert rows() == (0, 0)


def test_a_body_that_stops_before_its_length(app: Flask, client: CheckingClient) -> None:
    body = body_of("Two pallets")
    answer = post(
        client,
        environ_overrides={
            "wsgi.input": BytesIO(body),
            "wsgi.input_terminated": True,
            "CONTENT_LENGTH": str(len(body) + 9),
        },
    )
    assert answer.status_code == 400
    with app.app_context():
        assert rows() == (0, 0)


def test_a_few_hundred_fields_are_no_form(client: CheckingClient) -> None:
    send: Send = sender(client, ENGLISH)
    assert send(**{f"n{number}": "" for number in range(80)}).status_code == 303
    assert send(**{f"n{number}": "" for number in range(101)}).status_code == 413


@pytest.mark.parametrize("content_type", ["application/json", "text/plain", "application/xml"])
def test_what_is_no_form_is_said_to_be_none(client: CheckingClient, content_type: str) -> None:
    """All its fields would be "Required" otherwise, which is not what is wrong."""
    answer = post(client, content_type=content_type, data='{"first_name": "Femke"}')
    assert answer.status_code == 415
    assert "could not read this form" in answer.text
