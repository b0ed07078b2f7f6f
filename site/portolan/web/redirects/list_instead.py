"""Targets of redirect patterns: the list above, if the page itself does not exist."""

from collections.abc import Iterator
from http import HTTPStatus
from urllib.parse import urlsplit

from portolan.core.paths import segments
from portolan.web.redirects.current_rules import rule_table
from portolan.web.redirects.internal_requests import ask_inside
from portolan.web.redirects.match import is_page
from portolan.web.redirects.redirect_answer import query_string
from portolan.web.redirects.rule import PLACEHOLDER
from portolan.web.redirects.table import RuleMatch


def known_target(match: RuleMatch, goal: str) -> str:
    """The target of a rule, or the nearest page above it if a pattern leads to none."""
    parts = urlsplit(goal)
    if match.rule.is_exact or not PLACEHOLDER.search(match.rule.to_path):
        return goal
    if _is_there(parts.path, parts.query):
        return goal
    path = _list_above(parts.path, match.rule.from_path)
    return parts._replace(path=path, query=query_string(), fragment="").geturl()


def _is_there(path: str, query: str) -> bool:
    if is_page(path) and not query:
        return True
    # Of the pages of a data set, and of a list's further pages, only their view knows.
    return ask_inside(path, query, rewritten=True).status_code != HTTPStatus.NOT_FOUND


def _list_above(goal: str, from_path: str) -> str:
    """The nearest page above the target, or else above the path that is redirected."""
    above = (goal, *_parents(goal), *map(_led, _parents(from_path)))
    return next((path for path in above if is_page(path)), "/")


def _parents(path: str) -> Iterator[str]:
    parts = segments(path)
    for end in range(len(parts) - 1, 0, -1):
        yield "/" + "/".join(parts[:end])


def _led(path: str) -> str:
    """The path, or the target of its own redirect rule."""
    match = rule_table().find(path)
    return path if match is None or not match.rule.is_exact else match.rule.to_path
