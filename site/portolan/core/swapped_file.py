"""Reading a SQLite file that is swapped whole: one connection per thread, anew after a swap."""

import sqlite3
import threading
import time
from pathlib import Path
from typing import ClassVar

LOOK_EVERY = 1.0
"""Seconds between two looks at whether a new file has been swapped in."""


class SwappedFile:
    """An immutable SQLite file that may be replaced by another while it is read.

    Attributes:
        missing: the error to raise where the file has not been built.
    """

    missing: ClassVar[type[Exception]]

    def __init__(self, file: Path) -> None:
        self._file = file
        self._local = threading.local()
        self._identity: tuple[int, int] = (0, 0)
        self._checked_at = 0.0

    def query(self, statement: str, values: tuple[object, ...] = ()) -> list[sqlite3.Row]:
        """Return the rows of a statement."""
        return self._connection().execute(statement, values).fetchall()

    def refresh(self) -> None:
        """Check at once for a new file: used after a build in the same process."""
        self._checked_at = 0.0

    @property
    def identity(self) -> tuple[int, int]:
        """The identity of this file, which a replaced file does not share."""
        now = time.monotonic()
        if now - self._checked_at > LOOK_EVERY or not self._identity[0]:
            self._checked_at = now
            try:
                status = self._file.stat()
            except FileNotFoundError:
                raise self.missing(f"{self._file} is missing: build it") from None
            self._identity = (status.st_ino, status.st_mtime_ns)
        return self._identity

    def _connection(self) -> sqlite3.Connection:
        identity = self.identity
        if getattr(self._local, "identity", None) != identity:
            self._local.connection = self._open()
            self._local.identity = identity
        connection: sqlite3.Connection = self._local.connection
        return connection

    def _open(self) -> sqlite3.Connection:
        # The old connection, if any, stays open until its last reader lets it go.
        connection = sqlite3.connect(
            f"{self._file.absolute().as_uri()}?mode=ro&immutable=1",
            uri=True,
            check_same_thread=False,
        )
        connection.row_factory = sqlite3.Row
        return connection
