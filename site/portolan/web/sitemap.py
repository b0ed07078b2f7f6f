"""`robots.txt`, and the sitemap of a locale's host.

The sitemap is an index of one file per kind of document, one for pages that are not documents,
and one for each family of pages made from a data set. It has the pages listed in the locale, each
with its twins on the other hosts and the day of its last change if its document has one.
"""

import datetime as dt
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from flask import Blueprint, Flask, Response, abort, current_app, render_template

from portolan.content.store import OFFERED_FROM
from portolan.content.types import CONTENT_TYPES, ContentType
from portolan.core.locale import Locale
from portolan.core.locales import DEFAULT_LOCALE
from portolan.web.cache_control import keep
from portolan.web.content import documents, store
from portolan.web.locale import current_locale, served_locales, site_url
from portolan.web.section import Section

PAGES = "pages"

blueprint = Blueprint("sitemap", __name__)


@dataclass(frozen=True)
class SitemapEntry:
    """A page: its path, the day of its last change, and the locales that list it."""

    path: str
    changed: dt.date | None
    locales: tuple[str, ...]


def init_sitemap(app: Flask, sections: Iterable[Section]) -> None:
    """Register the sitemap of the pages of these sections and of every document."""
    listing = list(sections)
    app.extensions["listed_pages"] = {path for one in listing for path in one.listed_pages}
    app.extensions["offers"] = {
        path: locales for one in listing for path, locales in one.offers.items()
    }
    app.extensions["listed_families"] = {
        name: paths for one in listing for name, paths in one.listed_families.items()
    }
    app.register_blueprint(blueprint)


@blueprint.get("/robots.txt")
def robots() -> Response:
    """`robots.txt`: everything may be crawled, with the address of the sitemap."""
    lines = ["User-agent: *", "Allow: /", "", f"Sitemap: {_here()}/sitemap.xml", ""]
    return _answer("\n".join(lines), "text/plain")


@blueprint.get("/sitemap.xml")
def index() -> Response:
    """The sitemap index."""
    names = [name for name in _names() if _entries(name)]
    return _xml("index", names=names)


@blueprint.get("/sitemaps/<name>.xml")
def file(name: str) -> Response:
    """One file of the sitemap, with the twins of its pages."""
    if name not in _names() or not (entries := _entries(name)):
        abort(404)
    return _xml(
        "file", entries=entries, bases={one.code: site_url(one) for one in served_locales()}
    )


def _names() -> tuple[str, ...]:
    return (PAGES, *CONTENT_TYPES, *current_app.extensions["listed_families"])


def _entries(name: str) -> list[SitemapEntry]:
    if name == PAGES:
        return list(_lists())
    if name in CONTENT_TYPES:
        return list(_documents(CONTENT_TYPES[name]))
    return list(_family(current_app.extensions["listed_families"][name]))


def _lists() -> Iterator[SitemapEntry]:
    """The sections' pages that are not documents, the same in every locale."""
    offers = current_app.extensions["offers"]
    taken = {doc.path for kind in CONTENT_TYPES.values() for doc in documents(kind)}
    for path in sorted(current_app.extensions["listed_pages"]):
        if path not in taken and (path not in offers or offers[path]()):
            yield _in_every_locale(path)


def _family(listed: Callable[[Locale], Iterable[str]]) -> Iterator[SitemapEntry]:
    """The pages of a family that the locale offers, each with its twins in other locales."""
    offered = {one.code: set(listed(one)) for one in served_locales()}
    for path in listed(current_locale()):
        yield SitemapEntry(path, None, _offering(path, offered))


def _in_every_locale(path: str) -> SitemapEntry:
    return SitemapEntry(path, None, tuple(one.code for one in served_locales()))


def _documents(kind: ContentType) -> Iterator[SitemapEntry]:
    offered = {one.code: set(store().paths(one.code, OFFERED_FROM)) for one in served_locales()}
    for doc in documents(kind):
        if doc.path in offered[current_locale().code] and not doc.meta.get("moved_to"):
            yield SitemapEntry(doc.path, doc.changed, _offering(doc.path, offered))


def _offering(path: str, offered: dict[str, set[str]]) -> tuple[str, ...]:
    return tuple(code for code, paths in offered.items() if path in paths)


def _here() -> str:
    return site_url(current_locale())


def _xml(part: str, **context: object) -> Response:
    text = render_template(
        f"components/sitemap_{part}.xml", here=_here(), default=DEFAULT_LOCALE.code, **context
    )
    return _answer(text, "application/xml")


def _answer(text: str, mimetype: str) -> Response:
    return keep(Response(text, mimetype=mimetype))
