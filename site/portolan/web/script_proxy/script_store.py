"""Scripts that were fetched a moment ago, so that vendors are asked seldom and one by one."""

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
    """A script and when it was fetched, in monotonic seconds."""

    body: bytes
    fetched: float


class Failure(NamedTuple):
    """Why a script could not be had, and when that was found, in monotonic seconds."""

    status: int
    text: str
    failed_at: float


class ScriptStore:
    """Fetches scripts and keeps the last ones.

    However slow the vendors are, they hold no more than `MOST_FETCHES` threads, those that wait
    for another's fetch included. Whoever comes meanwhile gets the former script, if it is no
    older than `STALE_SECONDS`, or hears at once that there is none. A vendor that failed is left
    alone for `RETRY_SECONDS`.

    Args:
        fetch: gives the script at a URL, or raises Unavailable.
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
        """The script at `url`, which is an allowed one; raises Unavailable."""
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
                # Whoever waited here finds what became of the first one's request.
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
