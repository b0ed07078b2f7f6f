"""The site on the server of the Procfile."""

import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from portolan.core.config import ROOT
from tests.support.ports import free_port, wait_for_port


@dataclass(frozen=True)
class Granian:
    """A running server."""

    port: int
    pid: int

    def peak_memory(self) -> int:
        """The most bytes of memory that its one worker has ever held."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        lines = Path(f"/proc/{children[0]}/status").read_text().splitlines()
        peak = next(line for line in lines if line.startswith("VmHWM:"))
        return int(peak.split()[1]) * 1024


def granian_command(port: int, threads: int = 12) -> list[str]:
    """What to run for one worker of the site on a loopback port."""
    command = [
        sys.executable,
        "-m",
        "portolan.web.server",
        "--interface",
        "wsgi",
        "--http",
        "1",
        "--no-ws",
    ]
    command += ["--port", str(port), "--blocking-threads", str(threads), "--no-log"]
    return [*command, "wsgi:application"]


@contextmanager
def granian_server(environment: Mapping[str, str], threads: int = 12) -> Iterator[Granian]:
    """Serve the site that the environment describes, with one worker, until the block ends."""
    port = free_port()
    command = granian_command(port, threads)
    with subprocess.Popen(command, cwd=ROOT, env={**environment, "PORT": str(port)}) as server:
        try:
            wait_for_port(port, server)
            yield Granian(port, server.pid)
        finally:
            server.terminate()
