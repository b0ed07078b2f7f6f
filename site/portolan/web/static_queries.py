"""Named content queries that many pages share, with results addressed by their hash.

A page names the current hashes. The result under a hash never changes, so browsers cache it for
good; results of former content stay available for pages that are still open.
"""

import hashlib
from collections.abc import Callable, Mapping

from flask import Blueprint, Flask, Response, abort, current_app, json

from portolan.content.store import ContentUnavailable
from portolan.web.cache_control import IMMUTABLE
from portolan.web.content import store
from portolan.web.locale import current_locale

Query = Callable[[], object]

MOST_ANSWERS = 32
"""Results stored per process: a few queries in two locales, for some releases of the content."""

blueprint = Blueprint("static_queries", __name__)


class StaticQueries:
    """The query results of a process, made once per content release and locale."""

    def __init__(self, queries: Mapping[str, Query]) -> None:
        self._queries = queries
        self._hashes: dict[tuple[str, str], dict[str, str]] = {}
        self._answers: dict[str, str] = {}

    def hashes(self) -> dict[str, str]:
        """The hash of each query's result, by name; empty without content."""
        try:
            key = (store().release(), current_locale().code)
        except ContentUnavailable:
            return {}
        if key not in self._hashes:
            self._hashes = {**dict(list(self._hashes.items())[-3:]), key: self._answer_all()}
        return self._hashes[key]

    def answer(self, name: str) -> str | None:
        """The JSON result with that hash."""
        if name not in self._answers:
            self.hashes()
        return self._answers.get(name)

    def _answer_all(self) -> dict[str, str]:
        return {name: self._remember(query()) for name, query in self._queries.items()}

    def _remember(self, data: object) -> str:
        body = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        name = hashlib.sha256(body.encode()).hexdigest()[:16]
        # A new dict each time, since other threads may be reading the old one.
        latest = dict(list(self._answers.items())[1 - MOST_ANSWERS :])
        self._answers = {**latest, name: body}
        return name


def init_static_queries(app: Flask, queries: Mapping[str, Query]) -> None:
    """Register these queries, by name, under `/page-data/sq/d/`."""
    app.extensions["static_queries"] = StaticQueries(queries)
    app.register_blueprint(blueprint)


def query_hashes() -> dict[str, str]:
    """The current hash of each query's result, for the page."""
    return _queries().hashes()


@blueprint.get("/page-data/sq/d/<name>.json")
def static_query(name: str) -> Response:
    """The query result with this hash."""
    body = _queries().answer(name) or abort(404)
    answer = Response(body, mimetype="application/json")
    answer.headers["Cache-Control"] = IMMUTABLE
    answer.headers["X-Page-Cache"] = "store"
    return answer


def _queries() -> StaticQueries:
    registered: StaticQueries = current_app.extensions["static_queries"]
    return registered
