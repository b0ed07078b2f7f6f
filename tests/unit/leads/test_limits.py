"""How often one network may post, wherever the counting happens."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
import redis
from flask import Flask
from flask.ctx import RequestContext

from portolan.leads.counters import _REDIS_OPTIONS
from portolan.leads.limits import (
    may_mail,
    may_store,
    may_try,
    network_key,
    network_of,
    was_not_stored,
    within_rate,
)
from tests.support.ports import free_port, silent_server
from tests.unit.leads.conftest import MakeApp

NETWORKS = [
    ("192.0.2.7", "192.0.2.7"),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
    ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
    ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
    ("::ffff:192.0.2.7", "192.0.2.7"),
    ("fe80::1%eth0", "fe80::/64"),
    ("", "unknown"),
    ("unix:", "unknown"),
]


@pytest.mark.parametrize(("address", "network"), NETWORKS)
def test_what_counts_as_one_visitor(address: str, network: str) -> None:
    assert network_of(address) == network


def inside(app: Flask, address: str = "192.0.2.7") -> RequestContext:
    """A request of some network."""
    return app.test_request_context(environ_base={"REMOTE_ADDR": address})


def poster(app: Flask) -> Callable[..., int]:
    """Posts to a view that stores what is within limits, unless asked not to."""

    @app.post("/")
    def view() -> tuple[str, int]:
        from flask import request

        is_suspect = "suspect" in request.form
        if not may_try() or not may_store(is_suspect=is_suspect):
            return "", 429
        if "store" in request.form:
            return "", 201
        was_not_stored(is_suspect=is_suspect)
        return "", 503

    client = app.test_client()

    def post(*, address: str = "192.0.2.7", stores: bool = True, suspect: bool = True) -> int:
        text = {"store": stores, "suspect": suspect}
        data = {name: "yes" for name, is_so in text.items() if is_so}
        return client.post("/", data=data, environ_base={"REMOTE_ADDR": address}).status_code

    return post


@pytest.mark.parametrize(("suspect", "allowed"), [(False, 30), (True, 10)])
def test_stricter_for_what_is_suspect(make_app: MakeApp, *, suspect: bool, allowed: int) -> None:
    post = poster(make_app())
    results = [post(suspect=suspect) for _ in range(allowed + 2)]
    assert results == [201] * allowed + [429] * 2
    assert post(suspect=suspect, address="192.0.2.8") == 201


def test_a_subscriber_s_64_is_one_visitor(make_app: MakeApp) -> None:
    post = poster(make_app())
    results = [post(address=f"2001:db8:1:2::{number:x}") for number in range(11)]
    assert results == [201] * 10 + [429]
    assert post(address="2001:db8:1:3::1") == 201


@pytest.mark.parametrize("suspect", [False, True])
def test_what_could_not_be_stored_does_not_use_the_limit_up(
    make_app: MakeApp, *, suspect: bool
) -> None:
    post = poster(make_app())
    allowed = 10 if suspect else 30
    assert [post(stores=False, suspect=suspect) for _ in range(40)] == [503] * 40
    assert [post(suspect=suspect) for _ in range(allowed + 1)] == [201] * allowed + [429]


def test_one_of_too_many_can_be_taken_back_too(make_app: MakeApp) -> None:
    app = make_app()
    with inside(app):
        assert [may_store(is_suspect=True) for _ in range(14)] == [True] * 10 + [False] * 4
        was_not_stored(is_suspect=True)
        assert not may_store(is_suspect=True)


def test_but_a_flood_of_posts_ends(make_app: MakeApp) -> None:
    post = poster(make_app())
    results = [post(stores=False) for _ in range(125)]
    assert results == [503] * 120 + [429] * 5


def test_posts_at_one_moment_do_not_slip_through(make_app: MakeApp) -> None:
    """They are counted before they are stored: none waits for the others to be."""
    app = make_app()
    barrier = Barrier(16)

    def judge(_number: int) -> bool:
        with inside(app):
            is_allowed = may_store(is_suspect=True)
            barrier.wait()
            return is_allowed

    with ThreadPoolExecutor(16) as visitors:
        assert sorted(visitors.map(judge, range(16))) == [False] * 6 + [True] * 10


def test_no_address_is_kept(make_app: MakeApp) -> None:
    app = make_app()
    keys = set()
    for address in ("192.0.2.7", "192.0.2.7", "192.0.2.8"):
        with app.test_request_context(environ_base={"REMOTE_ADDR": address}):
            keys.add(network_key())
            assert address not in network_key()
    assert len(keys) == 2


MAILBOX = (
    "femke@example.com",
    " Femke@EXAMPLE.com",
    "femke+2@example.com",
    "FEMKE+x+y@example.com",
)


def test_a_mailbox_is_asked_about_twenty_times_an_hour(make_app: MakeApp) -> None:
    app = make_app()
    results = []
    for number in range(22):
        with inside(app, f"192.0.2.{number}"):
            results.append(may_mail(MAILBOX[number % 4]))
    assert results == [True] * 20 + [False] * 2
    with inside(app):
        assert may_mail("femke.d@example.com")


def test_requests_at_one_moment_count_on_their_own_account(make_app: MakeApp) -> None:
    app = make_app()
    with ThreadPoolExecutor(8) as visitors:

        def ask(number: int) -> bool:
            with inside(app):
                return within_rate(
                    "50 per hour", "even" if number % 2 else "odd", of=f"{number % 2}"
                )

        results = list(visitors.map(ask, range(100)))
    assert results == [True] * 100
    for number in range(2):
        assert not ask(number)


@pytest.mark.redis
def test_processes_count_together_in_redis(make_app: MakeApp, redis_url: str) -> None:
    redis.from_url(redis_url).flushall()
    posts = [poster(make_app(REDIS_URL=redis_url)) for _ in range(2)]
    results = [posts[number % 2]() for number in range(12)]
    assert results == [201] * 10 + [429] * 2
    with inside(make_app(REDIS_URL=redis_url)):
        assert may_mail("femke@example.com")
    stored = str(redis.from_url(redis_url).keys("*"))
    assert "lead-recipient" in stored
    assert "femke" not in stored
    assert "192.0.2.7" not in stored


def test_redis_is_down_and_the_process_counts(make_app: MakeApp) -> None:
    post = poster(make_app(REDIS_URL=f"redis://127.0.0.1:{free_port()}/0"))
    assert [post() for _ in range(12)] == [201] * 10 + [429] * 2


def test_redis_hangs_and_nobody_waits(make_app: MakeApp) -> None:
    timeout = max(_REDIS_OPTIONS["socket_timeout"], _REDIS_OPTIONS["socket_connect_timeout"])
    with silent_server() as silent:
        post = poster(make_app(REDIS_URL=f"redis://127.0.0.1:{silent.port}/0"))
        assert post() == 201
        assert silent.connections() * timeout < 1.5
        assert [post() for _ in range(11)] == [201] * 9 + [429] * 2
        assert silent.connections() * timeout < 3.5


def judged(app: Flask, posts: int) -> int:
    """How many posts of one network are judged at one moment, of so many."""
    with inside(app):
        return [may_try() for _ in range(posts)].count(True)


def test_an_office_sends_its_forms_in_one_minute(make_app: MakeApp) -> None:
    """Fifty people behind one address, each with a mistake to mend."""
    assert judged(make_app(), 50 * 2) == 100


def test_a_flood_is_not_judged(make_app: MakeApp) -> None:
    """Nobody types four forms a second for a minute: a program does, and half of it is enough."""
    posts = 4 * 60
    assert judged(make_app(), posts) <= posts / 2
