"""The formats of event batches and error reports."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter


class AnalyticsEvent(BaseModel):
    """An analytics event, as the browser sends it.

    Attributes:
        time: in milliseconds since 1970.
        user: the properties of the browser.
    """

    model_config = ConfigDict(extra="ignore")

    id: str = Field(max_length=64)
    type: str = Field(min_length=1, max_length=100)
    time: int
    properties: dict[str, Any]
    user: dict[str, Any]


class Batch(BaseModel):
    """The events of one request."""

    events: list[AnalyticsEvent] = Field(max_length=512)


LINES = TypeAdapter(list[dict[str, Any]])
"""The lines of an error report."""
