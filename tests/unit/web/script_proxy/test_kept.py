"""The kept scripts: how seldom vendors are asked, and how few threads wait for them."""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event

import pytest

from portolan.web.script_proxy.script_store import (
    FRESH_SECONDS,
    MOST_FETCHES,
    MOST_SCRIPTS,
    RETRY_SECONDS,
    STALE_SECONDS,
    ScriptStore,
)
from portolan.web.script_proxy.unavailable import Unavailable
from tests.unit.web.toy_site import Ticker

A, B, C = ("https://v.example/a.js", "https://v.example/b.js", "https://v.example/c.js")


class Shop:
    """Hands out numbered scripts, unless it is closed or keeps the customer waiting."""

    def __init__(self) -> None:
        self.requests: list[str] = []
        self.open = True
        self.slow: set[str] = set()
        self.entered = {url: Event() for url in (A, B, C)}
        self.go_on = Event()

    def __call__(self, url: str) -> bytes:
        self.requests.append(url)
        if url in self.slow:
            self.entered[url].set()
            assert self.go_on.wait(10)
        if not self.open:
            raise Unavailable(502, "closed")
        return str(len(self.requests)).encode()


@pytest.fixture
def shop() -> Shop:
    return Shop()


@pytest.fixture
def scripts(shop: Shop, clock: Ticker) -> ScriptStore:
    return ScriptStore(shop, clock)


@pytest.fixture
def pool(shop: Shop) -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(4) as threads:
        yield threads
        shop.go_on.set()


def later(pool: ThreadPoolExecutor, scripts: ScriptStore, shop: Shop, url: str) -> Future[bytes]:
    """A visitor who waits for a slow script."""
    waiting = pool.submit(scripts.script, url)
    assert shop.entered[url].wait(10)
    return waiting


def status(scripts: ScriptStore, url: str) -> int:
    with pytest.raises(Unavailable) as caught:
        scripts.script(url)
    return caught.value.status


def test_a_fresh_script_is_not_fetched_again(
    scripts: ScriptStore, shop: Shop, clock: Ticker
) -> None:
    assert scripts.script(A) == b"1"
    clock.now += FRESH_SECONDS - 1
    assert scripts.script(A) == b"1"
    clock.now += 1
    assert scripts.script(A) == b"2"
    assert shop.requests == [A, A]


def test_a_vendor_that_failed_is_left_alone_for_a_moment(
    scripts: ScriptStore, shop: Shop, clock: Ticker
) -> None:
    shop.open = False
    assert status(scripts, A) == 502
    shop.open = True
    clock.now += RETRY_SECONDS - 1
    assert status(scripts, A) == 502
    assert scripts.script(B) == b"2"
    clock.now += 1
    assert scripts.script(A) == b"3"
    assert shop.requests == [A, B, A]


def test_a_former_script_helps_out_for_an_hour(
    scripts: ScriptStore, shop: Shop, clock: Ticker
) -> None:
    scripts.script(A)
    shop.open = False
    clock.now += STALE_SECONDS - 1
    assert [scripts.script(A), scripts.script(A)] == [b"1", b"1"]
    assert shop.requests == [A, A]
    clock.now += 1
    assert status(scripts, A) == 502


def test_no_more_are_kept_than_fit(scripts: ScriptStore, shop: Shop) -> None:
    urls = [f"{A}?{n}" for n in range(MOST_SCRIPTS + 1)]
    for url in urls:
        scripts.script(url)
    shop.requests.clear()
    for url in reversed(urls):
        scripts.script(url)
    assert shop.requests == [urls[0]]


def test_slow_vendors_hold_two_threads_and_no_more(
    scripts: ScriptStore, shop: Shop, pool: ThreadPoolExecutor
) -> None:
    shop.slow = {A, B}
    waiting = [later(pool, scripts, shop, url) for url in (A, B)]
    assert len(waiting) == MOST_FETCHES
    assert [status(scripts, url) for url in (A, B, C)] == [503, 503, 503]
    shop.go_on.set()
    assert [each.result(10) for each in waiting] == [b"2", b"2"]
    assert scripts.script(C) == b"3"


def test_those_who_come_while_it_is_fetched_anew_get_the_former(
    scripts: ScriptStore, shop: Shop, clock: Ticker, pool: ThreadPoolExecutor
) -> None:
    scripts.script(A)
    clock.now += FRESH_SECONDS
    shop.slow = {A, B}
    waiting = [later(pool, scripts, shop, url) for url in (A, B)]
    assert scripts.script(A) == b"1"
    shop.go_on.set()
    assert waiting[0].result(10) != b"1"


def test_two_who_want_the_same_share_one_fetch(
    scripts: ScriptStore, shop: Shop, pool: ThreadPoolExecutor
) -> None:
    shop.slow = {A}
    first = later(pool, scripts, shop, A)
    second = pool.submit(scripts.script, A)
    # Both places are taken as soon as another script is refused.
    while pool.submit(_is_free, scripts, f"{B}?{len(shop.requests)}").result(10):
        pass
    shop.go_on.set()
    assert first.result(10) == second.result(10) == b"1"
    assert shop.requests.count(A) == 1


def _is_free(scripts: ScriptStore, url: str) -> bool:
    try:
        return bool(scripts.script(url))
    except Unavailable:
        return False
