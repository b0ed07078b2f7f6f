"""What the islands of the route search are drawn from, as their templates are."""

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
    """The frame of a chart, by the name that it has for those who do not see it."""

    label: str
