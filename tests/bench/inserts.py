"""What SQLite itself stores in a second on this disk: the bound of what a form post can reach.

As many connections write as the server has threads, each transaction as the site writes it: both
rows, WAL, synced to the disk before the next one.
"""

import sqlite3
import time
import uuid
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from tests.bench.load import Requests, load
from tests.bench.pairs import Plan
from tests.bench.servers import THREADS, BenchServer

BUSY_SECONDS = 5.0
BODY = "x" * 600
"""As long as the answers of a contact form with what is kept beside them."""
TABLES = """
create table if not exists submission (id text primary key, key text unique, body text);
create table if not exists entry (id integer primary key, submission text, state text, due text);
"""


class Beside(NamedTuple):
    """Forms stored in a second, and what SQLite itself stored in the seconds before."""

    posts: float
    inserts: float

    @property
    def ratio(self) -> float:
        """The one by the other."""
        return self.posts / self.inserts


def posts_beside_inserts(
    server: BenchServer, posts: Requests, folder: Path, plan: Plan
) -> list[Beside]:
    """Both in turn, on one disk."""
    pairs = []
    for _ in range(plan.pairs):
        inserts = inserts_per_second(folder, plan.seconds)
        pairs.append(Beside(load(server, posts, plan.seconds).rate, inserts))
    return pairs


def inserts_per_second(folder: Path, seconds: float, writers: int = THREADS) -> float:
    """Submissions a second, all writers together, into a database in `folder`."""
    file = folder / "inserts.sqlite"
    with closing(_connection(file)) as connection:
        connection.executescript(TABLES)
    end = time.perf_counter() + seconds
    with ThreadPoolExecutor(writers) as pool:
        written = pool.map(lambda _: _write(file, end), range(writers))
        return sum(written) / seconds


def _write(file: Path, end: float) -> int:
    """Write until that moment; returns how many submissions."""
    count = 0
    with closing(_connection(file)) as connection:
        while time.perf_counter() < end:
            key = uuid.uuid4().hex
            connection.execute("begin immediate")
            connection.execute("insert into submission values (?, ?, ?)", (key, key, BODY))
            connection.execute(
                "insert into entry (submission, state, due) values (?, 'waiting', 'now')", (key,)
            )
            connection.execute("commit")
            count += 1
    return count


def _connection(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    return connection
