"""The editors' check: a walk through the whole site in both locales that lists faults."""

import datetime as dt
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from urllib.parse import urlsplit

from flask import Flask

from portolan.content import lint, sources
from portolan.content.sources import ContentError, SourceDocument
from portolan.content.store import OFFERED_FROM, ContentStore
from portolan.content.translation import check as catalogs
from portolan.core.config import Settings
from portolan.core.locale import Locale
from portolan.core.locales import LOCALES
from portolan.web.locale import site_urls
from portolan.web.redirects.commands import rule_faults

# Links marked as one of thousands of pages made from a data set are not followed.
_HREF = re.compile(r'<a\b(?![^>]*\sdata-many\b)[^>]*\bhref="([^"]+)"')
_ID = re.compile(r'\bid="([^"]+)"')
_SOURCE = re.compile(r'<(?:img|script|source)\b[^>]*\bsrc="([^"]+)"')
_UNLISTED = 'content="noindex"'
BUILT = "/static/"
"""The prefix of built files, which need no check: templates cannot name a missing one."""
_IMAGE = re.compile(r"<img\b(?![^>]*\balt=)[^>]*>")


@dataclass
class SiteReport:
    """The result of the check: faults, and a summary."""

    faults: list[str] = field(default_factory=list)
    summary: list[str] = field(default_factory=list)


@dataclass
class Crawl:
    """The result of a walk through one locale's site."""

    seen: dict[str, int] = field(default_factory=dict)
    linked_from: dict[str, str] = field(default_factory=dict)
    ids: dict[str, set[str]] = field(default_factory=dict)
    anchors: list[tuple[str, str, str]] = field(default_factory=list)
    unnamed_images: list[str] = field(default_factory=list)
    unlisted: set[str] = field(default_factory=set)
    """Pages that ask search engines to leave them out."""


Walks = Callable[[Flask, Locale], Crawl]


def check_site(app: Flask, walks: Walks | None = None) -> SiteReport:
    """Check documents, links, orphans, images, redirect rules and catalogs.

    Args:
        app: the application.
        walks: returns the walk through a locale's site, for callers that have one already.
    """
    report = SiteReport()
    documents, errors = sources.read_all()
    by_path = {document.path: document for document in documents}
    today = dt.datetime.now(dt.UTC).date()
    planned = [one for one in documents if one.day and one.day > today]
    published = [one for one in documents if one not in planned]
    report.faults += [str(error) for error in errors]
    report.faults += [str(fault) for document in documents for fault in lint.faults(document)]
    for locale in LOCALES:
        walk = (walks or crawl)(app, locale)
        report.faults += sorted(_link_faults(walk, by_path, locale))
        report.faults += sorted(_orphans(walk, published, locale))
        report.summary.append(f"{locale.code}: {len(walk.seen)} pages walked")
    report.faults += rule_faults(app)
    report.faults += catalogs.faults(_catalogs(app))
    report.summary += overdue(documents, today)
    report.summary += [f"{one.path}: planned for {one.day}" for one in planned]
    report.summary += _counts(app, published)
    return report


def crawl(app: Flask, locale: Locale) -> Crawl:
    """Follow every internal link from the home page of a locale."""
    base = site_urls(app.config["SETTINGS"])[locale.code]
    client, walk, waiting = app.test_client(), Crawl(), ["/"]
    while waiting:
        path = waiting.pop()
        if path in walk.seen:
            continue
        answer = client.get(path, base_url=base)
        walk.seen[path] = answer.status_code
        if answer.mimetype == "text/html" and answer.status_code == 200:
            html = answer.get_data(as_text=True)
            walk.ids[path] = set(_ID.findall(html))
            if _UNLISTED in html:
                walk.unlisted.add(path)
            walk.unnamed_images += [path] * len(_IMAGE.findall(html))
            waiting += _targets(html, path, walk)
    return walk


def _targets(html: str, page: str, walk: Crawl) -> Iterator[str]:
    for href in map(unescape, [*_HREF.findall(html), *_SOURCE.findall(html)]):
        url = urlsplit(href)
        if url.scheme or url.netloc or (not url.path and not url.fragment):
            continue
        if url.path.startswith(BUILT):
            continue
        path = url.path or page
        if url.fragment:
            walk.anchors.append((page, path, url.fragment))
        target = f"{path}?{url.query}" if url.query else path
        walk.linked_from.setdefault(target, page)
        yield target


def _link_faults(walk: Crawl, by_path: dict[str, SourceDocument], locale: Locale) -> Iterator[str]:
    for path, status in walk.seen.items():
        if status != 200:
            page = walk.linked_from.get(path, "/")
            yield f"{_where(page, path, by_path)}: [{locale.code}] link to {path} answers {status}"
    for page, path, fragment in walk.anchors:
        if path in walk.ids and fragment not in walk.ids[path]:
            yield f"{_where(page, fragment, by_path)}: [{locale.code}] no {path}#{fragment}"
    for page in walk.unnamed_images:
        yield f"{_where(page, '<img', by_path)}: [{locale.code}] an image without alt text"


def _where(page: str, needle: str, by_path: dict[str, SourceDocument]) -> str:
    source = by_path.get(page)
    if source is None:
        return page
    lines = source.text.splitlines()
    line = next((n for n, text in enumerate(lines, 1) if needle in text), 1)
    return f"{sources.source_label(source.file)}:{line}"


def _orphans(walk: Crawl, documents: list[SourceDocument], locale: Locale) -> Iterator[str]:
    for document in documents:
        moved = getattr(document.meta, "moved_to", None)
        if document.path not in walk.seen and not moved:
            yield str(ContentError(document.file, 1, f"[{locale.code}] no page links here"))


def overdue(documents: Iterable[SourceDocument], today: dt.date) -> Iterator[str]:
    """The documents whose sources are to be read again."""
    for document in documents:
        rule = getattr(document.meta, "rule", None)
        day = rule.review_by if rule else document.meta.review_by
        if day and day <= today:
            label = sources.source_label(document.file)
            yield f"{label}: its sources were to be read again by {day}"


def _catalogs(app: Flask) -> Path:
    settings: Settings = app.config["SETTINGS"]
    return settings.translations_path


def _counts(app: Flask, documents: list[SourceDocument]) -> list[str]:
    store: ContentStore = app.extensions["content"]
    kinds = Counter(document.type.name for document in documents)
    lines = [f"{name}: {count}" for name, count in kinds.items()]
    pages = len(documents)
    for locale in LOCALES:
        offered = len(store.paths(locale.code, OFFERED_FROM))
        lines.append(f"{locale.code}: {offered} of {pages} pages of documents offered")
    for locale, path in catalogs.catalogs(_catalogs(app)):
        done = catalogs.coverage(locale, path)
        lines.append(f"{locale.code} {path.stem}: {done.translated} of {done.total} translated")
    return lines
