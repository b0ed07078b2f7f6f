"""What is wrong with the rules, before a visitor meets it."""

from collections.abc import Callable, Collection, Iterator
from urllib.parse import urlsplit

from portolan.paths import fit
from portolan.web.redirects.rule import PLACEHOLDER, Rule
from portolan.web.redirects.table import RuleTable

Status = Callable[[str], int]
"""Asks the site: path to status, without following a rule."""


def faults(table: RuleTable, status: Status, pages: Collection[str]) -> Iterator[str]:
    """Every fault, with the place of the rule: hidden, shadowed, chained or looping, dead.

    `pages` are the addresses of the site, for targets that stand for many of them.
    """
    for rule in table.rules:
        for fault in _faults_of(rule, table, status, pages):
            yield f"{rule.place}: {rule.from_path}: {fault}"


def _faults_of(
    rule: Rule, table: RuleTable, status: Status, pages: Collection[str]
) -> Iterator[str]:
    if rule.is_exact:
        if status(rule.from_path) == 200:
            yield "a page is there, so the rule is never asked"
        found = table.find(rule.from_path)
        if found is None or found.rule is not rule:
            yield f"hidden by {found.rule.place if found else 'nothing'}"
    goal = urlsplit(rule.to_path).path
    if PLACEHOLDER.search(goal):
        pattern = PLACEHOLDER.sub(lambda found: f":{found[1]}" if found[1] else "*", goal)
        if not any(fit(pattern, page) is not None for page in pages):
            yield f"no page is at {pattern}"
        return
    answer = status(goal)
    if answer == 200:
        return
    further = table.find(goal)
    if further is None:
        yield f"{goal} answers {answer}"
    elif further.rule is rule:
        yield f"{goal} leads to itself"
    else:
        yield f"{goal} is redirected again, by {further.rule.place}"
