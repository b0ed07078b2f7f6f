"""The props of the route search's islands."""

from typing import TypedDict


class PlacePickerProps(TypedDict):
    """A field for a place; its suggestions come from `endpoint`."""

    id: str
    name: str
    label: str
    value: str
    error: str
    endpoint: str


class RouteMapProps(TypedDict):
    """The frame of a chart, with its accessible name."""

    label: str
