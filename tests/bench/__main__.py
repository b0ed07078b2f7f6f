"""Measure, print, and fail when a gate fails: `python -m tests.bench [--quick]`."""

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tests.bench import servers
from tests.bench.equality import copies_differ, differences
from tests.bench.machine import install_programs, memory_mb
from tests.bench.mirror import mirror
from tests.bench.pairs import FULL, QUICK, Plan
from tests.bench.redirects import look_up_microseconds
from tests.bench.renders import render_milliseconds
from tests.bench.report import (
    BenchLimit,
    show_comparison,
    show_look_ups,
    show_renders,
    show_starts,
    show_stored,
    show_tools,
    verdict,
)
from tests.bench.scenarios import Scenarios
from tests.bench.site import Address, BenchSite
from tests.bench.starts import LIMITS as START_LIMITS
from tests.bench.starts import start_ratios
from tests.bench.storm import WORKERS, renders_in_storms
from tests.bench.tools import LIMITS, slowest_but_some, tool_milliseconds
from tests.support.ports import free_port

STORMS = 5
BUSY = 0.5
RATIOS = (0.80, 0.75, 0.70, 0.65)
"""The least share of nginx's figure: a hot page, all pages, 304, all pages with 1% unknown."""


def main() -> int:
    """The whole benchmark; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="two minutes instead of ten")
    plan = QUICK if parser.parse_args().quick else FULL
    install_programs()
    with TemporaryDirectory(prefix="portolan-bench-") as folder:
        site = BenchSite(Path(folder).resolve())
        if (others := os.getloadavg()[0]) > BUSY:
            print(f"the machine is busy (load {others:.1f}): ratios will scatter and sink")
        print("preparing")
        site.prepare()
        addresses = site.addresses()
        print(f"  {len(addresses)} pages on {len(site.hosts)} sites")
        costs = render_milliseconds(site.app, addresses)
        show_renders(costs)
        cost = median(costs.values())
        gates = [BenchLimit("rendering, median of templates, CPU ms", cost, 1.2, at_least=False)]
        gates += _tools(site, addresses)
        gates += _starts()
        look_ups = look_up_microseconds()
        show_look_ups(look_ups)
        gates.append(
            BenchLimit(
                "redirect look-up that misses, CPU µs", look_ups["no rule"], 1, at_least=False
            )
        )
        gates += _measure(site, addresses, plan)
        gates.append(_storm(site, addresses))
        return verdict(gates)


def _tools(site: BenchSite, addresses: Sequence[Address]) -> list[BenchLimit]:
    costs = tool_milliseconds(site, addresses)
    show_tools(costs)
    return [
        BenchLimit(
            f"{name}, uncached, p95, CPU ms", slowest_but_some(costs[name]), limit, at_least=False
        )
        for name, limit in LIMITS.items()
    ]


def _starts() -> list[BenchLimit]:
    ratios = start_ratios()
    show_starts(ratios)
    return [
        BenchLimit(f"{name}, × import flask", ratio, START_LIMITS[name], at_least=False)
        for name, ratio in ratios.items()
    ]


def _show_memory(ours: int, theirs: int) -> None:
    print(f"\nmemory: granian {memory_mb(ours):.0f} MB, nginx {memory_mb(theirs):.0f} MB")


def _measure(site: BenchSite, addresses: Sequence[Address], plan: Plan) -> list[BenchLimit]:
    with ExitStack() as running:
        ours = running.enter_context(
            servers.granian(
                site.environment, site.port, site.folder / "granian.log", target=servers.COUNTED
            )
        )
        _refuse(differences(site, site.port, addresses))
        files = [address for address in addresses if not address.has_query]
        port = free_port()
        configuration = mirror(files, site.port, port, site.folder)
        theirs = running.enter_context(
            servers.nginx(configuration, port, site.folder / "nginx.log")
        )
        _refuse(copies_differ(site.port, port, files))
        print("\nbytes, headers, encodings and validators equal a fresh rendering, also on nginx")
        scenarios = Scenarios(site, addresses, (ours, theirs), plan)
        compared = []
        for comparison in scenarios.against_nginx():
            show_comparison(comparison)
            compared.append(comparison)
        failed = sum(comparison.failed for comparison in compared)
        for comparison in scenarios.alone():
            show_comparison(comparison)
            failed += comparison.failed
        flood = scenarios.in_a_flood()
        print(f"\nthe home page in a flood of unknown addresses: p99 {flood:.1f} ms")
        stored = scenarios.stored()
        show_stored(stored)
        _show_memory(ours.pid, theirs.pid)
    beside = median(one.ratio for one in stored)
    return [
        *(
            BenchLimit(f"{one.name}, ratio", one.ratio, least, at_least=True)
            for one, least in zip(compared, RATIOS, strict=True)
        ),
        BenchLimit("home page in a flood, p99, ms", flood, 50, at_least=False),
        BenchLimit("forms stored, ratio to SQLite", beside, 0.5, at_least=True),
        BenchLimit("answers that were not as expected", failed, 0, at_least=False),
    ]


def _refuse(faults: Iterable[str]) -> None:
    if first := list(islice(faults, 20)):
        sys.exit("not the same pages:\n  " + "\n  ".join(first))


def _storm(site: BenchSite, addresses: Sequence[Address]) -> BenchLimit:
    site.unpack()
    site.count_file.write_text("")
    with servers.granian(
        site.environment,
        site.port,
        site.folder / "storm.log",
        target=servers.COUNTED,
        workers=WORKERS,
    ) as server:
        cold = [one for one in addresses if one.host == site.hosts[0] and not one.has_query]
        counts = renders_in_storms(site, server, cold[:: max(1, len(cold) // STORMS)][:STORMS])
    print(f"\ncold storm on {WORKERS} workers, renderings:")
    for target, count in counts.items():
        print(f"  {target:40}{count:3}")
    return BenchLimit("cold storm, renderings of a page", max(counts.values()), 1, at_least=False)


if __name__ == "__main__":
    sys.exit(main())
