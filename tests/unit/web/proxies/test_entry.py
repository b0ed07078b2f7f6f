"""What is refused before anything is sent on."""

from typing import Any

import pytest
from werkzeug.exceptions import (
    BadRequest,
    Forbidden,
    HTTPException,
    LengthRequired,
    MethodNotAllowed,
    RequestEntityTooLarge,
)

from portolan.web.proxies.entry import refuse_unfit
from portolan.web.proxies.rule import KB, ProxyRule
from portolan.web.proxies.table import WEBHOOKS
from tests.unit.web.proxies.requests import RULE, SITE, request_for

OWN = {"HTTP_SEC_FETCH_SITE": "same-origin"}


def judged(method: str = "POST", rule: ProxyRule = RULE, **environ: Any) -> None:
    refuse_unfit(request_for(rule, method=method, environ_overrides={**OWN, **environ}), [SITE])


def test_plain_requests_pass() -> None:
    judged("GET")
    judged("GET", CONTENT_LENGTH="0")
    judged("POST")
    judged(CONTENT_LENGTH=str(256 * KB))


@pytest.mark.parametrize(
    "framing",
    [
        {"CONTENT_LENGTH": "+5"},
        {"CONTENT_LENGTH": "-5"},
        {"CONTENT_LENGTH": "5, 5"},
        {"CONTENT_LENGTH": "0x5"},
        {"CONTENT_LENGTH": "²"},
        {"CONTENT_LENGTH": "٥"},
        {"CONTENT_LENGTH": "9" * 5000},
    ],
)
def test_a_body_has_one_length_beyond_doubt(framing: dict[str, Any]) -> None:
    with pytest.raises(BadRequest):
        judged(**framing)


@pytest.mark.parametrize("coding", ["chunked", "Chunked", "identity, chunked", "xchunked", "gzip"])
@pytest.mark.parametrize("length", [{}, {"CONTENT_LENGTH": "5"}, {"CONTENT_LENGTH": "0"}])
def test_a_body_in_chunks_is_refused(coding: str, length: dict[str, Any]) -> None:
    with pytest.raises(LengthRequired):
        judged(HTTP_TRANSFER_ENCODING=coding, **length)


@pytest.mark.parametrize(
    ("environ", "error"),
    [
        ({"QUERY_STRING": "a\tb"}, BadRequest),
        ({"HTTP_UPGRADE": "h2c"}, BadRequest),
        ({"HTTP_SERVICE_WORKER": "script"}, Forbidden),
        ({"HTTP_SEC_FETCH_SITE": "cross-site"}, Forbidden),
        ({"HTTP_SEC_FETCH_SITE": "same-site", "HTTP_ORIGIN": "null"}, Forbidden),
        ({"CONTENT_LENGTH": str(256 * KB + 1)}, RequestEntityTooLarge),
    ],
)
def test_each_refusal_has_its_status(environ: dict[str, Any], error: type[HTTPException]) -> None:
    with pytest.raises(error):
        judged(**environ)


def test_other_methods_are_refused_with_those_that_are_not() -> None:
    with pytest.raises(MethodNotAllowed) as refused:
        judged("TRACE")
    assert refused.value.valid_methods == RULE.methods


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_a_question_has_no_body(method: str) -> None:
    with pytest.raises(BadRequest):
        judged(method, CONTENT_LENGTH="1")


def test_machines_are_not_asked_where_they_come_from() -> None:
    webhook = ProxyRule("/users/me", WEBHOOKS, ("POST",), from_machines=True)
    judged(rule=webhook, HTTP_SEC_FETCH_SITE="cross-site")
