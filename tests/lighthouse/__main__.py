"""Lighthouse, as a phone on a slow line, over every template in both locales.

make lighthouse                                # three runs of each page: more than an hour
make lighthouse LIGHTHOUSE="--only blog --runs 1"

The production server, with packed pages and nothing in front. Prints the median of each category
and the audits that cost something, and exits 1 where a median is below 100. It needs a quiet
machine: the score for performance is judged by the clock.
"""

import argparse
import json
import os
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TypedDict
from urllib.parse import quote

from tests.bench import servers
from tests.bench.site import BenchSite
from tests.support.browser import program
from tests.support.urls import RELEASED


class LighthouseReport(TypedDict):
    """One run: the scores of its categories, and the audits that cost something."""

    url: str
    scores: dict[str, int]
    lost: list[str]


def pages(site: BenchSite, only: str) -> dict[str, str]:
    """Each template's name and host by the address of its page."""
    return {
        f"http://{host}{quote(path, safe='/?&=+,%')}": f"{name} ({host})"
        for name, path in RELEASED.items()
        if only in name
        for host in site.hosts
    }


def reports(urls: Iterable[str], runs: int) -> Iterator[LighthouseReport]:
    """One report for each run of each address, as they come."""
    with subprocess.Popen(
        ["node", "audit.mjs"],
        cwd=Path(__file__).parent,
        env={**os.environ, "CHROME_PATH": program("CHROMIUM"), "RUNS": str(runs)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write("\n".join(urls))
        process.stdin.close()
        for line in process.stdout:
            yield json.loads(line)
    if process.returncode:
        raise SystemExit(process.returncode)


def medians(of_one_page: Iterable[LighthouseReport]) -> dict[str, float]:
    """The median of each category, in percent."""
    scores = defaultdict(list)
    for report in of_one_page:
        for category, score in report["scores"].items():
            scores[category].append(score)
    return {category: median(all_of) for category, all_of in scores.items()}


def judge(names: Mapping[str, str], runs: int) -> bool:
    """Print the scores of each page; whether all of them are full."""
    all_full = True
    for url, group in groupby(reports(names, runs), key=itemgetter("url")):
        of_one_page = list(group)
        scores = medians(of_one_page)
        all_full &= all(score == 100 for score in scores.values())
        lost = sorted({audit for report in of_one_page for audit in report["lost"]})
        print(*(f"{score:4.0f}" for score in scores.values()), names[url], *lost, flush=True)
    return all_full


def main() -> int:
    """Audit, print, and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="templates whose name holds this")
    parser.add_argument("--runs", default=3, type=int, help="of each page")
    given = parser.parse_args()
    with TemporaryDirectory(prefix="portolan-lighthouse-") as folder:
        site = BenchSite(Path(folder).resolve())
        site.prepare()
        log = site.folder / "granian.log"
        with servers.granian(site.environment, site.port, log, target=servers.PRODUCTION):
            return 0 if judge(pages(site, given.only), given.runs) else 1


if __name__ == "__main__":
    raise SystemExit(main())
