"""The search box, which stands in the header of every page and on the page of results."""

from functools import partial
from typing import TypedDict

from markupsafe import Markup

from portolan.core.i18n import _
from portolan.web.fragments import fragment
from portolan.web.islands import island

ACTION, ENDPOINT = "/search", "/search/suggest"


class SearchBoxProps(TypedDict):
    """A search box: its `id` and its name, both unique on the page; what stands in it."""

    id: str
    label: str
    action: str
    endpoint: str
    value: str


def search_props(field_id: str, label: str, value: str = "") -> SearchBoxProps:
    """What a search box is drawn from; `field_id` and `label` are unique on the page."""
    return {
        "id": field_id,
        "label": label,
        "action": ACTION,
        "endpoint": ENDPOINT,
        "value": value,
    }


def header_search() -> Markup:
    """The box of the header; nothing is loaded for it until it is touched."""
    props = search_props("header-search", _("Search the site"))
    fallback = partial(fragment, "header_search", props=props)
    return island("SearchBox", props, when="touch", caller=fallback, number=0)
