"""Locks by key, between threads of a process and between processes of a machine."""

import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock
from zlib import crc32

LONGEST_WAIT = 5.0
_STRIPES = 256
_PAUSE = 0.002


class SingleFlight:
    """Locks by key for the threads of this process; unused keys take no memory."""

    def __init__(self) -> None:
        self._guard = Lock()
        self._flights: dict[str, tuple[Lock, list[None]]] = {}

    @contextmanager
    def alone(self, key: str, wait: float = LONGEST_WAIT) -> Iterator[None]:
        """Wait until no other thread is busy with `key`, but no longer than `wait` seconds.

        After that the caller proceeds as well: rendering twice is better than never.
        """
        with self._guard:
            lock, waiting = self._flights.setdefault(key, (Lock(), []))
            waiting.append(None)
        taken = lock.acquire(timeout=wait)
        try:
            yield
        finally:
            if taken:
                lock.release()
            with self._guard:
                waiting.pop()
                if not waiting:
                    self._flights.pop(key, None)


@contextmanager
def alone_on_machine(folder: Path, key: str, wait: float = LONGEST_WAIT) -> Iterator[None]:
    """Wait until no other process is busy with `key`; a killed one releases its lock.

    The locks are a fixed number of files that are never deleted (two processes could hold a deleted
    one). If they cannot be opened, the caller proceeds.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        held = os.open(folder / f"{crc32(key.encode()) % _STRIPES:03}", os.O_RDWR | os.O_CREAT)
    except OSError:
        yield
        return
    try:
        _lock(held, time.monotonic() + wait)
        yield
    finally:
        os.close(held)


def _lock(held: int, until: float) -> None:
    while time.monotonic() < until:
        with suppress(BlockingIOError):
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        time.sleep(_PAUSE)
