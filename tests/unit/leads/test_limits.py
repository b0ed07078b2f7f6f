"""How often one network may post, wherever the counting happens."""

import socket
import time
from collections.abc import Callable

import pytest
import redis
from flask import Flask

from portolan.leads.limits import network_key, network_of, within_limits
from tests.support.ports import free_port
from tests.unit.leads.conftest import MakeApp

BROWSER = {"Sec-Fetch-Site": "same-origin"}

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


def poster(app: Flask) -> Callable[..., int]:
    """Posts to a view that stores what is within limits, unless asked not to."""

    @app.post("/")
    def view() -> tuple[str, int]:
        from flask import request

        if not within_limits():
            return "", 429
        return "", 201 if "store" in request.form else 422

    client = app.test_client()

    def post(
        *, headers: dict[str, str] | None = None, address: str = "192.0.2.7", stores: bool = True
    ) -> int:
        data = {"store": "yes"} if stores else {}
        environ = {"REMOTE_ADDR": address}
        return client.post("/", data=data, headers=headers, environ_base=environ).status_code

    return post


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [(BROWSER, 30), ({"Origin": "https://www.portolan.example"}, 30), ({}, 10)],
)
def test_stricter_without_a_word_on_the_sender(
    make_app: MakeApp, headers: dict[str, str], allowed: int
) -> None:
    post = poster(make_app())
    found = [post(headers=headers) for _ in range(allowed + 2)]
    assert found == [201] * allowed + [429] * 2
    assert post(headers=headers, address="192.0.2.8") == 201


def test_a_subscriber_s_64_is_one_visitor(make_app: MakeApp) -> None:
    post = poster(make_app())
    found = [post(address=f"2001:db8:1:2::{number:x}") for number in range(11)]
    assert found == [201] * 10 + [429]
    assert post(address="2001:db8:1:3::1") == 201


def test_corrections_do_not_use_the_limit_up(make_app: MakeApp) -> None:
    post = poster(make_app())
    assert [post(stores=False) for _ in range(25)] == [422] * 25
    assert post() == 201


def test_but_a_flood_of_refused_posts_ends(make_app: MakeApp) -> None:
    post = poster(make_app())
    found = [post(stores=False) for _ in range(125)]
    assert found == [422] * 120 + [429] * 5


def test_no_address_is_kept(make_app: MakeApp) -> None:
    app = make_app()
    keys = set()
    for address in ("192.0.2.7", "192.0.2.7", "192.0.2.8"):
        with app.test_request_context(environ_base={"REMOTE_ADDR": address}):
            keys.add(network_key())
            assert address not in network_key()
    assert len(keys) == 2


@pytest.mark.redis
def test_processes_count_together_in_redis(make_app: MakeApp, redis_url: str) -> None:
    redis.from_url(redis_url).flushall()
    posts = [poster(make_app(REDIS_URL=redis_url)) for _ in range(2)]
    found = [posts[number % 2]() for number in range(12)]
    assert found == [201] * 10 + [429] * 2
    stored = str(redis.from_url(redis_url).keys("*"))
    assert "lead" in stored
    assert "192.0.2.7" not in stored


def test_redis_is_down_and_the_process_counts(make_app: MakeApp) -> None:
    post = poster(make_app(REDIS_URL=f"redis://127.0.0.1:{free_port()}/0"))
    assert [post() for _ in range(12)] == [201] * 10 + [429] * 2


def test_redis_hangs_and_nobody_waits(make_app: MakeApp) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        post = poster(make_app(REDIS_URL=f"redis://127.0.0.1:{silent.getsockname()[1]}/0"))
        begun = time.monotonic()
        assert post() == 201
        assert time.monotonic() - begun < 1.5
        assert [post() for _ in range(11)] == [201] * 9 + [429] * 2
        assert time.monotonic() - begun < 5
