"""A cold storm: many ask for a page that nobody has rendered yet."""

from collections import Counter
from collections.abc import Sequence

from tests.bench.load import OnePage, load
from tests.bench.servers import BenchServer
from tests.bench.site import Address, BenchSite

WORKERS = 2


def renders_in_storms(
    site: BenchSite, server: BenchServer, addresses: Sequence[Address]
) -> dict[str, int]:
    """How often each page is rendered when 64 connections ask for it at once, on two workers."""
    before = _count(site)
    for address in addresses:
        run = load(server, OnePage(address), 1)
        if run.failed:
            raise SystemExit(f"{run.failed} answers failed in a storm on {address.target}")
    rendered = _count(site) - before
    return {address.target: rendered[address.target] for address in addresses}


def _count(site: BenchSite) -> Counter[str]:
    return Counter(site.count_file.read_text("latin-1").splitlines())
