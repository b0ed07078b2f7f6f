"""The answer made of a page: a whole HTML document, or the data that navigation asks for."""

from typing import Any

from flask import Response, current_app, g, json, render_template, request
from markupsafe import Markup

from portolan.core.config import Settings
from portolan.core.locales import twin
from portolan.web import head
from portolan.web.assets import build_hash, loader_script
from portolan.web.islands import collected_islands
from portolan.web.locale import current_locale
from portolan.web.page import Page
from portolan.web.page_scripts import script_ids
from portolan.web.search_box import header_search
from portolan.web.services import services
from portolan.web.static_queries import query_hashes

REPRESENTATION = "portolan.representation"
"""WSGI environment key: `page-data` where the browser's navigation asks for the page."""

PAGE_DATA = "page-data"
"""What that is where data is asked for; its twin for streaming has a longer name."""

PUBLIC = "public, max-age=0, s-maxage=600, stale-while-revalidate=86400"
PRIVATE = "no-store"


def respond(page: Page) -> Response:
    """The answer to the current request: a document, or the page's data."""
    main = Markup(render_template(page.body.template, page=page, **page.body.context))  # noqa: S704 - Jinja escaped it
    response = _data(page, main) if asks_for_data() else _document(page, main)
    response.status_code = page.status
    _set_cache_headers(response, page)
    response.headers.extend(dict(page.headers))
    return response


def _document(page: Page, main: Markup) -> Response:
    html = render_template(
        "base.html",
        page=page,
        main=main,
        head=head.nodes(page),
        other=_other(page),
        header_search=header_search(),
        loader_script=loader_script(),
        runtime_facts=_runtime_facts(page),
    )
    return Response(html, mimetype="text/html")


def _other(page: Page) -> dict[str, Any]:
    """The same page on the other host: where the language switch leads."""
    locale = twin(current_locale())
    return {"locale": locale, "url": head.address(page, locale), "label": locale.name}


def asks_for_data() -> bool:
    """Whether the browser's navigation asks, and not a visitor."""
    return str(request.environ.get(REPRESENTATION, "")).startswith(PAGE_DATA)


def _data(page: Page, main: Markup) -> Response:
    g.is_page_data = True
    locale = current_locale()
    document = {
        "path": request.path,
        "status": page.status,
        "title": page.body.full_title,
        "htmlAttrs": {"lang": locale.code},
        "head": head.nodes(page),
        "html": main,
        "twin": _other(page)["url"],
        "islands": collected_islands(),
        **_runtime_facts(page),
    }
    return Response(json.dumps(document), mimetype="application/json")


def _runtime_facts(page: Page) -> dict[str, object]:
    """What the browser's runtime has to know of a page, whichever way it comes to it."""
    settings: Settings = current_app.config["SETTINGS"]
    return {
        "buildHash": build_hash(),
        "locale": current_locale().code,
        "searchIndex": page.metadata.search_index,
        "scripts": script_ids(request.path),
        # Where something has failed, nothing more is asked of what may have been it.
        "queries": query_hashes() if page.status < 500 else {},
        "services": services(settings),
    }


def keep(answer: Response) -> Response:
    """Let caches keep an answer that is the same for everybody, the site's own included."""
    settings: Settings = current_app.config["SETTINGS"]
    answer.headers["Cache-Control"] = PUBLIC
    if settings.site_env != "development":
        # For the page cache around the application, which takes the header off.
        answer.headers["X-Page-Cache"] = "store"
    return answer


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
