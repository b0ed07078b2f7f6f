"""The site on the server exactly as the Procfile starts it: what is tested is what is released."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import IO

from portolan.config import ROOT
from tests.support.ports import free_port
from tests.support.production import PRODUCTION, SITES

HOST = SITES["en-US"].removeprefix("https://")
EVERYWHERE, LOOPBACK = "0.0.0.0", "127.0.0.1"  # noqa: S104 - it is what is replaced

WORKERS = 2
"""As many as the Procfile starts where the environment says nothing else."""


@dataclass(frozen=True)
class Released:
    """A running server of several workers.

    Attributes:
        port: where it listens.
        pid: the process that watches over the workers.
        log: what it writes, line by line.
    """

    port: int
    pid: int
    log: IO[str]

    def has_said(self, text: str) -> bool:
        """Wait until a line of the log has the text; False where the server ends without it."""
        return any(text in line for line in self.log)

    def workers(self) -> list[int]:
        """The processes that answer."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text()
        return [int(pid) for pid in children.split()]

    def status(self, path: str) -> int:
        """What a page answers on the English site."""
        connection = HTTPConnection(LOOPBACK, self.port, timeout=20)
        try:
            connection.request("GET", path, headers={"Host": HOST})
            return connection.getresponse().status
        finally:
            connection.close()


def web_line() -> str:
    """The command of the Procfile, on loopback."""
    lines = (ROOT / "Procfile").read_text(encoding="utf-8").splitlines()
    command = next(line.removeprefix("web: ") for line in lines if line.startswith("web: "))
    return command.replace(EVERYWHERE, LOOPBACK)


@contextmanager
def released_server(environment: Mapping[str, str]) -> Iterator[Released]:
    """Serve the site in production until the block ends, with as many workers as is usual."""
    port = free_port()
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    settings = {**environment, **PRODUCTION, "PATH": path, "PORT": str(port)}
    with subprocess.Popen(
        ["/bin/sh", "-c", f"exec {web_line()}"],
        cwd=ROOT,
        env=settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout
        server = Released(port, process.pid, process.stdout)
        try:
            if not all(server.has_said("Started worker") for _ in range(WORKERS)):
                raise RuntimeError("the server did not start")
            yield server
        finally:
            process.terminate()
