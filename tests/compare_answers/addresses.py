"""What is asked for without sending anything: pages, their data, assets, and all that is beside."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit
from zlib import crc32

from portolan.web.page_cache.page_harvest import data_address
from tests.compare_answers.request import ASSET, Request
from tests.compare_answers.side import Side
from tests.support.production import SITES
from tests.support.urls import LISTS, RELEASED

BESIDE = (
    *("/robots.txt", "/sitemap.xml", "/livez", "/readyz", "/sw.js", "/site.webmanifest"),
    *("/icon.svg", "/favicon.ico", "/apple-touch-icon.png", "/icon-192.png", "/icon-512.png"),
    *("/icon-maskable-512.png", "/security.txt", "/.well-known/security.txt", "/form-token"),
    *("/page-data/app-data.json", "/_geography", "/nothing", "/static/none.js", "/_style"),
    *("/blog/feed.xml", "/research/feed.xml", "/global-logistics-update/feed.xml"),
    *("/company/newsroom/feed.xml", "/webinars/reading-a-freight-quote.ics", "/newsletter/confirm"),
    *("/events/rotterdam-open-desk-2026.ics", "/newsletter/unsubscribe", "/slice-data/none.json"),
)
"""Answers that are neither pages nor tools."""

FEW = 60
"""A folder of no more pages is asked for in full."""

_LOCATION = re.compile(r"<loc>([^<]+)</loc>")
_PICTURE = re.compile(r'property="og:image" content="([^"]+)"')


def pages(sides: tuple[Side, Side], one_in: int) -> Iterator[Request]:
    """Pages of the sitemaps of either side, and one of each template in all its states."""
    for locale in SITES:
        listed = set().union(*(_listed(each, locale) for each in sides))
        paths = listed.union(LISTS, RELEASED.values(), BESIDE)
        yield from (Request(path, locale) for path in _sampled(paths, one_in))


def data_of_pages(sides: tuple[Side, Side], one_in: int) -> Iterator[Request]:
    """What the browser's navigation asks for in place of each page."""
    for request in pages(sides, one_in):
        yield Request(data_address(request.path), request.locale)


def assets(sides: tuple[Side, Side], _one_in: int) -> Iterator[Request]:
    """Every file that webpack built on either side."""
    names = sides[0].assets | sides[1].assets
    return (Request(f"{ASSET}{name}") for name in sorted(names))


def pictures(sides: tuple[Side, Side], _one_in: int) -> Iterator[Request]:
    """The picture by which a page of each template is shared."""
    for locale in SITES:
        bodies = (sides[1].ask(Request(path, locale)).body for path in RELEASED.values())
        results = {url for body in bodies for url in _PICTURE.findall(body)}
        yield from (Request(urlsplit(url).path, locale) for url in sorted(results))


def _listed(side: Side, locale: str) -> set[str]:
    files = _locations(side, "/sitemap.xml", locale)
    return {path for file in files for path in _locations(side, file, locale)}


def _locations(side: Side, path: str, locale: str) -> list[str]:
    text = side.ask(Request(path, locale)).body
    return [urlsplit(url).path or "/" for url in _LOCATION.findall(text)]


def _sampled(paths: set[str], one_in: int) -> list[str]:
    """All of the small folders, and of the large ones always the same."""
    folders: dict[str, list[str]] = {}
    for path in sorted(paths):
        folders.setdefault(path.rpartition("/")[0], []).append(path)
    return [
        path
        for together in folders.values()
        for path in together
        if len(together) <= FEW or crc32(path.encode()) % one_in == 0
    ]
