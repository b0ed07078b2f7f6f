"""What stands in a page's `<head>`, as data that the server and the browser both draw."""

from typing import TYPE_CHECKING, TypedDict
from urllib.parse import urlencode

from flask import request

from portolan.brand import BRAND
from portolan.locales import DEFAULT_LOCALE, LOCALES, Locale
from portolan.paths import has_canonical_link
from portolan.web.locale import current_locale, site_url
from portolan.web.social import picture

if TYPE_CHECKING:
    from portolan.web.page import Page


class Node(TypedDict):
    """One element of the head."""

    tag: str
    attrs: dict[str, str]


def nodes(page: "Page") -> list[Node]:
    """The managed elements: description, robots, canonical link, alternates, Open Graph."""
    found = [_meta("name", "description", page.description)] if page.description else []
    if page.status == 200:
        found += _canonical()
    if page.status == 200 and page.indexable:
        found += [*_alternates(page), *_feed(page), *_open_graph(page), *_picture(page)]
    else:
        found.append(_meta("name", "robots", "noindex"))
    return found


def address(page: "Page", locale: Locale) -> str:
    """The page in a locale, with the query arguments that it reads and no others."""
    named = _named_args(page)
    query = f"?{urlencode(named)}" if named else ""
    return site_url(locale) + page_path() + query


def _named_args(page: "Page") -> list[tuple[str, str]]:
    return [(name, request.args[name]) for name in page.named_args if request.args.get(name)]


def page_path() -> str:
    """The path of the page, without a trailing slash: the form that links use."""
    return request.path.rstrip("/") or "/"


def _canonical() -> list[Node]:
    path = page_path()
    if not has_canonical_link(path):
        return []
    return [_link("canonical", site_url(current_locale()) + path)]


def _alternates(page: "Page") -> list[Node]:
    offered = LOCALES if page.twin else (current_locale(),)
    links = [_link("alternate", address(page, one), hreflang=one.code) for one in offered]
    if DEFAULT_LOCALE in offered:
        links.append(_link("alternate", address(page, DEFAULT_LOCALE), hreflang="x-default"))
    return links


def _feed(page: "Page") -> list[Node]:
    if not page.feed:
        return []
    return [_link("alternate", page.feed, type="application/atom+xml", title=page.title)]


def _open_graph(page: "Page") -> list[Node]:
    locale = current_locale()
    values = {
        "og:title": page.title,
        "og:description": page.description,
        "og:type": "website",
        "og:url": address(page, locale),
        "og:site_name": BRAND.name,
        "og:locale": locale.code.replace("-", "_"),
    }
    return [_meta("property", name, value) for name, value in values.items() if value]


def _picture(page: "Page") -> list[Node]:
    """The picture that other sites show beside a link; its words are the alternative text."""
    locale, path = current_locale(), page_path()
    shown = picture.picture_of(path, page.title, locale)
    values = {
        "og:image": site_url(locale) + picture.address(path, shown, _named_args(page)),
        "og:image:type": "image/png",
        "og:image:width": str(picture.WIDTH),
        "og:image:height": str(picture.HEIGHT),
        "og:image:alt": page.full_title,
    }
    card = _meta("name", "twitter:card", "summary_large_image")
    return [*(_meta("property", name, value) for name, value in values.items()), card]


def _meta(key: str, name: str, content: str) -> Node:
    return {"tag": "meta", "attrs": {key: name, "content": content}}


def _link(rel: str, href: str, **more: str) -> Node:
    return {"tag": "link", "attrs": {"rel": rel, **more, "href": href}}
