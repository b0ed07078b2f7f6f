"""Facts about a page for the browser's runtime, in documents and page data alike."""

from typing import TypedDict

from flask import current_app, request

from portolan.core.config import Settings
from portolan.web.assets import build_hash, messages_script
from portolan.web.fragments import frame_hashes
from portolan.web.locale import current_locale
from portolan.web.page import Page
from portolan.web.page_scripts import script_ids
from portolan.web.services import Services, services
from portolan.web.static_queries import query_hashes


class PageFacts(TypedDict):
    """Facts about a page for the browser's runtime.

    Attributes:
        path: the path that others are told; where nothing is there, the name of the error page,
            since such an address may say anything of anybody.
        catalog: the address of its locale's messages for scripts; empty where there are none.
        searchIndex: the search index that the page belongs to.
        scripts: the third-party scripts of the page, in loading order.
        queries: the hash of each static query's result, by its name.
        slices: the hash of each part around the page, by its name.
        services: the configured services that the runtime talks to.
    """

    path: str
    buildHash: str
    catalog: str
    searchIndex: str
    scripts: list[str]
    queries: dict[str, str]
    slices: dict[str, str]
    services: Services


def page_facts(page: Page) -> PageFacts:
    """The facts of a page that answers the current request."""
    settings: Settings = current_app.config["SETTINGS"]
    return {
        "path": _path_to_tell(page),
        "buildHash": build_hash(),
        "catalog": messages_script(current_locale().catalog),
        "searchIndex": page.metadata.search_index,
        "scripts": list(script_ids(request.path)),
        # After a failure, nothing is read that may have caused it.
        "queries": query_hashes() if page.status < 500 else {},
        "slices": frame_hashes() if page.status < 500 else {},
        "services": services(settings),
    }


def _path_to_tell(page: Page) -> str:
    rule = request.url_rule
    is_unknown = rule is None or (page.status in (400, 404) and bool(rule.arguments))
    return f"/{page.status}.html" if is_unknown else request.path.rstrip("/") or "/"
