"""The response for a page: an HTML document, or page data for the browser's navigation."""

import datetime as dt
from typing import TypedDict

from flask import Response, g, json, render_template, request
from markupsafe import Markup
from werkzeug.http import http_date

from portolan.core.locale import Locale
from portolan.core.text_direction import directed
from portolan.core.untranslated import with_language_marks
from portolan.web import head
from portolan.web.assets import loader_script
from portolan.web.cache_control import PRIVATE, PUBLIC, RETURNS, keep
from portolan.web.content import store
from portolan.web.islands import Island, collected_islands
from portolan.web.locale import current_locale, other_locales
from portolan.web.page import Page
from portolan.web.page_facts import PageFacts, page_facts
from portolan.web.representation import asks_for_data
from portolan.web.search_box import header_search


class Other(TypedDict):
    """The address of a page in another language."""

    locale: Locale
    url: str


class PageData(PageFacts):
    """A page for the browser's navigation: what differs between documents.

    Attributes:
        title: the text of the title element.
        html: the content of the main element.
        twins: the addresses of the page in each language, by their codes.
    """

    status: int
    title: str
    htmlAttrs: dict[str, str]  # noqa: N815 - the name that the browser reads
    head: list[head.HeadNode]
    html: str
    twins: dict[str, str]
    islands: list[Island]


def respond(page: Page) -> Response:
    """The response to the current request: a document, or page data."""
    if asks_for_data():
        return with_headers(_data(page, _main(page)), page)
    return with_headers(Response(document(page), mimetype="text/html"), page)


def with_headers(response: Response, page: Page) -> Response:
    """The response with the status and the headers of its page."""
    response.status_code = page.status
    _set_cache_headers(response, page)
    _set_search_headers(response, page)
    if page.headers:
        response.headers.extend(dict(page.headers))
    return response


def document(page: Page) -> str:
    """The HTML document of a page."""
    html = render_template(
        "base.html",
        page=page,
        main=_main(page),
        head=head.markup(head.nodes(page)),
        others=_others(page),
        address=head.address(page, current_locale()),
        header_search=header_search(),
        loader_script=loader_script(),
        runtime_facts=page_facts(page),
    )
    return directed(with_language_marks(html), current_locale())


def _main(page: Page) -> Markup:
    return Markup(render_template(page.body.template, page=page, **page.body.context))  # noqa: S704 - Jinja escaped it


def _others(page: Page) -> list[Other]:
    """The URLs of the same page on the other hosts, for the language switch."""
    return [{"locale": one, "url": head.address(page, one)} for one in other_locales()]


def _data(page: Page, main: Markup) -> Response:
    g.is_page_data = True
    locale = current_locale()
    document: PageData = {
        "status": page.status,
        "title": page.body.full_title,
        "htmlAttrs": {"lang": locale.code, "dir": locale.script.direction},
        "head": head.nodes(page),
        "html": directed(with_language_marks(main), locale),
        "twins": {one.code: head.address(page, one) for one in (locale, *other_locales())},
        "islands": collected_islands(),
        **page_facts(page),
    }
    return Response(json.dumps(document), mimetype="application/json")


def _set_search_headers(response: Response, page: Page) -> None:
    """Set the headers for crawlers: whether the page may be listed, and when it last changed."""
    if not head.is_listed(page):
        response.headers["X-Robots-Tag"] = "noindex"
    if changed := page.metadata.changed or _drawn_since(page):
        response.headers["Last-Modified"] = http_date(changed)


def _drawn_since(page: Page) -> dt.date | None:
    """The last change of a page without a date of its own: the release, or now."""
    if not head.is_listed(page):
        return None
    is_of_now = page.caching.ages or page.caching.args is None
    return dt.datetime.now(dt.UTC) if is_of_now else store().built()


def _set_cache_headers(response: Response, page: Page) -> None:
    caching = page.caching
    is_stored = (
        page.status == 200 and caching.args is not None and request.method in ("GET", "HEAD")
    )
    unshared = RETURNS if caching.returns and page.status == 200 else PRIVATE
    response.headers["Cache-Control"] = PUBLIC if is_stored else unshared
    if is_stored and not caching.ages:
        keep(response, many=caching.many)
        if caching.args:
            response.headers["X-Page-Cache-Args"] = ",".join(caching.args)
