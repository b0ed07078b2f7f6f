"""The props of the route's map."""

from typing import TypedDict


class RouteMapProps(TypedDict):
    """The frame of a chart, with its accessible name."""

    label: str
