"""What looking for a redirect costs among 10,000 rules: CPU time in this process, per look-up."""

import time
from collections.abc import Sequence
from statistics import median

from portolan.web.redirects.rule import RedirectRule
from portolan.web.redirects.table import RuleTable

EXACT, PATTERNS = 9_000, 1_000
ROUNDS = 15
PATHS = 2_000


def look_up_microseconds() -> dict[str, float]:
    """The median cost of a hit of each kind of rule and of a miss, by name."""
    table = RuleTable.of(_rules())
    cases = {
        "exact rule": [f"/old/section-{n % 40}/page-{n}" for n in range(PATHS)],
        "pattern": [f"/former/kind-{n % 1000}/slug-{n}" for n in range(PATHS)],
        "no rule": [f"/blog/no-such-post-{n}" for n in range(PATHS)],
    }
    return {name: _cost(table, paths) for name, paths in cases.items()}


def _rules() -> list[RedirectRule]:
    exact = [RedirectRule(f"/old/section-{n % 40}/page-{n}", "/blog") for n in range(EXACT)]
    return exact + [
        RedirectRule(f"/former/kind-{n}/:slug", "/blog/{slug}") for n in range(PATTERNS)
    ]


def _cost(table: RuleTable, paths: Sequence[str]) -> float:
    spent = []
    for _ in range(ROUNDS):
        before = time.thread_time()
        for path in paths:
            table.find(path)
        spent.append((time.thread_time() - before) / len(paths))
    return median(spent) * 1e6
