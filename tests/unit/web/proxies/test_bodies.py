"""Bodies on their way."""

from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pytest
from httpcore import ReadError, Response
from werkzeug.exceptions import BadRequest, RequestEntityTooLarge, RequestTimeout

from portolan.web.deadline import Deadline
from portolan.web.proxies.bodies import CutOffError, hosts_body, visitors_body
from portolan.web.proxies.rule import ProxyRule
from portolan.web.proxies.table import WEB_APP
from tests.unit.web.proxies.requests import request_for

AGES = 3_600.0
SMALL = ProxyRule("/users/*", WEB_APP, ("POST",), largest=100_000)


def free() -> Deadline:
    return Deadline(AGES)


def sent(body: bytes, deadline: Deadline, **environ: Any) -> bytes:
    environ = {"wsgi.input": BytesIO(body), "CONTENT_LENGTH": str(len(body)), **environ}
    request = request_for(SMALL, method="POST", environ_overrides=environ)
    return b"".join(visitors_body(request, deadline) or ())


def test_a_body_comes_in_parts() -> None:
    request = request_for(SMALL, method="POST", data=b"x" * 100_000)
    parts = list(visitors_body(request, free()) or ())
    assert b"".join(parts) == b"x" * 100_000
    assert len(parts) > 1


def test_without_a_length_there_is_no_body() -> None:
    assert visitors_body(request_for(SMALL, method="POST"), free()) is None


def test_parts_are_counted() -> None:
    assert sent(b"x" * 100_000, free()) == b"x" * 100_000
    with pytest.raises(RequestEntityTooLarge):
        sent(b"x" * 100_001, free())


@pytest.mark.parametrize("terminated", [True, False])
def test_a_broken_line_is_no_end(terminated: bool) -> None:
    with pytest.raises(BadRequest):
        sent(b"half", free(), **{"CONTENT_LENGTH": "8", "wsgi.input_terminated": terminated})


def test_whoever_dribbles_is_stopped() -> None:
    moments = iter([0.0, 5.0, 11.0])
    with pytest.raises(RequestTimeout):
        sent(b"x" * 50_000, Deadline(10, lambda: next(moments)))


class Breaking:
    def __iter__(self) -> Iterator[bytes]:
        yield b"half"
        raise ReadError


def test_an_answer_that_breaks_off_does_not_end_well() -> None:
    with pytest.raises(CutOffError):
        list(hosts_body(Response(200, content=Breaking()), free()))


def test_an_answer_that_dribbles_is_stopped() -> None:
    moments = iter([0.0, 5.0, 11.0])
    answer = Response(200, content=iter([b"1", b"2", b"3"]))
    with pytest.raises(CutOffError):
        list(hosts_body(answer, Deadline(10, lambda: next(moments))))
