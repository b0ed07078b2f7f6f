"""Which bodies are read, and which are cut off."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from io import BytesIO
from threading import Timer
from types import SimpleNamespace
from typing import Any

import pytest
from flask import Flask

from portolan.web.body_slots import (
    ALL,
    EACH,
    GRACE_SECONDS,
    LATE_SECONDS,
    LEAST_RATE,
    MOST_WAITING,
    SHORT_GRACE_SECONDS,
    WAIT_SECONDS,
    BodySlots,
    IncomingBody,
)
from portolan.web.guarded_bodies import SHORT, OneAnswer, guarded
from portolan.web.refusals import refusals


@dataclass
class Visitor:
    """One who sends a body; while it is read, something else happens."""

    parts: list[bytes] = field(default_factory=lambda: [b"all"])
    meanwhile: Callable[[], object] = lambda: None
    is_cut: bool = False

    def read(self, _size: int, /) -> bytes:
        self.meanwhile()
        return self.parts.pop(0) if self.parts else b""

    def cut(self) -> None:
        self.is_cut = True


@pytest.fixture
def now() -> SimpleNamespace:
    return SimpleNamespace(seconds=0.0)


@pytest.fixture
def slots(now: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> BodySlots:
    result = BodySlots(clock=lambda: float(now.seconds))
    monkeypatch.setattr(result, "_watch", lambda: None)
    return result


def take(
    slots: BodySlots, visitor: Visitor, network: str = "a", length: int = 1000
) -> IncomingBody | None:
    return slots.take(visitor, network=network, length=length, cut=visitor.cut)


def wait(body: IncomingBody) -> None:
    """Be in the middle of reading, now."""
    body._since = body._clock()


def test_one_network_has_few_slots_and_others_have_theirs(slots: BodySlots) -> None:
    for _ in range(EACH):
        assert take(slots, Visitor())
    assert take(slots, Visitor()) is None
    for number in range(ALL - EACH):
        assert take(slots, Visitor(), str(number))
    assert take(slots, Visitor(), "one more") is None


def test_a_slot_is_released_with_the_last_byte(slots: BodySlots) -> None:
    for _ in range(3 * ALL):
        body = take(slots, Visitor(), length=3)
        assert body
        assert body.read() == b"all"


def test_who_finds_no_slot_waits_a_moment_for_one(slots: BodySlots) -> None:
    held = [take(slots, Visitor()) for _ in range(EACH)]
    assert held[0]
    soon = Timer(0.01, slots.leave, [held[0]])
    soon.start()
    assert take(slots, Visitor())
    soon.join()


def test_few_wait_so_that_threads_are_left_for_pages(slots: BodySlots) -> None:
    for _ in range(EACH):
        assert take(slots, Visitor())
    slots._waiting = MOST_WAITING
    started = time.perf_counter()
    assert take(slots, Visitor()) is None
    assert time.perf_counter() - started < WAIT_SECONDS


def test_a_slow_body_makes_room_for_another(slots: BodySlots, now: SimpleNamespace) -> None:
    slow = [Visitor() for _ in range(ALL)]
    for number, each in enumerate(slow):
        body = take(slots, each, str(number))
        assert body
        wait(body)
    assert take(slots, Visitor(), "too early") is None
    now.seconds = SHORT_GRACE_SECONDS
    assert take(slots, Visitor(), "honest")
    assert [each.is_cut for each in slow] == [True, *[False] * (ALL - 1)]


def test_a_body_that_comes_fast_enough_stays(slots: BodySlots, now: SimpleNamespace) -> None:
    def pass_second() -> None:
        now.seconds += 1
        assert slots.cut_slow() == 0

    sender = Visitor([b"xx" * LEAST_RATE] * 60, pass_second)
    body = take(slots, sender, length=LEAST_RATE * 120)
    assert body
    for _ in range(60):
        assert body.read()
    assert not sender.is_cut


def test_a_body_that_comes_too_slowly_is_cut_off(slots: BodySlots, now: SimpleNamespace) -> None:
    slow = Visitor()
    body = take(slots, slow)
    assert body
    assert slots.cut_slow() == 0
    wait(body)
    now.seconds = GRACE_SECONDS - 0.1
    assert slots.cut_slow() == 0
    now.seconds = GRACE_SECONDS
    assert slots.cut_slow() == 1
    assert slow.is_cut


def test_networks_with_slow_bodies_share_a_slot_for_a_while(
    slots: BodySlots, now: SimpleNamespace
) -> None:
    for network in ("a", "b"):
        body = take(slots, Visitor(), network)
        assert body
        wait(body)
    now.seconds = GRACE_SECONDS
    assert slots.cut_slow() == 2
    assert take(slots, Visitor(), "a")
    assert take(slots, Visitor(), "b") is None
    assert take(slots, Visitor(), "c")
    now.seconds += LATE_SECONDS
    assert take(slots, Visitor(), "b")


class Taker:
    """Granian's protocol of one request."""

    def __init__(self) -> None:
        self.answers: list[tuple[int, bytes]] = []

    def response_bytes(self, status: int, _headers: object, body: bytes) -> None:
        self.answers.append((status, body))


