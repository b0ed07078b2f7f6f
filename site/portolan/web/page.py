"""The page contract: a view returns one `Page`, and this module makes the answer of it.

The template of a page draws the inside of `<main>`. The same object becomes a whole HTML
document or the data that the browser's navigation asks for; a view never knows which.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from flask import Response, current_app, g, json, render_template, request
from markupsafe import Markup

from portolan.core.brand import BRAND
from portolan.core.config import Settings
from portolan.core.locales import twin
from portolan.web import head
from portolan.web.assets import build_hash, loader_script
from portolan.web.islands import collected_islands
from portolan.web.locale import current_locale
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


@dataclass(frozen=True)
class Page:
    """What a view answers.

    Attributes:
        template: draws the inside of `<main>`, with exactly one h1.
        title: for the browser's tab; the brand's name is added.
        description: one sentence for search engines.
        context: what the template needs.
        status: the HTTP status.
        search_index: the name of the search index that the page belongs to.
        query_args: the query arguments that the page reads, where it is not kept.
        cache_args: the query arguments that change the page; None if it must not be kept.
        ages: whether it changes with the time of day, so that it is kept for minutes only.
        feed: the Atom feed of what the page lists.
        indexable: whether search engines may list it.
        twin: whether the other locale offers the same page.
        bare_title: leave the brand's name out of the title.
        structured: what search engines are told of, as things of schema.org.
        open_graph: Open Graph properties beside those that every page has.
        headers: further headers of the answer.
    """

    template: str
    title: str
    description: str = ""
    context: Mapping[str, Any] = field(default_factory=dict)
    status: int = 200
    search_index: str = "site"
    query_args: tuple[str, ...] = ()
    cache_args: tuple[str, ...] | None = ()
    ages: bool = False
    feed: str | None = None
    indexable: bool = True
    twin: bool = True
    bare_title: bool = False
    structured: Sequence[Mapping[str, Any]] = ()
    open_graph: Mapping[str, str] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)

    @property
    def named_args(self) -> tuple[str, ...]:
        """The query arguments that are part of the page's address."""
        return self.query_args or self.cache_args or ()

    @property
    def full_title(self) -> str:
        """The title with the brand's name."""
        return self.title if self.bare_title else f"{self.title} · {BRAND.name}"


def respond(page: Page) -> Response:
    """The answer to the current request: a document, or the page's data."""
    main = Markup(render_template(page.template, page=page, **page.context))  # noqa: S704 - Jinja escaped it
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
        "title": page.full_title,
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
        "searchIndex": page.search_index,
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
    is_kept = (
        page.status == 200 and page.cache_args is not None and request.method in ("GET", "HEAD")
    )
    response.headers["Cache-Control"] = PUBLIC if is_kept else PRIVATE
    if is_kept and not page.ages:
        keep(response)
        if page.cache_args:
            response.headers["X-Page-Cache-Args"] = ",".join(page.cache_args)
