"""Guides: long texts to read, print and keep."""

from collections.abc import Sequence
from pathlib import Path

from portolan.content.types import ContentType, Doc
from portolan.core.i18n import lazy, lazy_pgettext
from portolan.sections.eguides.diagram import DIAGRAMS
from portolan.web.content_section import document_or_404
from portolan.web.list_section import Context, ListSection
from portolan.web.navigation import Link
from portolan.web.structured_data.article import article


def chapters(docs: Sequence[Doc]) -> Context:
    """The chapters of each guide, by its slug."""
    guides = [document_or_404(EGUIDE, doc.slug) for doc in docs]
    return {"chapters": {guide.slug: guide.toc for guide in guides}}


EGUIDE = ContentType(
    name="eguide",
    path=Path(__file__).with_name("guides"),
    base="/eguides",
    listed="/eguides",
    label=lazy_pgettext("kind of page", "Guide"),
    schema="portolan.sections.eguides.schema:EGuide",
    reads=("aliases", "audience", "figure", "figure_label"),
    searchable="guides",
    refers={"author": "blog-author"},
    schema_org=article("Article"),
)

blueprint = ListSection(
    "eguides",
    __name__,
    kind=EGUIDE,
    title=lazy_pgettext("kind of page", "Guides"),
    description=lazy(
        "Handbooks and workbooks on importing, Incoterms, containers, customs, air freight, "
        "emissions and insurance: free to read and made to be printed."
    ),
    listing=chapters,
    menu=(Link(lazy_pgettext("kind of page", "Guides"), "/eguides", ("reading",)),),
    search_groups={"guides": lazy_pgettext("kind of page", "Guides")},
    diagrams=DIAGRAMS,
)
