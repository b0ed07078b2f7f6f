"""Landing pages: one need each, at `/logistics/{slug}`, and campaigns at `/{slug}`."""

from portolan.content.store import Doc
from portolan.content.types import CAMPAIGN_PAGE, LANDING_PAGE, PRODUCT
from portolan.web.content import documents_at
from portolan.web.content_section import crumbs, detail, document_page, wanted
from portolan.web.page import Page
from portolan.web.section import Section

blueprint = Section("landing", __name__)


@blueprint.page("/logistics/<slug>")
def landing(slug: str) -> Page:
    """A page for one need, with the products that answer it."""
    doc = wanted(LANDING_PAGE, slug)
    products = documents_at(PRODUCT.page(one) for one in doc.meta["products"])
    return _page("landing/landing.html", doc, products)


@blueprint.at_root(CAMPAIGN_PAGE)
def campaign(slug: str) -> Page:
    """A long page on one subject."""
    return _page("landing/content.html", wanted(CAMPAIGN_PAGE, slug), [])


def _page(template: str, doc: Doc, products: list[Doc]) -> Page:
    return document_page(
        template,
        doc,
        "landing",
        {**detail(doc, [doc]), "products": products, "crumbs": crumbs((doc.title, None))},
    )
