"""The answer of a rule: asked for only where there is no page, so a page always wins."""

from contextvars import Context

from flask import Flask, Response, current_app, request

from portolan.content.store import ContentUnavailable
from portolan.web.cache.page_harvest import data_address
from portolan.web.cache.wsgi_answer import ask
from portolan.web.content import documents_at, store
from portolan.web.page import PUBLIC, REPRESENTATION
from portolan.web.redirects.files import read_files, rule_files
from portolan.web.redirects.rule import Rule
from portolan.web.redirects.table import Hit, RuleTable
from portolan.web.redirects.target import target

REWRITTEN = "portolan.rewritten"
"""WSGI environment key: the request is the inside of a rewrite, which cannot be rewritten again."""


def init_redirects(app: Flask) -> None:
    """Read the rules; those of the documents' former addresses come with the content."""
    app.extensions["redirects"] = Redirects(tuple(read_files(rule_files())))


def redirected() -> Response | None:
    """What a rule answers to the current request; None if there is none for it."""
    if request.method not in ("GET", "HEAD") or request.environ.get(REWRITTEN):
        return None
    redirects: Redirects = current_app.extensions["redirects"]
    hit = redirects.table().find(request.path) or _in_lower_case(request.path)
    if hit is None:
        return None
    goal = target(hit, request.query_string.decode("latin-1"))
    return _rewritten(goal) if hit.rule.is_rewrite else _moved(hit, goal)


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


def former_addresses() -> list[Rule]:
    """A rule for each address that a document once had."""
    return [Rule(old, new, place=new) for old, new in store().former()]


def _moved(hit: Hit, goal: str) -> Response:
    # Without a body: that of `redirect` is an English page that nobody sees.
    answer = Response(status=hit.rule.answer_status, mimetype="text/plain")
    asks_for_data = request.environ.get(REPRESENTATION) == "page-data"
    answer.location = data_address(goal) if asks_for_data else goal
    answer.autocorrect_location_header = False
    answer.headers["Cache-Control"] = PUBLIC
    return answer


def _rewritten(goal: str) -> Response:
    path, _, query = goal.partition("?")
    inside = {
        **request.environ,
        "PATH_INFO": path.encode().decode("latin-1"),
        "QUERY_STRING": query,
        REWRITTEN: True,
        REPRESENTATION: request.environ.get(REPRESENTATION, "html"),
    }
    # In a context of its own, or Flask would let the two requests share one `g`.
    shown = Context().run(ask, current_app.wsgi_app, inside)
    return Response(shown.read(), shown.status, shown.headers)
