"""The answer of a rule: asked for only where there is no page, so a page always wins."""

import re
from collections.abc import Iterable
from contextvars import Context
from pathlib import Path
from urllib.parse import urlsplit

from flask import Flask, Response, abort, current_app, g, request

from portolan.content.store import ContentUnavailable
from portolan.web.content import documents_at, store
from portolan.web.page import PRIVATE, REPRESENTATION, asks_for_data, keep
from portolan.web.page_cache.page_harvest import data_address
from portolan.web.page_cache.wsgi_response import ask
from portolan.web.proxies.table import settled
from portolan.web.redirects.check import MOST_HOPS
from portolan.web.redirects.files import read_files, rule_files
from portolan.web.redirects.rule import REDIRECT, REDIRECTS, TEMPORARY, RedirectRule
from portolan.web.redirects.table import RuleMatch, RuleTable
from portolan.web.redirects.target import target

REWRITTEN = "portolan.rewritten"
"""WSGI environment key: the request is the inside of a rewrite, which cannot be rewritten again."""


_SLASHES = re.compile(r"/{2,}")


def init_redirects(app: Flask, files: Iterable[Path]) -> None:
    """Read the sections' rules; those of documents' former addresses come with the content."""
    app.extensions["redirects"] = Redirects(tuple(read_files(rule_files(files))))
    app.before_request(_settle_slashes)


def _settle_slashes() -> Response | None:
    """`//blog` is `/blog`: the answer leads there, or where the rule of `/blog` leads."""
    # As it came: `request.path` has lost the slashes in front.
    given = request.environ.get("PATH_INFO", "")
    if "//" not in given or request.method not in ("GET", "HEAD"):
        return None
    path = _SLASHES.sub("/", given.encode("latin-1").decode("utf-8", "replace"))
    there = _ask_inside(path, _query())
    if there.status_code in REDIRECTS:
        return there
    if there.status_code != 200:
        abort(404)
    spelling = RuleMatch(RedirectRule(path, path.rstrip("/") or "/"), {})
    return led_to(target(spelling, _query()))


def redirected() -> Response | None:
    """What a rule answers to the current request; None if there is none for it."""
    if request.method not in ("GET", "HEAD") or request.environ.get(REWRITTEN):
        return None
    hit = answering(request.path)
    if hit is None:
        return None
    goal = final_target(hit, _query())
    if hit.rule.is_rewrite:
        path, _, query = goal.partition("?")
        return _ask_inside(path, query, rewritten=True)
    return led_to(goal, hit.rule.answer_status)


def answering(path: str) -> RuleMatch | None:
    """The rule for a path that is no page: one of the data, or another spelling of an address."""
    redirects: Redirects = current_app.extensions["redirects"]
    return redirects.table().find(path) or _in_its_case(path)


def final_target(hit: RuleMatch, query: str) -> str:
    """Where a rule leads in the end: a target that another rule takes on is not stopped at."""
    redirects: Redirects = current_app.extensions["redirects"]
    goal = target(hit, query)
    for _ in range(MOST_HOPS):
        parts = urlsplit(goal)
        further = None if is_page(parts.path) else redirects.table().find(parts.path)
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


def _query() -> str:
    return request.query_string.decode("latin-1")


def _shown_to_asker(goal: str) -> str:
    """The navigation, which asks for data, is led to the data of the other page."""
    if not asks_for_data():
        return goal
    return data_address(goal, str(request.environ[REPRESENTATION]))


class Redirects:
    """The rules of the site: those of the files, then those of the content of the moment."""

    def __init__(self, rules: tuple[RedirectRule, ...]) -> None:
        self._rules = rules
        self._release = ""
        self._table = RuleTable.of(rules)

    def table(self) -> RuleTable:
        """The rules, arranged anew when other content has been swapped in."""
        try:
            release = store().release()
        except ContentUnavailable:
            return self._table
        if release != self._release:
            self._table = RuleTable.of([*self._rules, *former_addresses()])
            self._release = release
        return self._table


def browser_rules() -> list[dict[str, object]]:
    """The rules that the browser's navigation follows by itself, with the fields of the data.

    It fills nothing in, so these are rules of one address each.
    """
    redirects: Redirects = current_app.extensions["redirects"]
    return [
        {"fromPath": rule.from_path, "toPath": rule.to_path, "ignoreCase": rule.ignore_case}
        for rule in redirects.table().rules
        if rule.redirect_in_browser and rule.is_exact and not rule.is_rewrite
    ]


def former_addresses() -> list[RedirectRule]:
    """A rule for each address that a document once had."""
    return [RedirectRule(old, new, place=new) for old, new in store().former()]


def led_to(goal: str, status: int = REDIRECT) -> Response:
    """The answer that leads the visitor, or the navigation that asks for data, elsewhere."""
    return keep(_moved(status, _shown_to_asker(goal)))


def moved_to(path: str) -> Response:
    """The answer that leads for good to the one address of a page, the query with it."""
    query = _query()
    return led_to(f"{path}?{query}" if query else path)


def found_at(path: str) -> Response:
    """The answer that leads from a visitor's words to the page that they mean, kept by nobody."""
    answer = _moved(TEMPORARY, _shown_to_asker(path))
    answer.headers["Cache-Control"] = PRIVATE
    return answer


def _moved(status: int, goal: str) -> Response:
    g.is_page_data = True
    # Without a body: that of `redirect` is an English page that nobody sees.
    answer = Response(status=status, mimetype="text/plain")
    answer.location = goal
    answer.autocorrect_location_header = False
    return answer


def _ask_inside(path: str, query: str, *, rewritten: bool = False) -> Response:
    """What the site answers to the visitor at another path."""
    inside = {
        **request.environ,
        # HEAD is cut short by whoever answers it.
        "REQUEST_METHOD": "GET",
        "PATH_INFO": path.encode().decode("latin-1"),
        "QUERY_STRING": query,
        REWRITTEN: rewritten,
        REPRESENTATION: request.environ.get(REPRESENTATION, "html"),
    }
    g.is_page_data = True
    # In a context of its own, or Flask would let the two requests share one `g`.
    shown = Context().run(ask, current_app.wsgi_app, inside)
    return Response(shown.read(), shown.status, shown.headers)
