"""The collector of what browsers report: a policy has stopped something on one of the pages.

Anybody can post here, so nothing is kept, and little is logged: a line for each thing stopped,
once an hour, and no more lines than a person reads. A line names the directive, the origin that
was refused and the path of the page: no query, no address, nothing of the visitor.
"""

import logging
import re
from collections.abc import Callable, Iterator
from threading import Lock
from time import monotonic

import ada_url
from flask import Blueprint, Flask, Response, current_app, request
from pydantic import AliasChoices, BaseModel, Field, TypeAdapter, ValidationError
from werkzeug.exceptions import HTTPException

from portolan.settings_rules import origin_of
from portolan.web.csp import REPORTS_PATH

log = logging.getLogger(__name__)

MOST_BYTES = 8 * 1024
MOST_LINES = 20
"""Different lines that one process writes in an hour."""

HOUR = 3600.0
KINDS = ("application/csp-report", "application/reports+json")

# The site's addresses are made of these; a path with anything else could hold an address.
_PATH = re.compile(r"[\w./-]{1,200}", re.ASCII)
_WORD = re.compile(r"[a-z-]{1,40}")

blueprint = Blueprint("csp_reports", __name__)


class Violation(BaseModel):
    """What was stopped, in the words of either kind of report."""

    directive: str = Field(
        validation_alias=AliasChoices(
            "effectiveDirective", "effective-directive", "violated-directive"
        )
    )
    page: str = Field(validation_alias=AliasChoices("documentURL", "document-uri"))
    blocked: str | None = Field(None, validation_alias=AliasChoices("blockedURL", "blocked-uri"))
    source: str | None = Field(None, validation_alias=AliasChoices("sourceFile", "source-file"))

    def line(self, host: str) -> str | None:
        """The line to log; None if it is no concern of the site at `host`, or cannot be read."""
        directive, page = self.directive.split(" ")[0], _parsed(self.page)
        if page is None or page.host != host or not _WORD.fullmatch(directive):
            return None
        # What visitors have built into their browsers is stopped as well, and is theirs.
        if any(_scheme(url).endswith("-extension") for url in (self.blocked, self.source)):
            return None
        path = page.pathname if _PATH.fullmatch(page.pathname) else "another path"
        return f"{directive} stopped {_origin(self.blocked)} on {path}"


class _Single(BaseModel):
    body: Violation = Field(alias="csp-report")


class _OfMany(BaseModel):
    body: Violation


_REPORTS = TypeAdapter(_Single | list[_OfMany])


class Reports:
    """Writes each line once an hour, MOST_LINES at most.

    Args:
        clock: seconds that only ever grow.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._lock = Lock()
        self._written: set[str] = set()
        self._began = clock()

    def tell(self, line: str) -> None:
        """Log the line, unless it is known or there have been enough."""
        with self._lock:
            if self._clock() - self._began >= HOUR:
                self._written.clear()
                self._began = self._clock()
            if line in self._written or len(self._written) > MOST_LINES:
                return
            self._written.add(line)
            is_last = len(self._written) > MOST_LINES
        log.warning("%s", "further reports are left out for an hour" if is_last else line)


def init_csp_reports(app: Flask) -> None:
    """Let the application collect reports."""
    app.extensions["csp_reports"] = Reports()
    app.register_blueprint(blueprint)


@blueprint.post(REPORTS_PATH)
def collect() -> Response:
    """Take reports; the answer is 204 whatever they hold, since no browser reads it."""
    reports: Reports = current_app.extensions["csp_reports"]
    for violation in _violations():
        if line := violation.line(request.host.lower()):
            reports.tell(line)
    return Response(status=204, mimetype="text/plain")


def _violations() -> Iterator[Violation]:
    if request.mimetype not in KINDS:
        return
    request.max_content_length = MOST_BYTES
    try:
        reports = _REPORTS.validate_json(request.get_data())
    except (HTTPException, ValidationError):
        return
    yield from (one.body for one in (reports if isinstance(reports, list) else [reports]))


def _parsed(url: str) -> ada_url.URL | None:
    try:
        return ada_url.URL(url)
    except ValueError:
        return None


def _scheme(url: str | None) -> str:
    return (url or "").partition(":")[0]


def _origin(blocked: str | None) -> str:
    """The origin of what was stopped, or the word for it: `inline`, `eval`, `data`."""
    word = _scheme(blocked)
    return origin_of(blocked or "") or (word if _WORD.fullmatch(word) else "something")
