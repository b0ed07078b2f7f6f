"""What the search for HS codes is drawn from, by its template and by its island."""

from typing import TypedDict

from portolan.sections.hs_codes.addresses import HOME


class HsSearchProps(TypedDict):
    """The search: its `id` on the page, where it is sent, where its suggestions come from.

    `error` is what is wrong with the text in it, empty where nothing is.
    """

    id: str
    action: str
    endpoint: str
    value: str
    error: str


def hs_search_props(value: str = "", error: str = "") -> HsSearchProps:
    """The search with a text in it, and what is wrong with that."""
    return {
        "id": "hs-q",
        "action": HOME,
        "endpoint": "/api/hs?limit=8",
        "value": value,
        "error": error,
    }
