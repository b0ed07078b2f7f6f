"""What is measured: the cases that the site's speed stands or falls with."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

from tests.bench.fetch import fetch
from tests.bench.inserts import Beside, posts_beside_inserts
from tests.bench.load import OnePage, Requests, flooded, load
from tests.bench.pairs import PairComparison, Plan, alone, compare
from tests.bench.requests_file import DRAWS, searches, unknown, write_gets, write_posts, zipf
from tests.bench.servers import BenchServer
from tests.bench.site import Address, BenchSite

HOT = "/products/ocean-freight"
"""A page of the usual size: 34 KB, 8 KB compressed."""
MOVED = "/services/ocean-freight"
FLOOD, VISITORS = 256, 4
"""Connections that ask for what is not there, and those that read the home page."""


class Scenarios:
    """The cases of one site, on the application and on nginx."""

    def __init__(
        self,
        site: BenchSite,
        addresses: Sequence[Address],
        servers: tuple[BenchServer, BenchServer],
        plan: Plan,
    ) -> None:
        self._site = site
        self._addresses = [address for address in addresses if not address.has_query]
        self._ours, self._theirs = servers
        self._plan = plan

    def against_nginx(self) -> Iterator[PairComparison]:
        """The cases in which nginx sends the same bytes, in the order of their gates."""
        hot = Address(self._site.hosts[0], HOT)
        yield self._compare("one hot page", OnePage(hot), OnePage(hot))
        every = Requests(self._gets("zipf", zipf(self._addresses)))
        yield self._compare("all pages of both sites, Zipf", every, every)
        yield self._compare("304", *(self._known(hot, one) for one in (self._ours, self._theirs)))
        some = Requests(
            self._gets("some-lost", zipf(self._addresses, missing=0.01)), share_that_fails=0.01
        )
        yield self._compare("all pages, 1% unknown", some, some)

    def in_a_flood(self) -> float:
        """The home page's p99 in milliseconds while 256 connections ask for unknown addresses."""
        home = Address(self._site.hosts[0], "/")
        with flooded(self._ours, self._lost(), FLOOD):
            runs = [load(self._ours, OnePage(home), self._plan.seconds, VISITORS) for _ in range(5)]
        return median(run.p99 for run in runs)

    def _lost(self) -> Requests:
        lost = [unknown(self._site.hosts[0], number) for number in range(10_000)]
        return Requests(self._gets("lost", lost), share_that_fails=1.0)

    def alone(self) -> Iterator[PairComparison]:
        """The cases that reach Flask."""
        host = self._site.hosts[0]
        moved = Address(host, MOVED)
        yield self._alone("redirect, exact rule", OnePage(moved))
        carried = self._gets("moved", [Address(host, f"{MOVED}?n={n}") for n in range(10_000)])
        yield self._alone("redirect with a query", Requests(carried))
        yield self._alone("unknown pages", self._lost())
        for host, language in zip(self._site.hosts, ("English", "Chinese"), strict=True):
            searched = Requests(self._gets(f"search-{language}", searches([host])))
            yield self._alone(f"search, {language} site", searched)
        posts = write_posts(self._site.folder / "posts", self._site.hosts[0])
        yield self._alone("contact form, stored", Requests(posts))

    def stored(self) -> list[Beside]:
        """Contact forms that are stored, beside rows that SQLite stores on the same disk."""
        file = self._site.folder / "posts-beside"
        # Others than those before: what is sent twice is kept once.
        posts = Requests(write_posts(file, self._site.hosts[0], first=DRAWS))
        return posts_beside_inserts(self._ours, posts, self._site.folder, self._plan)

    def _compare(
        self, name: str, ours: OnePage | Requests, theirs: OnePage | Requests
    ) -> PairComparison:
        return compare(name, (self._ours, ours), (self._theirs, theirs), self._plan)

    def _alone(self, name: str, what: OnePage | Requests) -> PairComparison:
        return alone(name, self._ours, what, self._plan)

    def _known(self, address: Address, server: BenchServer) -> OnePage:
        etag = fetch(server.port, address, "br").headers["etag"]
        return OnePage(address, {"If-None-Match": etag})

    def _gets(self, name: str, addresses: Sequence[Address]) -> Path:
        return write_gets(self._site.folder / name, addresses)
