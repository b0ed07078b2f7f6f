"""The collector of CSP violation reports.

Anybody can post here, so nothing is stored and little is logged: one line an hour for each kind
of violation, up to a limit. A line names the directive, the blocked origin and the path of the
page: no query, no IP address, nothing about the visitor.
"""

import logging
from collections.abc import Callable, Iterator
from threading import Lock
from time import monotonic

from flask import Blueprint, Flask, Response, current_app, request
from werkzeug.exceptions import HTTPException

from portolan.web.csp import REPORTS_PATH
from portolan.web.csp_violation import Violation, violations

log = logging.getLogger(__name__)

MOST_BYTES = 8 * 1024
MOST_LINES = 20
"""The maximum of different lines per process and hour."""

HOUR = 3600.0
KINDS = ("application/csp-report", "application/reports+json")

blueprint = Blueprint("csp_reports", __name__)


class Reports:
    """A log of reports: each line once an hour, MOST_LINES at most.

    Args:
        clock: monotonic seconds.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._lock = Lock()
        self._written: set[str] = set()
        self._began = clock()

    def tell(self, line: str) -> None:
        """Log the line, unless it was logged this hour or the limit is reached."""
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
    """Register the collector with the application."""
    app.extensions["csp_reports"] = Reports()
    app.register_blueprint(blueprint)


@blueprint.post(REPORTS_PATH)
def collect() -> Response:
    """Log the reports; the answer is always 204, since no browser reads it."""
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
        yield from violations(request.get_data())
    except (HTTPException, ValueError):
        return
