"""The first steps of a redirect: the rule for a path, and where it leads in the end."""

from urllib.parse import urlsplit

from flask import current_app

from portolan.web.content import documents_at
from portolan.web.proxies.table import settled
from portolan.web.redirects.check import MOST_HOPS
from portolan.web.redirects.current_rules import rule_table
from portolan.web.redirects.rule import RedirectRule
from portolan.web.redirects.table import RuleMatch
from portolan.web.redirects.target import target


def answering(path: str) -> RuleMatch | None:
    """The rule for a path that is no page: one of the data, or another spelling of an address."""
    return rule_table().find(path) or _in_its_case(path)


def final_target(match: RuleMatch, query: str) -> str:
    """Where a rule leads in the end: a target that another rule takes on is not stopped at."""
    goal = target(match, query)
    for _ in range(MOST_HOPS):
        parts = urlsplit(goal)
        further = None if is_page(parts.path) else rule_table().find(parts.path)
        if further is None or further.rule.is_rewrite:
            break
        goal = target(further, parts.query)
    return goal


def is_page(path: str) -> bool:
    """Whether a page with an address of its own is there."""
    return path in current_app.extensions["listed_pages"] or bool(documents_at([path]))


def _in_its_case(path: str) -> RuleMatch | None:
    """`/Blog` is `/blog` if that is a page, and `/Login` is the proxied `/login`."""
    if proxied := settled(path):
        return RuleMatch(RedirectRule(path, proxied), {})
    lower = path.lower().rstrip("/")
    if lower == path.rstrip("/") or not is_page(lower):
        return None
    return RuleMatch(RedirectRule(path, lower), {})
