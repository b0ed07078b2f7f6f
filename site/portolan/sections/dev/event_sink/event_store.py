"""What the sink has taken: the latest only, in memory, gone with the process."""

from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from flask import Flask, current_app, json

if TYPE_CHECKING:
    from portolan.sections.dev.event_sink.shapes import AnalyticsEvent

MOST_BYTES = 256 * 1024
"""Of a request; a batch of events has 64 KB at the most, a report of an error seldom more."""

MOST_EVENTS, MOST_REPORTS = 200, 50


Lines = list[dict[str, Any]]


@dataclass
class EventStore:
    """The latest events and reports, the newest first."""

    events: "deque[AnalyticsEvent]" = field(default_factory=lambda: deque(maxlen=MOST_EVENTS))
    reports: deque[Lines] = field(default_factory=lambda: deque(maxlen=MOST_REPORTS))

    def take_events(self, body: bytes) -> None:
        """Keep a batch; raises ValueError where it is none."""
        # Most processes take nothing, and start sooner without what judges it.
        from portolan.sections.dev.event_sink.shapes import Batch

        self.events.extendleft(Batch.model_validate_json(body).events)

    def take_report(self, body: bytes) -> None:
        """Keep an envelope, whose lines are JSON each; raises ValueError where it is none."""
        from portolan.sections.dev.event_sink.shapes import LINES

        lines = [json.loads(line) for line in body.splitlines() if line.strip()]
        self.reports.appendleft(LINES.validate_python(lines))


def init_event_sink(app: Flask) -> None:
    """Give the application a sink of its own."""
    app.extensions["sink"] = EventStore()


def event_store() -> EventStore:
    """What this application has taken."""
    stored: EventStore = current_app.extensions["sink"]
    return stored
