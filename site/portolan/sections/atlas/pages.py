"""Common parts of the atlas's detail pages: breadcrumbs, context, and the page of a document."""

from collections.abc import Mapping, Sequence
from typing import Any

from portolan.content.types import Doc
from portolan.core.i18n import pgettext
from portolan.sections.atlas.kinds import HOME, AtlasKind
from portolan.web.content import documents_at
from portolan.web.content_section import Crumbs, crumbs, document_page
from portolan.web.locale import current_locale, site_url
from portolan.web.page import Page

SEARCH_INDEX = "atlas"


def way(*steps: tuple[object, str | None]) -> Crumbs:
    """The breadcrumbs from the home page through the atlas."""
    return crumbs((pgettext("kind of page", "Atlas"), HOME), *steps)


def frame(kind: AtlasKind, doc: Doc | None) -> dict[str, Any]:
    """The template context common to all detail pages."""
    return {
        "kind": kind,
        "crumbs": way((kind.plural, kind.path)),
        "doc": doc,
        "address": site_url(current_locale()) + doc.path if doc else "",
        "sources": doc.meta["sources"] if doc else (),
        "related": related(doc),
    }


def related(doc: Doc | None) -> Sequence[Doc]:
    """The further reading that the document's editor has chosen."""
    return documents_at(doc.meta["related"]) if doc else ()


def entry_page(
    template: str, kind: AtlasKind, doc: Doc, title: str, context: Mapping[str, Any]
) -> Page:
    """The page of an entry that is a document."""
    whole = {**frame(kind, doc), **context}
    return document_page(template, doc, SEARCH_INDEX, whole, title=title)
