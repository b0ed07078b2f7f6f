"""Messages that are too long: shown again, never cut, never kept."""

import tracemalloc
from urllib.parse import urlencode

import pytest
from flask import Flask
from werkzeug.test import TestResponse, encode_multipart

from portolan.web.form_posts import FORM_LIMIT
from tests.support.checking_client import CheckingClient
from tests.support.contact import ANSWERS, ENGLISH, JSON, OWN, PATH, Send
from tests.support.stored_leads import rows

FORM, MULTIPART = "application/x-www-form-urlencoded", "multipart/form-data"
TYPES = [FORM, MULTIPART]
WORST_OF_ONE_POST = 72 * 1024 * 1024


@pytest.fixture
def send(client: CheckingClient) -> Send:
    """Posts the form on the English site; other tests look at both languages."""

    def post(headers: dict[str, str] = OWN, content_type: str = FORM, **more: str) -> TestResponse:
        # Encoded here, since the client would leave large bodies in files that nobody closes.
        content_type, body = encoded({**ANSWERS, **more}, content_type)
        return client.post(PATH, data=body, headers=headers, content_type=content_type)

    return post


def encoded(answers: dict[str, str], content_type: str) -> tuple[str, bytes]:
    if content_type == FORM:
        return FORM, urlencode(answers).encode()
    boundary, body = encode_multipart(answers)
    return f"{content_type}; boundary={boundary}", body


def stored_counts(app: Flask) -> tuple[int, int]:
    with app.app_context():
        return rows()


@pytest.mark.parametrize("content_type", TYPES)
@pytest.mark.parametrize("message", ["x" * 300_000, "x" * 1_000_000, "林" * 30_000, "林" * 75_000])
def test_a_long_message_comes_back_whole(
    app: Flask, send: Send, message: str, content_type: str
) -> None:
    page = send(message=message + "the end", content_type=content_type)
    assert page.status_code == 422
    assert "Message: Please enter a valid response" in page.text
    assert message + "the end" in page.text
    assert 'value="femke@example.com"' in page.text
    assert stored_counts(app) == (0, 0)


@pytest.mark.parametrize("message", ["x" * 300_000, "林" * 75_000])
def test_a_script_is_told_the_field(app: Flask, send: Send, message: str) -> None:
    answer = send(message=message, headers=JSON)
    assert answer.status_code == 422
    assert answer.get_json()["errors"] == {"message": "Please enter a valid response"}
    assert stored_counts(app) == (0, 0)


@pytest.mark.parametrize("content_type", TYPES)
def test_beyond_a_megabyte_it_is_refused(app: Flask, send: Send, content_type: str) -> None:
    page = send(message="x" * FORM_LIMIT, content_type=content_type)
    assert page.status_code == 413
    assert "Go back: what you typed is still in the form there." in page.text
    scripted = send(message="x" * FORM_LIMIT, content_type=content_type, headers=JSON)
    assert scripted.status_code == 413
    assert scripted.get_json() == {"message": "What you sent is larger than we accept."}
    assert scripted.headers["Cache-Control"] == "no-store"
    assert stored_counts(app) == (0, 0)


@pytest.mark.parametrize("padding", ["nothing", "submission_key", "fold_here"])
def test_good_answers_in_a_large_body_are_not_kept(app: Flask, send: Send, padding: str) -> None:
    page = send(**{padding: "x" * 300_000})
    assert page.status_code == 413
    assert "What you sent is larger than we accept." in page.text
    assert 'class="summary"' in page.text
    assert "Two pallets of tiles." in page.text
    assert send(headers=JSON, **{padding: "x" * 300_000}).status_code == 413
    assert stored_counts(app) == (0, 0)


@pytest.mark.parametrize("sign", ["<", "\x00", "林"])
def test_a_large_post_stays_small_in_memory(app: Flask, sign: str) -> None:
    message = sign * (900_000 // len(sign.encode()))
    content_type, body = encoded({"message": message}, MULTIPART)
    client = app.test_client()
    client.get(PATH)
    tracemalloc.start()
    try:
        answer = client.post(
            PATH, data=body, base_url=ENGLISH, content_type=content_type, headers=OWN
        )
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert answer.status_code == 422
    assert peak < WORST_OF_ONE_POST


def test_a_body_of_escapes_is_refused_before_it_is_read(
    client: CheckingClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(*_arguments: object, **_options: object) -> None:
        pytest.fail("the form was read")

    monkeypatch.setattr("werkzeug.formparser.parse_qsl", read)
    body = b"message=" + b"%E4%B8" * 150_000
    assert client.post(PATH, data=body, headers=OWN, content_type=FORM).status_code == 413
