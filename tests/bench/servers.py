"""Servers under test: started on their own core, stopped whatever happens."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from portolan.core.config import ROOT
from tests.bench.machine import cores
from tests.support.ports import wait_for_port

STEADY = 5
THREADS = 12
"""Of a worker that run Python, as in the Procfile."""
STOP_SECONDS = 10
PRODUCTION = "wsgi:application"
COUNTED = "tests.bench.counted:application"


@dataclass(frozen=True)
class BenchServer:
    """A server that runs.

    Attributes:
        name: as the report calls it.
        port: on the loopback interface.
        pid: of its first process.
    """

    name: str
    port: int
    pid: int


@contextmanager
def running(
    name: str, port: int, command: Sequence[str], environment: Mapping[str, str], log: Path
) -> Iterator[BenchServer]:
    """The server, from when it listens until the block is left."""
    pinned = ["taskset", "-c", cores()[0], *command]
    with log.open("wb") as output:
        process = subprocess.Popen(
            pinned,
            env=dict(environment),
            stdout=output,
            stderr=output,
            cwd=ROOT,
            start_new_session=True,
        )
    try:
        for _ in range(STEADY):
            # One answer is not enough: a socket of the server before may still be going down.
            wait_for_port(port)
            time.sleep(0.1)
        yield BenchServer(name, port, process.pid)
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(STOP_SECONDS)
        # A worker that does not stop would take its share of everything measured from now on.
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def granian(
    environment: Mapping[str, str], port: int, log: Path, *, target: str, workers: int = 1
) -> AbstractContextManager[BenchServer]:
    """The application as the Procfile serves it."""
    command = [
        *(sys.executable, "-m", "portolan.web.server"),
        *("--interface", "wsgi", "--host", "127.0.0.1", "--port", str(port)),
        *("--http", "1", "--no-ws", "--workers", str(workers), "--blocking-threads", str(THREADS)),
        target,
    ]
    return running("granian", port, command, environment, log)


def nginx(configuration: Path, port: int, log: Path) -> AbstractContextManager[BenchServer]:
    """The copy of all pages as files."""
    return running("nginx", port, ["/usr/sbin/nginx", "-c", str(configuration)], {}, log)
