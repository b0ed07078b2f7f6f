"""The counters of a node without Redis: a small SQLite file that all its processes share."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from limits.storage import Storage

SCHEME = "node"
FILE = "limits.sqlite"
"""Below the instance folder. It may be deleted at any time: all counts then begin at nothing."""
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
    """Storage of counts in fixed windows, for Flask-Limiter.

    Args:
        uri: `node://`.
        path: of the file; its folder exists.
        options: those that every storage has.
    """

    STORAGE_SCHEME = [SCHEME]  # noqa: RUF012 - as the library declares it

    def __init__(self, uri: str | None = None, *, path: str, **options: bool) -> None:
        super().__init__(uri, **options)
        self._path = Path(path)

    @property
    def base_exceptions(self) -> type[Exception]:
        """Errors of an unusable file, upon which the process counts for itself."""
        return sqlite3.Error

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        """Add `amount` to a count that lasts `expiry` seconds from the first; returns the count."""
        now = time.time()
        with closing(self._connect()) as connection:
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
        with closing(self._connect()):
            return True

    def reset(self) -> int:
        """Forget all counts; returns how many there were."""
        with closing(self._connect()) as connection:
            return connection.execute("DELETE FROM counted").rowcount

    def clear(self, key: str) -> None:
        """Forget one count."""
        with closing(self._connect()) as connection:
            connection.execute("DELETE FROM counted WHERE key = ?", (key,))

    def _row(self, key: str) -> tuple[int, float]:
        now = time.time()
        with closing(self._connect()) as connection:
            row: tuple[int, float] | None = connection.execute(
                "SELECT count, expires_at FROM counted WHERE key = ? AND expires_at > ?", (key, now)
            ).fetchone()
        return row or (0, now)

    def _connect(self) -> sqlite3.Connection:
        # One for each count: it costs 0.1 ms, and a file that was removed is simply made anew.
        connection = sqlite3.connect(self._path, timeout=_BUSY_SECONDS, isolation_level=None)
        # Counts need not outlive a power cut.
        connection.execute("PRAGMA synchronous=OFF")
        connection.execute(_TABLE)
        return connection
