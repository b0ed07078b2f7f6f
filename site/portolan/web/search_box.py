"""The search box, in the header of every page and on the page of results."""

from typing import TypedDict

from markupsafe import Markup

from portolan.core.i18n import _
from portolan.web.fragments import fragment

ACTION, ENDPOINT = "/search?#found", "/search/suggest"
"""Behind a fragment w3m would append the query, and lose it; it puts it where the `?` is."""


class SearchBoxProps(TypedDict):
    """The props of a search box; its `id` and name are unique on the page."""

    id: str
    label: str
    action: str
    endpoint: str
    value: str


def search_props(field_id: str, label: str, value: str = "") -> SearchBoxProps:
    """The props of a search box; `field_id` and `label` are unique on the page."""
    return {
        "id": field_id,
        "label": label,
        "action": ACTION,
        "endpoint": ENDPOINT,
        "value": value,
    }


def header_search() -> Markup:
    """The search box of the header; its script is loaded at the first touch."""
    return fragment("header_search", props=search_props("header-search", _("Search the site")))
