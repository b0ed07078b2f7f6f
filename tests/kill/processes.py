"""Processes that can be killed at any moment and started again: web, worker, database."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from portolan.core.config import ROOT
from tests.support.granian import granian_command
from tests.support.postgresql import PostgreSQL

WORKER = (sys.executable, "-m", "flask", "--app", "app", "leads", "deliver")


class Killable(Protocol):
    """Something that dies and comes back."""

    name: str

    def start(self) -> None:
        """Bring it (back) to life; it may take a while until it works."""

    def kill(self) -> None:
        """End it with -9."""

    def is_at_work(self) -> bool:
        """Whether it has done something since it was started."""


class Process:
    """A command and all its children.

    Args:
        name: as it is told.
        command: what to run.
        environment: the settings of the site.
        log: where its output goes, life after life.
        done: counts what it has done in all its lives.

    Attributes:
        folder: where the code is that its next life runs.
    """

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        environment: Mapping[str, str],
        log: Path,
        done: Callable[[], int],
    ) -> None:
        self.folder = ROOT
        self.name = name
        self._command = command
        self._environment = environment
        self._log = log
        self._done = done
        self._done_before = 0
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it as the leader of a group, so that nothing of it survives a kill."""
        self._done_before = self._done()
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                cwd=self.folder,
                env={**self._environment, "PYTHONPATH": f"{self.folder}:{self.folder}/site"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def kill(self) -> None:
        """End the whole group with -9, in the middle of whatever it does."""
        if self._process:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        self._process = None

    def stop(self) -> None:
        """Let it finish what it has begun."""
        if self._process:
            self._process.terminate()
            self._process.wait()
        self._process = None

    @property
    def pid(self) -> int:
        """The process that leads the group; 0 while there is none."""
        return self._process.pid if self._process else 0

    def has_ended(self) -> bool:
        """Whether it was started and has ended by itself."""
        return self._process is not None and self._process.poll() is not None

    def is_at_work(self) -> bool:
        """Whether it has done something in this life; raises if it has ended by itself."""
        if self.has_ended():
            raise RuntimeError(f"{self.name} has ended by itself: see {self._log}")
        return self._done() > self._done_before


class DatabaseServer:
    """The server of the database; it is at work whenever it runs."""

    name = "database"

    def __init__(self, server: PostgreSQL) -> None:
        self._server = server

    def start(self) -> None:
        """Let it recover what the kill has left."""
        self._server.start()

    def kill(self) -> None:
        """End the server and all its backends."""
        self._server.kill()

    def is_at_work(self) -> bool:
        """It was started and waited for."""
        return True


def web(
    port: int, environment: Mapping[str, str], folder: Path, done: Callable[[], int]
) -> Process:
    """The server of the Procfile on a port, which the addresses of its site name."""
    sites = {
        "SITE_URL_EN_US": f"http://localhost:{port}",
        "SITE_URL_ZH_CN": f"http://zh-cn.localhost:{port}",
        "PORT": str(port),
    }
    log = folder / f"web-{port}.log"
    return Process("web", granian_command(port), {**environment, **sites}, log, done)


def worker(environment: Mapping[str, str], folder: Path, done: Callable[[], int]) -> Process:
    """The worker of the Procfile."""
    return Process("worker", (*WORKER, "--forever"), environment, folder / "worker.log", done)


def deliver_once(environment: Mapping[str, str]) -> None:
    """One pass of the worker, to its end."""
    subprocess.run(WORKER, cwd=ROOT, env=dict(environment), check=True, capture_output=True)
