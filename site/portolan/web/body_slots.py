"""Limits on threads that read what visitors send, since they answer no pages meanwhile.

The server reads a body on the thread that answers, and without a time limit: as many slow visitors
as there are threads would stop all others. So a body that is read holds a slot, of which one
network has few. A body that comes too slowly is cut off: at once where somebody else needs its
slot, and after a few seconds in any case. Networks of which a body was cut off share one slot for a
while, so that the others find one. Who finds none waits a moment, since most bodies take less,
and a few wait at a time.
"""

import time
from collections.abc import Callable
from threading import Condition, Thread
from typing import Protocol

ALL = 4
"""Bodies read at a time by one process, of its twelve threads."""
EACH = 2
"""Of these, bodies from one network."""
LATE = 1
"""Of these, bodies from all networks of which one was cut off lately."""
LATE_SECONDS, MOST_LATE = 60.0, 10_000
"""For how long, and of how many networks, that is known."""
WAIT_SECONDS, MOST_WAITING = 0.1, 4
"""How long a body waits for a slot, and how many wait at a time: threads are left for pages."""
LEAST_RATE = 2_000
"""Bytes in a second, on average; a fifth of what the slowest phones send."""
GRACE_SECONDS, SHORT_GRACE_SECONDS = 5.0, 0.25
"""The age from which a body is judged: in any case, and where its slot is needed."""
_PART = 4096

Clock = Callable[[], float]
Act = Callable[[], None]


class ServersBody(Protocol):
    """The body as the server gives it: `read` waits until it has all that is asked for."""

    def read(self, size: int, /) -> bytes:
        """The next bytes; fewer at the end of the body alone."""


class IncomingBody:
    """A body that is being read, of which the bytes are counted.

    Args:
        body: the server's.
        network: of the visitor.
        length: of the whole body in bytes; None where it comes in chunks.
        cut: answers the visitor, which ends the wait of a `read`.
        clock: monotonic seconds.
    """

    def __init__(
        self, body: ServersBody, *, network: str, length: int | None, cut: Act, clock: Clock
    ) -> None:
        self.network = network
        self.cut = cut
        self.done: Act = lambda: None
        self._body = body
        self._length = length
        self._clock = clock
        self._waited = 0.0
        self._count = 0
        self._since: float | None = None

    def read(self, size: int = -1) -> bytes:
        """The next part; shorter than asked for, so that its rate can be judged."""
        if size == 0:
            return b""
        self._since = self._clock()
        try:
            part = self._body.read(min(size, _PART) if size > 0 else _PART)
        finally:
            self._waited += self._clock() - self._since
            self._since = None
        self._count += len(part)
        if not part or self._count == self._length:
            self.done()
        return part

    def is_slow(self, grace: float) -> bool:
        """Whether it is awaited and, after `grace` seconds of that, below the least rate."""
        since = self._since
        if since is None:
            return False
        waited = self._waited + self._clock() - since
        return waited >= grace and self._count < LEAST_RATE * waited


class BodySlots:
    """The slots of a process for bodies that it reads."""

    def __init__(
        self, *, all_bodies: int = ALL, each: int = EACH, clock: Clock = time.monotonic
    ) -> None:
        self._all = all_bodies
        self._each = each
        self._clock = clock
        self._changed = Condition()
        self._held: list[IncomingBody] = []
        self._late: dict[str, float] = {}
        self._waiting = 0
        self._watcher: Thread | None = None

    def take(
        self, body: ServersBody, *, network: str, length: int | None, cut: Act
    ) -> IncomingBody | None:
        """The body in a slot; None if all slots are taken by bodies that come fast enough.

        The slot is released with the last byte.
        """
        incoming = IncomingBody(body, network=network, length=length, cut=cut, clock=self._clock)
        incoming.done = lambda: self.leave(incoming)
        with self._changed:
            if not self._wait_for_room(network):
                return None
            self._held.append(incoming)
            self._watch()
            self._changed.notify_all()
        return incoming

    def leave(self, incoming: IncomingBody) -> None:
        """Release the slot, if it still has one."""
        with self._changed:
            if incoming in self._held:
                self._held.remove(incoming)
                self._changed.notify_all()

    def cut_slow(self, grace: float = GRACE_SECONDS) -> int:
        """Cut off the bodies that come too slowly; returns how many there were."""
        with self._changed:
            slow = [each for each in self._held if each.is_slow(grace)]
            for each in slow:
                self._cut(each)
            self._changed.notify_all()
        return len(slow)

    def _wait_for_room(self, network: str) -> bool:
        if self._make_room(network):
            return True
        if self._waiting >= MOST_WAITING or self._is_late(network):
            return False
        self._waiting += 1
        try:
            return self._changed.wait_for(lambda: self._make_room(network), WAIT_SECONDS)
        finally:
            self._waiting -= 1

    def _make_room(self, network: str) -> bool:
        if self._is_late(network):
            return sum(self._is_late(each.network) for each in self._held) < LATE
        own = [each for each in self._held if each.network == network]
        if len(own) >= self._each:
            return self._cut_one(own)
        return len(self._held) < self._all or self._cut_one(self._held)

    def _cut_one(self, bodies: list[IncomingBody]) -> bool:
        slow = next((each for each in bodies if each.is_slow(SHORT_GRACE_SECONDS)), None)
        if slow is None:
            return False
        self._cut(slow)
        return True

    def _cut(self, incoming: IncomingBody) -> None:
        self._held.remove(incoming)
        # The latest of them last.
        self._late.pop(incoming.network, None)
        self._late[incoming.network] = self._clock() + LATE_SECONDS
        if len(self._late) > MOST_LATE:
            del self._late[next(iter(self._late))]
        incoming.cut()

    def _is_late(self, network: str) -> bool:
        return self._late.get(network, 0.0) > self._clock()

    def _watch(self) -> None:
        if self._watcher is None:
            self._watcher = Thread(target=self._keep_watch, name="slow bodies", daemon=True)
            self._watcher.start()

    def _keep_watch(self) -> None:
        while True:
            with self._changed:
                while not self._held:
                    self._changed.wait()
            time.sleep(SHORT_GRACE_SECONDS)
            self.cut_slow()
