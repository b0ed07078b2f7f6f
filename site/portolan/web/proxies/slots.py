"""Limits on threads that wait for other hosts, since they answer no pages meanwhile."""

import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from threading import Condition

from werkzeug.exceptions import ServiceUnavailable

EACH = 4
"""Concurrent requests of one process to one host."""
ALL = 5
"""Concurrent requests of one process to all hosts: of twelve threads, bodies may have four more
and the script proxy two, and one is always left for pages."""
SENDING = 2
"""Of these, requests with a body: slow uploads must not block requests without one."""
READERS, OF_NETWORK = 64, 8
"""Answers in files, 32 MB each at most: of one process, and of these for one network."""
STREAMS = 2
"""Larger answers at a time."""
LONG_WAIT, SHORT_WAIT = 2.0, 0.1
RETRY_AFTER = 5
_ANY = ""


class Slots:
    """The slots of a process for requests to its hosts.

    If none is free, a request waits up to two seconds for one, but only while slots are released: a
    silent host counts as hanging. On the last threads a short silence is enough.

    Args:
        each: slots for one host.
        all_hosts: slots for all hosts together.
        long_wait: seconds of waiting, and of silence while threads are to spare.
        short_wait: seconds of silence on the last threads.
    """

    def __init__(
        self,
        *,
        each: int = EACH,
        all_hosts: int = ALL,
        long_wait: float = LONG_WAIT,
        short_wait: float = SHORT_WAIT,
    ) -> None:
        self._each = each
        self._all = all_hosts
        self._long_wait = long_wait
        self._short_wait = short_wait
        self._changed = Condition()
        self._changed_at: defaultdict[str, float] = defaultdict(float)
        self._held: Counter[str] = Counter()
        self._waiting = 0

    def take(self, host: str) -> None:
        """Take a slot for a host; raises ServiceUnavailable if none is released in time."""
        with self._changed:
            self._waiting += 1
            try:
                self._wait(host, time.monotonic() + self._long_wait)
            finally:
                self._waiting -= 1
            self._held[host] += 1
            self._note(host)

    def leave(self, host: str) -> None:
        """Release the slot."""
        with self._changed:
            self._held[host] -= 1
            self._note(host)
            self._changed.notify_all()

    def _note(self, host: str) -> None:
        self._changed_at[host] = self._changed_at[_ANY] = time.monotonic()

    def _wait(self, host: str, end: float) -> None:
        is_spared = self._held.total() + self._waiting <= self._all
        silence = self._long_wait if is_spared else self._short_wait
        while not self._is_free(host):
            full = host if self._held[host] >= self._each else _ANY
            left = min(end, self._changed_at[full] + silence) - time.monotonic()
            if left <= 0:
                raise ServiceUnavailable(retry_after=RETRY_AFTER)
            self._changed.wait(left)

    def _is_free(self, host: str) -> bool:
        return self._held[host] < self._each and self._held.total() < self._all


def at_once(each: int, all_names: int) -> Slots:
    """Slots that nobody waits for."""
    return Slots(each=each, all_hosts=all_names, long_wait=0, short_wait=0)


@dataclass(frozen=True)
class ExchangeSlots:
    """The slots of a process that an exchange holds.

    Attributes:
        upstreams: while the upstream works.
        senders: also, for requests with a body.
        readers: by network, while the visitor reads an answer from a file.
        streams: while the visitor reads the rest of an answer that is too large for a file.
    """

    upstreams: Slots = field(default_factory=Slots)
    senders: Slots = field(default_factory=lambda: Slots(each=SENDING, all_hosts=SENDING))
    readers: Slots = field(default_factory=lambda: at_once(OF_NETWORK, READERS))
    streams: Slots = field(default_factory=lambda: at_once(STREAMS, STREAMS))
