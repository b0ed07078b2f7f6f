"""What a batch of events and a report of an error look like."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter


class AnalyticsEvent(BaseModel):
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

    events: list[AnalyticsEvent] = Field(max_length=512)


LINES = TypeAdapter(list[dict[str, Any]])
"""Those of a report."""