def call(taker: Any, scope: dict[str, Any]) -> int:
    """An application that reads a body."""
    taker.response_bytes(200, [], scope["wsgi.input"].read())
    return 200


def scope_of(visitor: Visitor, address: str, **more: str) -> dict[str, Any]:
    post = {"REQUEST_METHOD": "POST", "REMOTE_ADDR": address, "CONTENT_LENGTH": "3"}
    return {**post, "wsgi.input": visitor, **more}


def test_the_first_answer_counts() -> None:
    taker = Taker()
    answer = OneAnswer(taker)
    answer.too_slow()
    answer.response_bytes(200, [], b"too late")
    assert [status for status, _body in taker.answers] == [408]


def test_a_short_body_holds_no_slot_while_the_application_works(slots: BodySlots) -> None:
    taker = Taker()

    def post(more: int) -> int:
        def application(one: Any, scope: dict[str, Any]) -> int:
            assert not more or post(more - 1) == 200
            return call(one, scope)

        return guarded(application, slots, hops=0)(taker, scope_of(Visitor(), "192.0.2.1"))

    assert post(EACH) == 200
    assert taker.answers == [(200, b"all")] * (EACH + 1)


def test_a_long_body_is_read_by_the_application(slots: BodySlots) -> None:
    scope = scope_of(Visitor([b"a", b"ll"]), "192.0.2.1", CONTENT_LENGTH=str(SHORT + 1))
    taker = Taker()
    guarded(call, slots, hops=0)(taker, scope)
    assert taker.answers == [(200, b"a")]


def test_who_finds_no_slot_is_told_at_once(slots: BodySlots) -> None:
    for _ in range(EACH):
        assert take(slots, Visitor(), "192.0.2.1")
    taker = Taker()
    assert guarded(call, slots, hops=0)(taker, scope_of(Visitor(), "192.0.2.1")) == 503
    assert guarded(call, slots, hops=0)(taker, scope_of(Visitor(), "192.0.2.2")) == 200
    assert [status for status, _body in taker.answers] == [503, 200]


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("localhost:8000", "Please try again in a few seconds."),
        ("zh-cn.localhost:8000", "请几秒钟后再试。"),
        ("elsewhere.example", "Please try again in a few seconds."),
    ],
)
def test_a_visitor_is_told_in_the_language_of_the_site(
    slots: BodySlots, app: Flask, host: str, expected: str
) -> None:
    for _ in range(EACH):
        assert take(slots, Visitor(), "192.0.2.1")
    taker, texts = Taker(), refusals(app.config["SETTINGS"])
    scope = scope_of(Visitor(), "192.0.2.1", HTTP_HOST=host)
    guarded(call, slots, hops=0, texts=texts)(taker, scope)
    assert taker.answers == [(503, expected.encode())]


def test_what_lies_ready_needs_no_call(slots: BodySlots) -> None:
    def ready(scope: dict[str, Any]) -> tuple[int, list[tuple[str, str]], bytes] | None:
        return (200, [], b"ready") if scope["PATH_INFO"] == "/kept" else None

    answer, taker = guarded(call, slots, hops=0, ready=ready), Taker()
    for path in ("/kept", "/other"):
        assert answer(taker, {"PATH_INFO": path, "wsgi.input": BytesIO(b"asked")}) == 200
    assert taker.answers == [(200, b"ready"), (200, b"asked")]


@pytest.mark.parametrize(("hops", "expected"), [(0, 503), (1, 200), (2, 503)])
def test_an_address_behind_proxies(slots: BodySlots, hops: int, expected: int) -> None:
    for _ in range(EACH):
        assert take(slots, Visitor(), "192.0.2.1")
    scope = scope_of(Visitor(), "192.0.2.1", HTTP_X_FORWARDED_FOR="192.0.2.1, 192.0.2.2")
    assert guarded(call, slots, hops=hops)(Taker(), scope) == expected
