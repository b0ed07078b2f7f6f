"""The check of the redirect rules."""

import re
from collections.abc import Callable, Collection, Iterator
from urllib.parse import urlsplit

from portolan.core.paths import fit, segments
from portolan.web.redirects.rule import PLACEHOLDER, RedirectRule
from portolan.web.redirects.table import RuleTable
from portolan.web.redirects.target import target

MOST_HOPS = 5
"""The maximum length of a chain of rules."""

Status = Callable[[str], int]
"""A function from a path to the site's status there, without rules applied."""


def faults(table: RuleTable, status: Status, pages: Collection[str]) -> Iterator[str]:
    """Every fault with the place of its rule: hidden, shadowed, chained or looping, dead.

    `pages` are the addresses of the site, for targets with placeholders.
    """
    shapes: dict[str, RedirectRule] = {}
    for rule in table.rules:
        for fault in _faults_of(rule, table, status, pages):
            yield f"{rule.place}: {rule.from_path}: {fault}"
        first = shapes.setdefault(_shape(rule), rule)
        if first is not rule and not rule.is_exact:
            yield f"{rule.place}: {rule.from_path}: hidden by {first.place}"


def _faults_of(
    rule: RedirectRule, table: RuleTable, status: Status, pages: Collection[str]
) -> Iterator[str]:
    if rule.is_exact:
        if status(rule.from_path) == 200:
            yield "a page is there, so the rule is never asked"
        match = table.find(rule.from_path)
        if match is None or match.rule is not rule:
            yield f"hidden by {match.rule.place if match else 'nothing'}"
    goal = urlsplit(rule.to_path).path
    if PLACEHOLDER.search(rule.to_path):
        yield from _faults_of_pattern(rule, goal, table, pages)
        return
    answer = status(goal)
    if answer != 200:
        yield from _taken_on(rule, goal, table) or [f"{goal} answers {answer}"]


def _faults_of_pattern(
    rule: RedirectRule, goal: str, table: RuleTable, pages: Collection[str]
) -> Iterator[str]:
    known = {part.lstrip(":") for part in segments(rule.from_path) if part[0] in ":*"}
    for name in PLACEHOLDER.findall(rule.to_path):
        if (name or "*") not in known:
            yield f"nothing is known of {{{name}}}"
    pattern = PLACEHOLDER.sub(lambda group: f":{group[1]}" if group[1] else "*", goal)
    if not any(fit(pattern, page) is not None for page in pages):
        yield f"no page is at {pattern}"
    # Without a page another pattern may match, and is followed within the same hop.
    sample = PLACEHOLDER.sub("no-such-page", goal)
    if _goes_round(sample, table):
        yield f"{sample} is led round in a circle"


def _taken_on(rule: RedirectRule, goal: str, table: RuleTable) -> list[str]:
    """The fault of a target that another rule redirects."""
    further = table.find(goal)
    if further is None:
        return []
    if further.rule is rule:
        return [f"{goal} leads to itself"]
    return [f"{goal} is redirected again, by {further.rule.place}"]


def _goes_round(path: str, table: RuleTable) -> bool:
    for _ in range(MOST_HOPS):
        match = table.find(path)
        if match is None:
            return False
        path = urlsplit(target(match)).path
    return True


def _shape(rule: RedirectRule) -> str:
    """A value that is equal for rules that match the same paths."""
    return re.sub(r":\w+", ":", "/".join(segments(rule.from_path))).casefold()
