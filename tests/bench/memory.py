"""What a worker of the production server holds: `python -m tests.bench.memory`.

50,000 requests come over 64 connections: pages of both sites by Zipf's law, one in a hundred of
them unknown, each in one of three encodings, and searches. Pages that the processes share count
once for all of them (PSS). Exit 1 beyond the limit.
"""

import random
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.load import Requests, load
from tests.bench.machine import family, install_programs, memory_mb
from tests.bench.requests_file import SEED, searches, write_encoded, zipf
from tests.bench.servers import PRODUCTION, BenchServer, granian
from tests.bench.site import Address, BenchSite

REQUESTS = 50_000
WORKERS = 2
LIMIT_MB = 160
ENCODINGS = ("br", "br", "br", "gzip", "identity")
"""Of five requests, three are those of browsers."""


def main() -> int:
    """Measure at the start and at the end; returns the exit status."""
    install_programs()
    with TemporaryDirectory(prefix="portolan-memory-") as folder:
        site = BenchSite(Path(folder).resolve())
        site.prepare()
        return measured(site, site.addresses(), PRODUCTION)


def measured(site: BenchSite, addresses: Sequence[Address], target: str) -> int:
    """Serve, ask, and print what the worker holds before and after."""
    file = write_encoded(site.folder / "mixed", _mixed(site, addresses))
    log = site.folder / "granian.log"
    server = granian(site.environment, site.port, log, target=target, workers=WORKERS)
    with server as running:
        print(f"at the start: {_worker_mb(running):.0f} MB a worker")
        answered = 0.0
        while answered < REQUESTS * WORKERS:
            answered += load(running, Requests(file), 1).rate
        held = _worker_mb(running)
        whole = memory_mb(running.pid)
        print(f"after {answered / WORKERS:,.0f} requests each: {held:.0f} MB a worker, "
              f"{whole:.0f} MB with the process that starts them")  # fmt: skip
    return int(held > LIMIT_MB)


def _mixed(site: BenchSite, addresses: Sequence[Address]) -> Iterator[tuple[Address, str]]:
    dice = random.Random(SEED)  # noqa: S311 - the same requests in every run
    visits = zipf([one for one in addresses if not one.has_query], missing=0.01)
    query = list(chain(visits, searches(site.hosts)))
    dice.shuffle(query)
    return ((address, dice.choice(ENCODINGS)) for address in query)


def _worker_mb(server: BenchServer) -> float:
    """The mean of the workers, without the process that starts them."""
    _first, *workers = family(server.pid)
    return sum(map(memory_mb, workers)) / len(workers)


if __name__ == "__main__":
    sys.exit(main())
