"""The figures since they were last handed on; any thread adds to them."""

from bisect import bisect_left
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from http import HTTPStatus
from threading import Lock

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the histogram's buckets, in seconds."""

STATUSES = frozenset(str(status.value) for status in HTTPStatus)
"""The statuses that are counted by themselves: other hosts may answer anything."""

METHODS = {"GET": "read", "HEAD": "read", "POST": "write", "OPTIONS": "other"}


@dataclass
class Times:
    """Counts of requests by duration.

    Attributes:
        counts: of each bucket, the last one without bound.
        seconds: of all of them together.
    """

    counts: list[int] = field(default_factory=lambda: [0] * (len(BUCKETS) + 1))
    seconds: float = 0.0

    def add(self, seconds: float) -> None:
        """Count one request."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds


@dataclass
class RequestFigures:
    """The counts of requests.

    Attributes:
        requests: by class of method, status and cache verdict.
        times: by cache verdict.
        proxied: by host and verdict.
        renders: templates that were drawn.
    """

    requests: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    times: defaultdict[str, Times] = field(default_factory=lambda: defaultdict(Times))
    proxied: Counter[tuple[str, str]] = field(default_factory=Counter)
    renders: int = 0


class Recorder:
    """The figures of this process, and the requests that it is answering."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._figures = RequestFigures()
        self.in_flight = 0

    def begin(self) -> None:
        """A request begins."""
        with self._lock:
            self.in_flight += 1

    def end(
        self,
        method: str,
        status: str,
        verdict: str,
        seconds: float,
        proxied: tuple[str, str] | None,
    ) -> None:
        """A request ends."""
        kind = METHODS.get(method, "other")
        status = status if status in STATUSES else "other"
        with self._lock:
            self.in_flight -= 1
            self._figures.requests[kind, status, verdict] += 1
            self._figures.times[verdict].add(seconds)
            if proxied:
                self._figures.proxied[proxied] += 1

    def rendered(self) -> None:
        """A template was drawn."""
        with self._lock:
            self._figures.renders += 1

    def forget(self) -> None:
        """Discard the counts inherited by a fork; the parent process keeps them."""
        self.take()
        self.in_flight = 0

    def take(self) -> RequestFigures:
        """The figures, which begin anew."""
        with self._lock:
            taken, self._figures = self._figures, RequestFigures()
        return taken
