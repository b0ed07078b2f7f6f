"""The search box, which stands in the header of every page and on the page of results."""

from markupsafe import Markup

from portolan.web.islands import island

ACTION, ENDPOINT = "/search", "/search/suggest"


def search_props(field_id: str, value: str = "") -> dict[str, str]:
    """What the search box is drawn from; `field_id` is unique on the page."""
    return {"id": field_id, "action": ACTION, "endpoint": ENDPOINT, "value": value}


def header_search() -> Markup:
    """The box of the header; nothing is loaded for it until it is touched."""
    return island("SearchBox", search_props("header-search"), when="touch")
