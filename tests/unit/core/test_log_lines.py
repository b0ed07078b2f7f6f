"""Lines of the log: JSON, one for each record, with the request's id and nothing personal."""

import json
import logging
import sys
from typing import Any

import pytest

from portolan.core.error_reports import before_send
from portolan.core.log_lines import LineFormatter
from portolan.core.request_id import current, request_id_of


def line_of(message: str, *values: object, **more: Any) -> dict[str, Any]:
    """The line of a record, read as a program would."""
    record = logging.LogRecord("portolan.x", logging.WARNING, __file__, 1, message, values, None)
    for name, value in more.items():
        setattr(record, name, value)
    text = LineFormatter().format(record)
    assert "\n" not in text
    read: dict[str, Any] = json.loads(text)
    return read


def test_a_line_says_when_how_grave_who_and_what() -> None:
    line = line_of("lead %s\nnot stored", "x")
    assert line.pop("time").endswith("+00:00")
    assert line == {"level": "WARNING", "logger": "portolan.x", "message": "lead x\nnot stored"}


def test_within_a_request_it_has_its_id() -> None:
    before = current.set("abcdefgh")
    try:
        assert line_of("x")["request_id"] == "abcdefgh"
    finally:
        current.reset(before)


def test_addresses_and_numbers_are_left_out() -> None:
    assert line_of("%s called", "ann@example.com, 010 555 0177")["message"] == (
        "[address], [number] called"
    )


def test_an_error_is_named_with_its_lines_but_not_its_text() -> None:
    try:
        int("Ann Smith")
    except ValueError:
        line = line_of("failed", exc_info=sys.exc_info())
    assert line["message"].startswith("failed: ValueError\n")
    assert __file__ in line["message"]
    assert "invalid literal" not in line["message"]


def test_facts_stand_beside_the_message() -> None:
    assert line_of("answered", facts={"status": 200})["status"] == 200


@pytest.mark.parametrize("brought", ["12345678", "A-b_c.d9", "x" * 64])
def test_an_id_of_the_proxy_is_taken(brought: str) -> None:
    assert request_id_of(brought) == brought


@pytest.mark.parametrize(
    "brought", [None, "", "1234567", "x" * 65, "12345678\n", "1234 5678", "é" * 8]
)
def test_any_other_is_replaced(brought: str | None) -> None:
    made = request_id_of(brought)
    assert made != brought
    assert request_id_of(made) == made


def test_an_error_report_has_the_id_as_its_tag() -> None:
    before = current.set("abcdefgh")
    try:
        assert before_send({"level": "error"}, {})["tags"] == {"request_id": "abcdefgh"}
    finally:
        current.reset(before)
    assert "tags" not in before_send({"level": "error", "tags": {"user": "Ann"}}, {})
