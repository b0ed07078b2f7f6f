"""The first steps of a redirect: the rule for a path, and its final target."""

from http import HTTPStatus
from urllib.parse import unquote, urlsplit

from flask import current_app

from portolan.web.content import documents_at
from portolan.web.proxies.table import in_rule_case
from portolan.web.redirects.check import MOST_HOPS
from portolan.web.redirects.current_rules import rule_table
from portolan.web.redirects.internal_requests import ask_inside
from portolan.web.redirects.redirect_answer import query_string
from portolan.web.redirects.rule import REDIRECTS, RedirectRule
from portolan.web.redirects.table import RuleMatch
from portolan.web.redirects.target import target
from portolan.web.representation import asks_for_data

_NO_PAGE = (HTTPStatus.NOT_FOUND, HTTPStatus.METHOD_NOT_ALLOWED)


def answering(path: str) -> RuleMatch | None:
    """The rule for a path without a page: for a page in another case, of the table, for a proxy."""
    return _page_in_its_case(path) or rule_table().find(path) or _proxied_in_its_case(path)


def final_target(match: RuleMatch, query: str) -> str:
    """The final target of a rule, after all rules that match its targets."""
    goal = target(match, query)
    for _ in range(0 if match.is_final else MOST_HOPS):
        parts = urlsplit(goal)
        further = None if is_page(parts.path) else rule_table().find(parts.path)
        if further is None or further.rule.is_rewrite:
            break
        goal = target(further, parts.query)
    return goal


def is_page(path: str) -> bool:
    """Whether a page with an address of its own is at the path."""
    return path in current_app.extensions["listed_pages"] or bool(documents_at([path]))


def _page_in_its_case(path: str) -> RuleMatch | None:
    """The rule from `/Blog` to `/blog`, if that is a page."""
    lower = path.lower().rstrip("/")
    if lower == path.rstrip("/"):
        return None
    if is_page(lower):
        return RuleMatch(RedirectRule(path, lower), {}, is_final=True)
    # Of the pages of a data set, which no list has, only their view knows where they are.
    there = ask_inside(lower, query_string(), rewritten=True)
    if there.status_code in _NO_PAGE:
        return None
    is_led = there.status_code in REDIRECTS and not asks_for_data()
    target = _path_of(there.location) if is_led else lower
    return RuleMatch(RedirectRule(path, target), {}, is_final=True)


def _path_of(location: str) -> str:
    return unquote(urlsplit(location).path)


def _proxied_in_its_case(path: str) -> RuleMatch | None:
    """The rule from `/Login` to the proxied `/login`."""
    proxied = in_rule_case(path)
    return RuleMatch(RedirectRule(path, proxied), {}) if proxied else None
