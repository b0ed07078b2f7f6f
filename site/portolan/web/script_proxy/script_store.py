"""The cache of fetched scripts."""

import time
from collections.abc import Callable
from threading import BoundedSemaphore, Lock
from typing import NamedTuple

from portolan.web.page_cache.single_flight import SingleFlight
from portolan.web.script_proxy.unavailable import Unavailable

FRESH_SECONDS = 600.0
STALE_SECONDS = 3600.0
RETRY_SECONDS = 5
MOST_SCRIPTS = 16
MOST_FETCHES = 2


class StoredScript(NamedTuple):
    """A script and the time of its fetch, in monotonic seconds."""

    body: bytes
    fetched: float


class Failure(NamedTuple):
    """A failed fetch: its reason and time, in monotonic seconds."""

    status: int
    text: str
    failed_at: float


class ScriptStore:
    """A cache that fetches scripts and stores the latest ones.

    However slow the vendors are, they occupy at most `MOST_FETCHES` threads, including those that
    wait for another's fetch. Further requests get the former script, if it is not older than
    `STALE_SECONDS`, or a failure at once. After a failure a vendor is not asked for
    `RETRY_SECONDS`.

    Args:
        fetch: returns the script at a URL, or raises Unavailable.
        clock: monotonic seconds.
    """

    def __init__(
        self, fetch: Callable[[str], bytes], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._fetch = fetch
        self._clock = clock
        self._scripts: dict[str, StoredScript] = {}
        self._failures: dict[str, Failure] = {}
        self._guard = Lock()
        self._flights = SingleFlight()
        self._places = BoundedSemaphore(MOST_FETCHES)

    def script(self, url: str) -> bytes:
        """The script at `url`, which the caller has allowed; raises Unavailable."""
        fresh = self._younger_than(FRESH_SECONDS, url)
        if fresh is not None:
            return fresh
        try:
            return self._fetched(url)
        except Unavailable:
            stale = self._younger_than(STALE_SECONDS, url)
            if stale is None:
                raise
            return stale

    def _younger_than(self, seconds: float, url: str) -> bytes | None:
        stored = self._scripts.get(url)
        return stored.body if stored and self._clock() - stored.fetched < seconds else None

    def _fetched(self, url: str) -> bytes:
        if not self._places.acquire(blocking=False):
            raise Unavailable(503, "Busy. Try again in a moment.")
        try:
            with self._flights.alone(url):
                # Threads that waited here find the result of the first one.
                fresh = self._younger_than(FRESH_SECONDS, url)
                return self._ask(url) if fresh is None else fresh
        finally:
            self._places.release()

    def _ask(self, url: str) -> bytes:
        failure = self._failures.get(url)
        if failure and self._clock() - failure.failed_at < RETRY_SECONDS:
            raise Unavailable(failure.status, failure.text)
        try:
            return self._keep(url, self._fetch(url))
        except Unavailable as error:
            self._failures[url] = Failure(error.status, str(error), self._clock())
            raise

    def _keep(self, url: str, body: bytes) -> bytes:
        with self._guard:
            self._scripts.pop(url, None)
            self._scripts[url] = StoredScript(body, self._clock())
            if len(self._scripts) > MOST_SCRIPTS:
                del self._scripts[next(iter(self._scripts))]
        return body
