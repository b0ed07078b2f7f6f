"""The answer of a rule: asked for only where there is no page, so a page always wins."""

import re
from contextvars import Context

from flask import Flask, Response, abort, current_app, request

from portolan.content.store import ContentUnavailable
from portolan.web.cache.page_harvest import data_address
from portolan.web.cache.wsgi_answer import ask
from portolan.web.content import documents_at, store
from portolan.web.page import PUBLIC, REPRESENTATION
from portolan.web.redirects.files import read_files, rule_files
from portolan.web.redirects.rule import REDIRECT, REDIRECTS, Rule
from portolan.web.redirects.table import Hit, RuleTable
from portolan.web.redirects.target import target

REWRITTEN = "portolan.rewritten"
"""WSGI environment key: the request is the inside of a rewrite, which cannot be rewritten again."""


_SLASHES = re.compile(r"/{2,}")


def init_redirects(app: Flask) -> None:
    """Read the rules; those of the documents' former addresses come with the content."""
    app.extensions["redirects"] = Redirects(tuple(read_files(rule_files())))
    app.before_request(_settle_slashes)


def _settle_slashes() -> Response | None:
    """`//blog` is `/blog`: the answer leads there, or where the rule of `/blog` leads."""
    # As it came: `request.path` has lost the slashes in front.
    given = request.environ.get("PATH_INFO", "")
    if "//" not in given or request.method not in ("GET", "HEAD"):
        return None
    path = _SLASHES.sub("/", given.encode("latin-1").decode("utf-8", "replace"))
    there = _ask_inside(path, request.query_string.decode("latin-1"))
    if there.status_code not in (200, *REDIRECTS):
        abort(404)
    hit = Hit(Rule(path, path.rstrip("/") or "/"), {})
    goal = target(hit, request.query_string.decode("latin-1"))
    return _moved(REDIRECT, there.location or goal)


def redirected() -> Response | None:
    """What a rule answers to the current request; None if there is none for it."""
    if request.method not in ("GET", "HEAD") or request.environ.get(REWRITTEN):
        return None
    redirects: Redirects = current_app.extensions["redirects"]
    hit = redirects.table().find(request.path) or _in_lower_case(request.path)
    if hit is None:
        return None
    goal = target(hit, request.query_string.decode("latin-1"))
    if hit.rule.is_rewrite:
        path, _, query = goal.partition("?")
        return _ask_inside(path, query, rewritten=True)
    asks_for_data = request.environ.get(REPRESENTATION) == "page-data"
    return _moved(hit.rule.answer_status, data_address(goal) if asks_for_data else goal)


def _in_lower_case(path: str) -> Hit | None:
    """`/Blog` is `/blog`, if that is a page."""
    lower = path.lower().rstrip("/")
    if lower == path.rstrip("/"):
        return None
    is_page = lower in current_app.extensions["listed_pages"] or documents_at([lower])
    return Hit(Rule(path, lower), {}) if is_page else None


class Redirects:
    """The rules of the site: those of the files, then those of the content of the moment."""

    def __init__(self, rules: tuple[Rule, ...]) -> None:
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
    """The rules that the browser's navigation follows by itself, with the fields of the data."""
    redirects: Redirects = current_app.extensions["redirects"]
    return [
        {"fromPath": rule.from_path, "toPath": rule.to_path, "ignoreCase": rule.ignore_case}
        for rule in redirects.table().rules
        if rule.redirect_in_browser and not rule.is_rewrite
    ]


def former_addresses() -> list[Rule]:
    """A rule for each address that a document once had."""
    return [Rule(old, new, place=new) for old, new in store().former()]


def _moved(status: int, goal: str) -> Response:
    # Without a body: that of `redirect` is an English page that nobody sees.
    answer = Response(status=status, mimetype="text/plain")
    answer.location = goal
    answer.autocorrect_location_header = False
    answer.headers["Cache-Control"] = PUBLIC
    if status == REDIRECT:
        answer.headers["X-Page-Cache"] = "store"
    return answer


def _ask_inside(path: str, query: str, *, rewritten: bool = False) -> Response:
    """What the site answers to the visitor at another path."""
    inside = {
        **request.environ,
        "PATH_INFO": path.encode().decode("latin-1"),
        "QUERY_STRING": query,
        REWRITTEN: rewritten,
        REPRESENTATION: request.environ.get(REPRESENTATION, "html"),
    }
    # In a context of its own, or Flask would let the two requests share one `g`.
    shown = Context().run(ask, current_app.wsgi_app, inside)
    return Response(shown.read(), shown.status, shown.headers)
