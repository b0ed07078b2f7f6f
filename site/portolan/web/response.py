"""The response for a page: an HTML document, or page data for the browser's navigation."""

from typing import Any

from flask import Response, current_app, g, json, render_template, request
from markupsafe import Markup
from werkzeug.http import http_date

from portolan.core.config import Settings
from portolan.web import head
from portolan.web.assets import build_hash, loader_script
from portolan.web.fragments import frame_hashes
from portolan.web.islands import collected_islands
from portolan.web.locale import current_locale, other_locales
from portolan.web.page import Metadata, Page
from portolan.web.page_scripts import script_ids
from portolan.web.search_box import header_search
from portolan.web.services import services
from portolan.web.static_queries import query_hashes

REPRESENTATION = "portolan.representation"
"""WSGI environment key; the value is `page-data` if the browser's navigation asks."""

PAGE_DATA = "page-data"
"""The value of that key for page data; the one for streaming has a longer name."""

PUBLIC = "public, max-age=0, s-maxage=600, stale-while-revalidate=86400"
PRIVATE = "no-store"


def respond(page: Page) -> Response:
    """The response to the current request: a document, or page data."""
    main = Markup(render_template(page.body.template, page=page, **page.body.context))  # noqa: S704 - Jinja escaped it
    response = _data(page, main) if asks_for_data() else _document(page, main)
    response.status_code = page.status
    _set_cache_headers(response, page)
    _set_search_headers(response, page.metadata)
    response.headers.extend(dict(page.headers))
    return response


def _document(page: Page, main: Markup) -> Response:
    html = render_template(
        "base.html",
        page=page,
        main=main,
        head=head.nodes(page),
        others=_others(page),
        header_search=header_search(),
        loader_script=loader_script(),
        runtime_facts=_runtime_facts(page),
    )
    return Response(html, mimetype="text/html")


def _others(page: Page) -> list[dict[str, Any]]:
    """The URLs of the same page on the other hosts, for the language switch."""
    return [{"locale": one, "url": head.address(page, one)} for one in other_locales()]


def asks_for_data() -> bool:
    """Whether the browser's navigation asks for page data."""
    return str(request.environ.get(REPRESENTATION, "")).startswith(PAGE_DATA)


def _data(page: Page, main: Markup) -> Response:
    g.is_page_data = True
    locale = current_locale()
    document = {
        "path": request.path,
        "status": page.status,
        "title": page.body.full_title,
        "htmlAttrs": {"lang": locale.code, "dir": locale.script.direction},
        "head": head.nodes(page),
        "html": main,
        "twins": {one["locale"].code: one["url"] for one in _others(page)},
        "islands": collected_islands(),
        **_runtime_facts(page),
    }
    return Response(json.dumps(document), mimetype="application/json")


def _runtime_facts(page: Page) -> dict[str, object]:
    """Facts about a page for the browser's runtime, in documents and page data alike."""
    settings: Settings = current_app.config["SETTINGS"]
    return {
        "buildHash": build_hash(),
        "locale": current_locale().code,
        "catalog": current_locale().catalog,
        "searchIndex": page.metadata.search_index,
        "scripts": script_ids(request.path),
        # After a failure, nothing is read that may have caused it.
        "queries": query_hashes() if page.status < 500 else {},
        "slices": frame_hashes() if page.status < 500 else {},
        "services": services(settings),
    }


def keep(answer: Response) -> Response:
    """Let caches store an answer that is the same for all visitors, the page cache included."""
    settings: Settings = current_app.config["SETTINGS"]
    answer.headers["Cache-Control"] = PUBLIC
    if settings.site_env != "development":
        # For the page cache around the application, which removes the header.
        answer.headers["X-Page-Cache"] = "store"
    return answer


def _set_search_headers(response: Response, metadata: Metadata) -> None:
    """What crawlers read: whether the page may be listed, and since when it is as it is."""
    if not metadata.indexable:
        response.headers["X-Robots-Tag"] = "noindex"
    if metadata.changed:
        response.headers["Last-Modified"] = http_date(metadata.changed)


def _set_cache_headers(response: Response, page: Page) -> None:
    caching = page.caching
    is_stored = (
        page.status == 200 and caching.args is not None and request.method in ("GET", "HEAD")
    )
    response.headers["Cache-Control"] = PUBLIC if is_stored else PRIVATE
    if is_stored and not caching.ages:
        keep(response)
        if caching.args:
            response.headers["X-Page-Cache-Args"] = ",".join(caching.args)
