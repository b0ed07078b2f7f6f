"""The store of the event sink: the latest events and reports, in memory."""

from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from flask import Flask, current_app, json

if TYPE_CHECKING:
    from portolan.sections.dev.event_sink.shapes import AnalyticsEvent

MOST_BYTES = 256 * 1024
"""The limit of a request in bytes; batches have at most 64 KB, error reports seldom more."""

MOST_EVENTS, MOST_REPORTS = 200, 50


Lines = list[dict[str, Any]]


@dataclass
class EventStore:
    """The latest events and reports, the newest first."""

    events: "deque[AnalyticsEvent]" = field(default_factory=lambda: deque(maxlen=MOST_EVENTS))
    reports: deque[Lines] = field(default_factory=lambda: deque(maxlen=MOST_REPORTS))

    def take_events(self, body: bytes) -> None:
        """Store a batch of events; raises ValueError if invalid."""
        # Imported here: most processes get no events, and start sooner without the validation.
        from portolan.sections.dev.event_sink.shapes import Batch

        self.events.extendleft(Batch.model_validate_json(body).events)

    def take_report(self, body: bytes) -> None:
        """Store an envelope of JSON lines; raises ValueError if invalid."""
        from portolan.sections.dev.event_sink.shapes import LINES

        lines = [json.loads(line) for line in body.splitlines() if line.strip()]
        self.reports.appendleft(LINES.validate_python(lines))


def init_event_sink(app: Flask) -> None:
    """Give the application its own event store."""
    app.extensions["event_sink"] = EventStore()


def event_store() -> EventStore:
    """The event store of the application."""
    stored: EventStore = current_app.extensions["event_sink"]
    return stored
