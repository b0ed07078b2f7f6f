"""The site on the server exactly as the Procfile starts it: what is tested is what is released."""

import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from portolan.core.config import ROOT
from tests.support.local_http import request
from tests.support.ports import free_port, wait_for_port
from tests.support.production import PRODUCTION, SITES
from tests.support.stack.procfile import command, programs

HOST = SITES["en-US"].removeprefix("https://")

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

    def has_logged(self, text: str) -> bool:
        """Wait until a line of the log has the text; False where the server ends without it."""
        return any(text in line for line in self.log)

    def workers(self) -> list[int]:
        """The processes that answer."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text()
        return [int(pid) for pid in children.split()]

    def status(self, path: str) -> int:
        """What a page answers on the English site."""
        return request(self.port, path, {"Host": HOST}).status


@contextmanager
def released_server(environment: Mapping[str, str]) -> Iterator[Released]:
    """Serve the site in production until the block ends, with as many workers as is usual."""
    port = free_port()
    settings = {**environment, **PRODUCTION, "PATH": programs(), "PORT": str(port)}
    with subprocess.Popen(
        ["/bin/sh", "-c", f"exec {command('web')}"],
        cwd=ROOT,
        env=settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout
        server = Released(port, process.pid, process.stdout)
        try:
            if not all(server.has_logged("Started worker") for _ in range(WORKERS)):
                raise RuntimeError("the server did not start")
            # A worker says that it has started before it listens.
            wait_for_port(port)
            yield server
        finally:
            process.terminate()
