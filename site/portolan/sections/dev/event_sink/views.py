"""The stand-ins for unconfigured outside services, and the page that shows their events."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from flask import Response, request
from werkzeug.exceptions import HTTPException

from portolan.core.i18n import pgettext
from portolan.sections.dev.event_sink.event_store import MOST_BYTES, Lines, event_store
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.section import Section
from portolan.web.services import EVENTS_PATH, REPORTS_PATH

if TYPE_CHECKING:
    from portolan.sections.dev.event_sink.shapes import AnalyticsEvent

blueprint = Section("event_sink", __name__)


@blueprint.page("/_sink")
def index() -> Page:
    """The latest events and error reports."""
    return Page(
        Body(
            "event_sink/index.html",
            title=pgettext("for events", "Sink"),
            context={
                "events": [_event_view(event) for event in list(event_store().events)],
                "reports": [_report_view(lines) for lines in list(event_store().reports)],
            },
        ),
        metadata=Metadata(indexable=False),
        caching=Caching(args=None),
    )


@blueprint.post(EVENTS_PATH)
def events() -> Response:
    """Store a batch of events, and answer like an analytics service."""
    return _taken(event_store().take_events)


@blueprint.post(f"{REPORTS_PATH}/api/<int:_project>/envelope")
def envelope(_project: int) -> Response:
    """Store an error report of any project."""
    return _taken(event_store().take_report)


def _taken(take: Callable[[bytes], None]) -> Response:
    request.max_content_length = MOST_BYTES
    try:
        take(request.get_data())
    except (HTTPException, ValueError, RecursionError):
        return Response("invalid", status=400, mimetype="text/plain")
    return Response("success", mimetype="text/plain")


def _event_view(event: "AnalyticsEvent") -> dict[str, object]:
    time = datetime.fromtimestamp(event.time / 1000, UTC).strftime("%H:%M:%S")
    return {**event.model_dump(), "time": time}


def _report_view(lines: Lines) -> dict[str, object]:
    """The error and its location, from a report's lines."""
    report = next((line for line in lines if "exception" in line), {})
    errors = (report.get("exception") or {}).get("values") or [{}]
    return {
        "kind": errors[-1].get("type") or "",
        "text": errors[-1].get("value") or "",
        "page": (report.get("request") or {}).get("url") or "",
        "lines": lines,
    }
