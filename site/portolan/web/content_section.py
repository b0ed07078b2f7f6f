"""Helpers for sections that are a list and its detail pages."""

import datetime as dt
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypedDict

from flask import abort

from portolan.content.store import OFFERED_FROM
from portolan.content.types import ContentType, Doc
from portolan.core.i18n import pgettext
from portolan.web.content import document, documents, documents_at, store
from portolan.web.locale import current_locale, served_locales, site_url
from portolan.web.page import Body, Metadata, Page
from portolan.web.structured_data.documents import described

Crumbs = list[tuple[str, str | None]]
RELATED = 3


def document_or_404(kind: ContentType, slug: str) -> Doc:
    """The document, or the 404 page."""
    doc = document(kind, slug)
    if doc is None:
        abort(404)
    return doc


def crumbs(*steps: tuple[object, str | None]) -> Crumbs:
    """The breadcrumbs from the home page; the last one is the page itself and has no address."""
    return [(pgettext("kind of page", "Home"), "/"), *((str(label), href) for label, href in steps)]


def newest_first(kind: ContentType) -> list[Doc]:
    """The documents of a dated kind, the newest first."""
    return sorted(documents(kind), key=lambda doc: (str(doc.date), doc.slug), reverse=True)


def newest_change(docs: Iterable[Doc]) -> dt.date | None:
    """The day on which the last of these documents changed."""
    return max((doc.changed for doc in docs if doc.changed), default=None)


def in_order(kind: ContentType) -> list[Doc]:
    """The documents of a kind in the order that their editors gave them."""
    return sorted(documents(kind), key=lambda doc: int(doc.meta["order"]))


def author_of(doc: Doc) -> Doc | None:
    """The author who signed a document."""
    if not doc.meta.get("author"):
        return None
    return document_or_404(doc.type.kind_at("author"), doc.meta["author"])


def neighbors(doc: Doc, ordered: Sequence[Doc]) -> dict[str, Doc | None]:
    """The documents before and after `doc` in the order that the list shows."""
    slugs = [one.slug for one in ordered]
    at = slugs.index(doc.slug)
    return {
        "previous": ordered[at - 1] if at > 0 else None,
        "next": ordered[at + 1] if at + 1 < len(ordered) else None,
    }


def related(doc: Doc, others: Sequence[Doc]) -> list[Doc]:
    """Further reading: the editor's choice first, then others of the same category or team."""
    chosen = documents_at(doc.meta["related"])
    taken = {doc.path, *(one.path for one in chosen)}
    key = "team" if "team" in doc.meta else "category"
    value = doc.meta.get(key)
    fill = [o for o in others if o.path not in taken and o.meta.get(key) == value]
    return [*chosen, *fill][:RELATED]


def document_page(
    template: str, doc: Doc, search_index: str, context: Mapping[str, Any], title: str = ""
) -> Page:
    """The `Page` of a document, with its title, summary and alternates.

    `title` is for the tab, if the document's own would be ambiguous there.
    """
    return Page(
        Body(template, title=title or doc.title, context=context),
        metadata=Metadata(
            description=doc.summary, **alternates(doc), **described(doc), search_index=search_index
        ),
    )


class Alternates(TypedDict):
    """The locales that list a document's page, and whether the current one does."""

    locales: tuple[str, ...]
    indexable: bool


def alternates(doc: Doc) -> Alternates:
    """The locales that list a document; an unfinished translation is readable but unlisted."""
    codes = tuple(one.code for one in served_locales())
    offered = tuple(code for code in codes if store().share(doc.path, code) >= OFFERED_FROM)
    return {"locales": offered, "indexable": current_locale().code in offered}


def detail(doc: Doc, ordered: Sequence[Doc]) -> dict[str, Any]:
    """The template context common to all detail pages."""
    return {
        "doc": doc,
        "address": site_url(current_locale()) + doc.path,
        "related": related(doc, ordered),
        "author": author_of(doc),
        "sources": doc.meta["sources"],
        **neighbors(doc, ordered),
    }
