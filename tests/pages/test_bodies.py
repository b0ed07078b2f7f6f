"""Bodies without a length, too long, or cut off: all of it arrives, or the visitor is told."""

from io import BytesIO
from typing import Any
from urllib.parse import urlencode

from flask import Flask

from portolan.web.form_posts import FORM_LIMIT
from tests.support.checking_client import CheckingClient
from tests.support.contact import ANSWERS, ENGLISH, PATH, Send, sender
from tests.support.stored_leads import only_submission, rows

FORM = "application/x-www-form-urlencoded"
TOO_LARGE = {
    "en-US": "Go back: what you typed is still in the form there.",
    "zh-CN": "您填写的内容仍在表单中",
}
Answer = Any


def body_of(message: str) -> bytes:
    return urlencode({**ANSWERS, "message": message}).encode()


class Broken(BytesIO):
    """A body whose chunks make no sense."""

    def read(self, _size: int | None = -1) -> bytes:
        raise OSError("Invalid chunk header")


def post_terminated(
    client: CheckingClient, body: BytesIO, base_url: str = ENGLISH, **environ: str
) -> Answer:
    """A post as servers hand it on that know its end, but not its length."""
    return client.post(
        PATH,
        base_url=base_url,
        content_type=FORM,
        headers={"Sec-Fetch-Site": "same-origin", "Transfer-Encoding": "chunked"},
        environ_overrides={"wsgi.input": body, "wsgi.input_terminated": True, **environ},
    )


def test_a_body_without_a_length_is_read_to_its_end(app: Flask, client: CheckingClient) -> None:
    answer = post_terminated(client, BytesIO(body_of("x" * 4000 + "the end")))
    assert answer.status_code == 303
    with app.app_context():
        assert only_submission().fields["message"].endswith("the end")


def test_300_kb_without_a_length_are_shown_whole(app: Flask, client: CheckingClient) -> None:
    answer = post_terminated(client, BytesIO(body_of("x" * 300_000 + "the end")))
    assert answer.status_code == 422
    assert "xxthe end" in answer.text
    with app.app_context():
        assert rows() == (0, 0)


def test_beyond_the_limit_it_is_refused(
    app: Flask, client: CheckingClient, base_url: str, locale: str
) -> None:
    sent = BytesIO(body_of("x" * 3 * FORM_LIMIT))
    answer = post_terminated(client, sent, base_url)
    assert answer.status_code == 413
    assert TOO_LARGE[locale] in answer.text
    assert "xxxx" not in answer.text
    assert sent.tell() == FORM_LIMIT + 1
    with app.app_context():
        assert rows() == (0, 0)


def test_a_view_without_a_limit_gets_nothing_rather_than_half(
    app: Flask, client: CheckingClient
) -> None:
    app.config["MAX_CONTENT_LENGTH"] = None
    seen: list[bytes] = []

    @app.before_request
    def look() -> None:
        from flask import request

        seen.append(request.get_data())

    assert post_terminated(client, BytesIO(b"x" * 3 * FORM_LIMIT)).status_code == 413
    assert seen == []


def test_chunks_that_make_no_sense(app: Flask, client: CheckingClient) -> None:
    assert post_terminated(client, Broken()).status_code == 400
    with app.app_context():
        assert rows() == (0, 0)


def test_a_body_that_stops_before_its_length(app: Flask, client: CheckingClient) -> None:
    body = body_of("Two pallets")
    answer = client.post(
        PATH,
        base_url=ENGLISH,
        content_type=FORM,
        headers={"Sec-Fetch-Site": "same-origin"},
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
