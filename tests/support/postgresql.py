"""A private PostgreSQL server: on a free port, in a folder of its own, gone afterwards."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import psycopg

from tests.support import machine
from tests.support.ports import free_port

# Nothing here outlives the tests, so nothing needs to reach the disk.
FAST = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"


@contextmanager
def postgresql_server() -> Iterator[str]:
    """Yield the URL of an empty database."""
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="portolan-postgresql-"))
    data = folder / "data"
    port = free_port()
    _hand_over(folder)
    try:
        _run(programs / "initdb", "-D", data, "-U", "portolan", "-A", "trust", "-E", "UTF8", "-N")
        options = f"-c listen_addresses=127.0.0.1 -p {port} -k {folder} {FAST}"
        _run(programs / "pg_ctl", "-D", data, "-l", folder / "log", "-w", "-o", options, "start")
        try:
            yield f"postgresql://portolan@127.0.0.1:{port}/postgres"
        finally:
            _run(programs / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


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


def _programs() -> Path:
    """The folder of the newest installed version, after installing one where there is none."""
    for _attempt in range(2):
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        if found:
            return found[-1].parent
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
