"""Legal: privacy, terms, and the terms of single services."""

from portolan.content.types import Doc
from portolan.core.i18n import _, lazy_pgettext
from portolan.sections.legal.kinds import KINDS, LEGAL_PAGE, TERMS_DETAIL
from portolan.web.content_section import crumbs, detail, document_or_404, document_page, in_order
from portolan.web.navigation import Link
from portolan.web.page import Page
from portolan.web.section import Section

blueprint = Section(
    "legal",
    __name__,
    kinds=KINDS,
    menu=(
        Link(lazy_pgettext("part of the site", "Privacy"), "/privacy", ("footer-company",)),
        Link(lazy_pgettext("legal", "Terms"), "/terms-and-conditions", ("footer-company",)),
    ),
)


@blueprint.page("/privacy")
def privacy() -> Page:
    """The privacy notice."""
    return _page("legal/page.html", document_or_404(LEGAL_PAGE, "privacy"))


@blueprint.page("/terms-and-conditions")
def terms() -> Page:
    """The general terms, with links to those of single services."""
    doc = document_or_404(LEGAL_PAGE, "terms-and-conditions")
    return _page("legal/page.html", doc, in_order(TERMS_DETAIL))


@blueprint.page("/terms-and-conditions/<slug>")
def terms_detail(slug: str) -> Page:
    """The terms of one service."""
    return _page("legal/terms_detail.html", document_or_404(TERMS_DETAIL, slug))


def _page(template: str, doc: Doc, details: list[Doc] | None = None) -> Page:
    way = [(_("Terms and conditions"), "/terms-and-conditions")]
    return document_page(
        template,
        doc,
        "legal",
        {
            **detail(doc, in_order(doc.type)),
            "details": details or [],
            "crumbs": crumbs(*(way if doc.type is TERMS_DETAIL else [(doc.title, None)])),
        },
    )
