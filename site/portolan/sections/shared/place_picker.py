"""The field for a place, which suggests ports, airports and cities once it is touched."""

from typing import TypedDict


class PlacePickerProps(TypedDict):
    """A field for a place; its suggestions come from `endpoint`."""

    id: str
    name: str
    label: str
    value: str
    error: str
    endpoint: str


def place_picker(name: str, label: str, value: str = "", error: str = "") -> PlacePickerProps:
    """The field of one end of a route, by its name in the query."""
    return {
        "id": name,
        "name": name,
        "label": label,
        "value": value,
        "error": error,
        "endpoint": "/api/places",
    }
