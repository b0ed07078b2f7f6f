"""The props of the search for HS codes."""

from typing import TypedDict

from portolan.sections.hs_codes.addresses import HOME


class HsSearchProps(TypedDict):
    """The search: its `id` on the page, its action, the address of its suggestions.

    `error` is the error of its text, or empty.
    """

    id: str
    action: str
    endpoint: str
    value: str
    error: str


def hs_search_props(value: str = "", error: str = "") -> HsSearchProps:
    """The props of the search with a text and its error."""
    return {
        "id": "hs-q",
        "action": f"{HOME}?#part-found",
        "endpoint": "/api/hs?limit=8",
        "value": value,
        "error": error,
    }
