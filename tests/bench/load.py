"""Load: wrk on its own core, and what it measured."""

import json
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.bench.machine import cores, cpu_seconds
from tests.bench.servers import BenchServer
from tests.bench.site import Address

CONNECTIONS = 64
LONGEST = 600
"""Seconds of a flood that nobody ends."""
LUA = Path(__file__).parent / "lua"


@dataclass(frozen=True)
class Run:
    """One run of wrk against one server.

    Attributes:
        rate: requests in a second.
        p50: milliseconds.
        p99: milliseconds.
        cpu: microseconds of the server's CPU for a request.
        failed: answers that were not expected, and connections that broke.
    """

    rate: float
    p50: float
    p99: float
    cpu: float
    failed: int


@dataclass(frozen=True)
class OnePage:
    """The same request, again and again."""

    address: Address
    headers: Mapping[str, str] = field(default_factory=dict)

    def arguments(self, port: int) -> list[str]:
        """The arguments of wrk."""
        named = {"Host": self.address.host, "Accept-Encoding": "br", **self.headers}
        sent = [part for name, value in named.items() for part in ("-H", f"{name}: {value}")]
        return [
            *sent,
            "-s",
            str(LUA / "figures.lua"),
            f"http://127.0.0.1:{port}{self.address.target}",
        ]


@dataclass(frozen=True)
class Requests:
    """The requests of a file, in turn.

    Attributes:
        file: of `requests_file`.
        share_that_fails: the share of answers that are to be 404 or the like.
    """

    file: Path
    share_that_fails: float = 0.0

    def arguments(self, port: int) -> list[str]:
        """The arguments of wrk."""
        return ["-s", str(LUA / "requests.lua"), f"http://127.0.0.1:{port}", str(self.file)]


@contextmanager
def flooded(server: BenchServer, what: Requests, connections: int) -> Iterator[None]:
    """Requests over so many connections, for as long as the block lasts."""
    with subprocess.Popen(
        [*_wrk(LONGEST, connections), *what.arguments(server.port)], stdout=subprocess.DEVNULL
    ) as flood:
        try:
            yield
        finally:
            flood.terminate()


def _wrk(seconds: int, connections: int) -> list[str]:
    return ["taskset", "-c", cores()[1], "wrk", "-t1", f"-c{connections}", f"-d{seconds}s"]


def load(
    server: BenchServer,
    what: OnePage | Requests,
    seconds: int,
    connections: int = CONNECTIONS,
) -> Run:
    """Run wrk for some seconds."""
    before = cpu_seconds(server.pid)
    done = subprocess.run(
        [*_wrk(seconds, connections), *what.arguments(server.port)],
        capture_output=True,
        text=True,
        check=True,
    )
    spent = cpu_seconds(server.pid) - before
    figures = json.loads(done.stdout.splitlines()[-1])
    requests = figures["requests"]
    share = what.share_that_fails if isinstance(what, Requests) else 0.0
    # Of some thousands of requests the share is not met to the last one.
    unexpected = abs(figures["status"] - round(share * requests))
    unexpected = 0 if 0 < share < 1 and unexpected < share * requests / 2 else unexpected
    return Run(
        rate=requests / (figures["microseconds"] / 1e6),
        p50=figures["p50"] / 1e3,
        p99=figures["p99"] / 1e3,
        cpu=spent / max(1, requests) * 1e6,
        failed=unexpected + figures["broken"],
    )
