"""What the sink has taken: the latest only, in memory, gone with the process."""

from collections import deque
from dataclasses import dataclass, field
from typing import Any

from flask import Flask, current_app, json
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

MOST_BYTES = 256 * 1024
"""Of a request; a batch of events has 64 KB at the most, a report of an error seldom more."""

MOST_EVENTS, MOST_REPORTS = 200, 50


class Event(BaseModel):
    """An event of analytics, as the browser sends it.

    Attributes:
        time: in milliseconds since 1970.
        user: the properties of the browser that it comes from.
    """

    model_config = ConfigDict(extra="ignore")

    id: str = Field(max_length=64)
    type: str = Field(min_length=1, max_length=100)
    time: int
    properties: dict[str, Any]
    user: dict[str, Any]


class Batch(BaseModel):
    """What one request brings."""

    events: list[Event] = Field(max_length=512)


Lines = list[dict[str, Any]]
_LINES = TypeAdapter(Lines)


@dataclass
class Kept:
    """The latest events and reports, the newest first."""

    events: deque[Event] = field(default_factory=lambda: deque(maxlen=MOST_EVENTS))
    reports: deque[Lines] = field(default_factory=lambda: deque(maxlen=MOST_REPORTS))

    def take_events(self, body: bytes) -> None:
        """Keep a batch; raises ValueError where it is none."""
        self.events.extendleft(Batch.model_validate_json(body).events)

    def take_report(self, body: bytes) -> None:
        """Keep an envelope, whose lines are JSON each; raises ValueError where it is none."""
        lines = [json.loads(line) for line in body.splitlines() if line.strip()]
        self.reports.appendleft(_LINES.validate_python(lines))


def init_sink(app: Flask) -> None:
    """Give the application a sink of its own."""
    app.extensions["sink"] = Kept()


def kept() -> Kept:
    """What this application has taken."""
    found: Kept = current_app.extensions["sink"]
    return found
