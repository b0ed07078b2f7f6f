"""Landing pages: one need each, at `/logistics/{slug}`, and campaigns at `/{slug}`."""

from portolan.content.types import Doc
from portolan.sections.landing.kinds import CAMPAIGN_PAGE, KINDS, LANDING_PAGE
from portolan.sections.landing.menu import MENU
from portolan.web.content import documents_named
from portolan.web.content_section import crumbs, detail, document_or_404, document_page
from portolan.web.page import Page
from portolan.web.section import Section

blueprint = Section(
    "landing",
    __name__,
    kinds=KINDS,
    menu=MENU,
)


@blueprint.page("/logistics/<slug>")
def landing(slug: str) -> Page:
    """A page for one need, with the products that answer it."""
    doc = document_or_404(LANDING_PAGE, slug)
    products = documents_named(doc, "products")
    return _page("landing/landing.html", doc, products)


@blueprint.at_root(CAMPAIGN_PAGE)
def campaign(slug: str) -> Page:
    """A long page on one subject."""
    return _page("landing/content.html", document_or_404(CAMPAIGN_PAGE, slug), [])


def _page(template: str, doc: Doc, products: list[Doc]) -> Page:
    return document_page(
        template,
        doc,
        "landing",
        {**detail(doc, [doc]), "products": products, "crumbs": crumbs((doc.title, None))},
    )
