"""The counters of a node without Redis: a small SQLite file that all its processes share."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

from limits.storage import Storage

SCHEME = "node"
FILE = "limits.sqlite"
"""Below the instance folder, beside files of SQLite. Without them all counts begin at nothing."""
_BUSY_SECONDS = 0.3
_TABLE = """
    CREATE TABLE IF NOT EXISTS counted (
        key TEXT PRIMARY KEY, count INTEGER NOT NULL, expires_at REAL NOT NULL
    ) WITHOUT ROWID
"""
_COUNT = """
    INSERT INTO counted VALUES (:key, :amount, :now + :expiry)
    ON CONFLICT (key) DO UPDATE SET count = count + :amount
    RETURNING count
"""


class NodeCounters(Storage):
    """Storage of counts in fixed windows, for `limits`.

    Args:
        uri: `node://`.
        path: of the file; its folder exists.
        options: those that every storage has.
    """

    STORAGE_SCHEME = [SCHEME]  # noqa: RUF012 - as the library declares it

    def __init__(self, uri: str | None = None, *, path: str, **options: bool) -> None:
        super().__init__(uri, **options)
        self._path = Path(path)
        self._lock = Lock()
        self._open: sqlite3.Connection | None = None
        self._inode = 0

    @property
    def base_exceptions(self) -> type[Exception]:
        """Errors of an unusable file, upon which the process counts for itself."""
        return sqlite3.Error

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        """Add `amount` to a count that lasts `expiry` seconds from the first; returns the count."""
        now = time.time()
        with self._connection() as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("DELETE FROM counted WHERE expires_at <= ?", (now,))
            values = {"key": key, "amount": amount, "now": now, "expiry": expiry}
            [(count,)] = connection.execute(_COUNT, values).fetchall()
            connection.execute("COMMIT")
        return int(count)

    def get(self, key: str) -> int:
        """The count; 0 if there is none or it has expired."""
        return int(self._row(key)[0])

    def get_expiry(self, key: str) -> float:
        """Time at which the count expires, in seconds of time()."""
        return float(self._row(key)[1])

    def check(self) -> bool:
        """Whether the file can be used."""
        with self._connection():
            return True

    def reset(self) -> int:
        """Forget all counts; returns how many there were."""
        with self._connection() as connection:
            return connection.execute("DELETE FROM counted").rowcount

    def clear(self, key: str) -> None:
        """Forget one count."""
        with self._connection() as connection:
            connection.execute("DELETE FROM counted WHERE key = ?", (key,))

    def _row(self, key: str) -> tuple[int, float]:
        now = time.time()
        with self._connection() as connection:
            row: tuple[int, float] | None = connection.execute(
                "SELECT count, expires_at FROM counted WHERE key = ? AND expires_at > ?", (key, now)
            ).fetchone()
        return row or (0, now)

    @contextmanager
    def _connection(self) -> Iterator[sqlite3.Connection]:
        """The connection of this process, for one thread at a time; a removed file is made anew."""
        with self._lock:
            if self._open and self._inode != self._inode_now():
                self._close()
            self._open = self._open or self._connect()
            try:
                yield self._open
            except sqlite3.Error:
                self._close()
                raise

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA journal_mode=WAL")
        # Counts need not outlive a power cut.
        connection.execute("PRAGMA synchronous=OFF")
        connection.execute(_TABLE)
        self._inode = self._inode_now()
        return connection

    def _close(self) -> None:
        if self._open:
            self._open.close()
        self._open = None

    def _inode_now(self) -> int:
        return self._path.stat().st_ino if self._path.exists() else 0
