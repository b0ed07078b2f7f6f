"""A private PostgreSQL server: on a free port, in a folder of its own, gone afterwards."""

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

import psycopg

from portolan.leads.database import METADATA
from tests.support import machine
from tests.support.ports import free_port

# Nothing here outlives the tests, so nothing needs to reach the disk.
FAST = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"

VERSION = "alembic_version"
_TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
_OTHERS_LEAVE = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


@dataclass(frozen=True)
class PostgreSQL:
    """A server of our own.

    Attributes:
        folder: its data and its log.
        port: on the loopback interface.
        options: of the server, as on its command line.
    """

    folder: Path
    port: int
    options: str = ""

    @property
    def url(self) -> str:
        """The URL of its first database."""
        return f"postgresql://portolan@127.0.0.1:{self.port}/postgres"

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def create(self) -> None:
        """Lay out an empty cluster."""
        _hand_over(self.folder)
        rights = ("-U", "portolan", "-A", "trust", "-E", "UTF8", "-N")
        _run(_programs() / "initdb", "-D", self._data, *rights)

    def start(self) -> None:
        """Return once it answers; after `kill` it recovers first."""
        # No socket in the file system: its lock would outlive a kill.
        place = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        log = ("-l", self.folder / "log", "-o", f"{place} {self.options}")
        _run(_programs() / "pg_ctl", "-D", self._data, "-w", *log, "start")

    def stop(self) -> None:
        """Let it end at once."""
        _run(_programs() / "pg_ctl", "-D", self._data, "-m", "immediate", "-w", "stop")

    def kill(self) -> None:
        """End every process of it with -9, and leave everything as it lies."""
        lock = self._data / "postmaster.pid"
        server = int(lock.read_text().split()[0])
        children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
        for pid in (server, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        # Where nobody collects the dead, the next server would take this one for alive.
        lock.unlink()


@contextmanager
def postgresql(options: str = "") -> Iterator[PostgreSQL]:
    """Yield a running server with nothing in it."""
    folder = Path(tempfile.mkdtemp(prefix="portolan-postgresql-"))
    server = PostgreSQL(folder, free_port(), options)
    try:
        server.create()
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgresql_server() -> Iterator[str]:
    """Yield the URL of an empty database that is fast and forgets what a crash interrupts."""
    with postgresql(FAST) as server:
        yield server.url


@contextmanager
def fresh_database(server_url: str) -> Iterator[str]:
    """Yield the URL of a database that no other test has seen."""
    name = f"test_{uuid4().hex}"
    with psycopg.connect(server_url, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
        try:
            yield f"{server_url.rpartition('/')[0]}/{name}"
        finally:
            connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


@contextmanager
def emptied(url: str) -> Iterator[str]:
    """Yield the URL of a database that holds nothing of the test before but its tables.

    To make one anew costs more than most tests; where the tables are others, they go too.
    """
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(_OTHERS_LEAVE)
        tables = {str(name) for (name,) in connection.execute(_TABLES)}
        if tables == {*METADATA.tables, VERSION}:
            names = ", ".join(f'"{name}"' for name in sorted(METADATA.tables))
            connection.execute(f"TRUNCATE {names} RESTART IDENTITY".encode())
        elif tables:
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
    yield url


def _programs() -> Path:
    """The folder of the newest installed version, after installing one where there is none."""
    for _attempt in range(2):
        results = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        if results:
            return results[-1].parent
        machine.install([machine.POSTGRESQL])
    raise FileNotFoundError("PostgreSQL is installed, but not where Debian puts it")


def _hand_over(folder: Path) -> None:
    """PostgreSQL refuses to run as root, and must own its folder."""
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")


def _run(program: Path, *arguments: object) -> None:
    done = subprocess.run(
        [program, *map(str, arguments)],
        user="postgres" if os.geteuid() == 0 else None,
        cwd="/",
        stdin=subprocess.DEVNULL,
        # Not a pipe: the server would inherit it, and reading would wait until it stops.
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{program.name} failed with {done.returncode}")
