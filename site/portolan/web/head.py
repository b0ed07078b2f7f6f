"""The elements of a page's `<head>`, as data for the server and the browser."""

from collections.abc import Iterable
from functools import lru_cache
from http import HTTPStatus
from typing import NotRequired, TypedDict
from urllib.parse import quote, urlencode

from flask import request
from markupsafe import Markup, escape

from portolan.core.brand import BRAND
from portolan.core.locale import Locale
from portolan.core.locales import DEFAULT_LOCALE
from portolan.web.arguments import LONGEST_ARGUMENT, arguments
from portolan.web.canonical import has_canonical_link
from portolan.web.locale import current_locale, served_locales, site_url
from portolan.web.page import Page
from portolan.web.share_images import picture
from portolan.web.structured_data.breadcrumb import breadcrumb_list
from portolan.web.structured_data.organization import web_page
from portolan.web.structured_data.script import json_ld
from portolan.web.structured_data.thing import Thing

# The request itself: a page asks fifteen times for its own path.
_request = request._get_current_object  # type: ignore[attr-defined]  # noqa: SLF001 - the proxy's own way to the object
# The characters that a path holds unescaped (RFC 3986, section 3.3).
_IN_PATHS = "/:@!$&'()*+,;="


class HeadNode(TypedDict):
    """One element of the head; `text` is its content, safe inside a script element."""

    tag: str
    attrs: dict[str, str]
    text: NotRequired[str]


def is_listed(page: Page) -> bool:
    """Whether search engines may list the page as requested: filtered lists never."""
    narrowing = set(page.caching.named_args) - {"page"}
    return page.status == 200 and page.metadata.indexable and narrowing.isdisjoint(request.args)


def nodes(page: Page) -> list[HeadNode]:
    """The elements for search engines, feed readers and link previews."""
    meta = (
        [_meta("name", "description", page.metadata.short_description)]
        if page.metadata.description
        else []
    )
    if page.status == 200:
        meta += _canonical()
    if is_listed(page):
        meta += [*_alternates(page), *_feed(page), *_open_graph(page), *_picture(page)]
        meta += _structured(page)
    else:
        meta.append(_meta("name", "robots", "noindex"))
    return meta


def markup(nodes: Iterable[HeadNode]) -> Markup:
    """The elements as they stand in a document, a line each."""
    return Markup("".join(map(_line, nodes)))  # noqa: S704 - attributes are escaped, texts safe


def _line(node: HeadNode) -> str:
    parts = [f' {name}="{escape(value)}"' for name, value in node["attrs"].items()]
    start = f"<{node['tag']}{''.join(parts)} data-managed>"
    return f"{start}{node['text']}</{node['tag']}>\n" if "text" in node else f"{start}\n"


def address(page: Page, locale: Locale) -> str:
    """The URL of the page in a locale, with no other query arguments than those that it reads.

    Where nothing is, and of a path that is longer than any page's, it is the home page's.
    """
    if page.status == HTTPStatus.NOT_FOUND or len(page_path()) > LONGEST_ARGUMENT:
        return site_url(locale) + "/"
    named = _named_args(page)
    query = f"?{urlencode(named)}" if named else ""
    return site_url(locale) + page_path() + query


def _named_args(page: Page) -> list[tuple[str, str]]:
    asked = _request().args
    names = [name for name in page.caching.named_args if name in asked]
    given = [(name, value) for name in names for value in arguments(name)]
    # `?page=02` is the second page, and the first one is the list itself.
    numbered = [(name, value.lstrip("0") if name == "page" else value) for name, value in given]
    return [field for field in numbered if field != ("page", "1")]


def page_path() -> str:
    """The path of the page, without a trailing slash and escaped: the form that links use."""
    return _escaped(_request().path)


@lru_cache(maxsize=256)
def _escaped(path: str) -> str:
    return quote(path.rstrip("/") or "/", safe=_IN_PATHS)


def _canonical() -> list[HeadNode]:
    path = page_path()
    if not has_canonical_link(path):
        return []
    return [_link("canonical", site_url(current_locale()) + path)]


def _alternates(page: Page) -> list[HeadNode]:
    offered = _offering(page)
    links = [_link("alternate", address(page, one), hreflang=one.code) for one in offered]
    if DEFAULT_LOCALE in offered:
        links.append(_link("alternate", address(page, DEFAULT_LOCALE), hreflang="x-default"))
    return links


def _offering(page: Page) -> list[Locale]:
    """The locales that offer the page."""
    codes = page.metadata.locales
    return [one for one in served_locales() if codes is None or one.code in codes]


def _feed(page: Page) -> list[HeadNode]:
    if not page.metadata.feed:
        return []
    return [
        _link("alternate", page.metadata.feed, type="application/atom+xml", title=page.body.title)
    ]


def _open_graph(page: Page) -> list[HeadNode]:
    locale = current_locale()
    values = {
        "og:title": page.body.title,
        "og:description": page.metadata.short_description,
        "og:type": "website",
        "og:url": address(page, locale),
        "og:site_name": BRAND.name,
        "og:locale": _underscored(locale),
    }
    others = [("og:locale:alternate", _underscored(one)) for one in _offering(page)]
    own = ("og:locale:alternate", _underscored(locale))
    nodes = [*values.items(), *(one for one in others if one != own)]
    nodes += page.metadata.open_graph.items()
    return [_meta("property", name, value) for name, value in nodes if value]


def _underscored(locale: Locale) -> str:
    return locale.code.replace("-", "_")


def _picture(page: Page) -> list[HeadNode]:
    """The Open Graph picture; the words in it are the alternative text."""
    locale, path = current_locale(), page_path()
    image = picture.picture_of(path, page.body.title, locale)
    values = {
        "og:image": site_url(locale) + picture.address(path, image, _named_args(page)),
        "og:image:type": "image/png",
        "og:image:width": str(picture.WIDTH),
        "og:image:height": str(picture.HEIGHT),
        "og:image:alt": page.body.full_title,
    }
    card = _meta("name", "twitter:card", "summary_large_image")
    return [*(_meta("property", name, value) for name, value in values.items()), card]


def _structured(page: Page) -> list[HeadNode]:
    """The structured data of the page and its breadcrumbs, as one JSON-LD script.

    A page that is nothing in particular is a web page of the site.
    """
    things = list(page.metadata.structured)
    if way := page.body.context.get("crumbs"):
        things.append(breadcrumb_list(way, page_path()))
    attrs = {"type": "application/ld+json"}
    return [{"tag": "script", "attrs": attrs, "text": json_ld(things or [_web_page(page)])}]


def _web_page(page: Page) -> Thing:
    return web_page(address(page, current_locale()), page.body.title)


def _meta(key: str, name: str, content: str) -> HeadNode:
    return {"tag": "meta", "attrs": {key: name, "content": content}}


def _link(rel: str, href: str, **more: str) -> HeadNode:
    return {"tag": "link", "attrs": {"rel": rel, **more, "href": href}}
