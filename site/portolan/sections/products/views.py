"""The pages of products, coverages and articles on capital."""

from typing import Any, TypedDict

from portolan.content.types import Doc
from portolan.core.i18n import _, lazy, lazy_pgettext, pgettext
from portolan.sections.products.diagrams import DIAGRAMS
from portolan.sections.products.kinds import CAPITAL_ARTICLE, COVERAGE, KINDS, PRODUCT
from portolan.sections.products.menu import MENU
from portolan.web.content import documents, documents_at
from portolan.web.content_section import (
    crumbs,
    detail,
    document_or_404,
    document_page,
    in_order,
    newest_first,
)
from portolan.web.errand import COMPANY, Errand
from portolan.web.page import Body, Metadata, Page
from portolan.web.section import Section, teasers

AT_HOME = (
    "ocean-freight",
    "lcl",
    "air-freight",
    "trucking",
    "customs",
    "cargo-insurance",
    "capital",
)


def on_home() -> dict[str, object]:
    """The products that the home page names, and the number of all."""
    return {
        "products": documents_at(map(PRODUCT.page, AT_HOME)),
        "product_count": len(documents(PRODUCT)),
    }


blueprint = Section(
    "products",
    __name__,
    kinds=KINDS,
    menu=MENU,
    errands=(
        Errand(
            "/products",
            lazy_pgettext("part of the site", "Products"),
            COMPANY,
            lazy("Ocean, air, rail and road freight, customs, insurance, warehouses."),
        ),
    ),
    teasers={"home": on_home},
    search_groups={"products": lazy_pgettext("part of the site", "Products")},
    diagrams=DIAGRAMS,
)

GROUPS = {
    "freight": lazy("Move it"),
    "customs": lazy("Clear it"),
    "finance": lazy("Insure it and pay for it"),
    "fulfillment": lazy("Store it and send it on"),
    "platform": lazy("Keep track of it"),
}
INSURANCE, CAPITAL = "cargo-insurance", "capital"


class CarouselProps(TypedDict):
    """The id of a list of cards that buttons turn."""

    cards: str


@blueprint.page("/products")
def landing() -> Page:
    """Every product, by purpose."""
    products = in_order(PRODUCT)
    return Page(
        Body(
            "products/landing.html",
            title=pgettext("part of the site", "Products"),
            context={
                "count": len(products),
                **teasers("products"),
                "turned": CarouselProps(cards="voice-cards"),
                "groups": [
                    (name, label, [one for one in products if one.meta["group"] == name])
                    for name, label in GROUPS.items()
                ],
            },
        ),
        metadata=Metadata(
            description=_(
                "Ocean, air and road freight, customs, insurance, trade finance and fulfillment: "
                "how each is charged, what the price includes and what it does not."
            ),
            search_index="products",
        ),
    )


@blueprint.page("/products/<slug>")
def product(slug: str) -> Page:
    """One product; insurance with its coverages, capital with its articles."""
    doc = document_or_404(PRODUCT, slug)
    template = "products/coverage.html" if slug == INSURANCE else "products/product.html"
    return _page(template, doc, {"beneath": _beneath(slug), "crumbs": _way()})


@blueprint.page(f"/products/{INSURANCE}/<slug>")
def coverage(slug: str) -> Page:
    """One kind of cargo insurance."""
    doc, insurance = document_or_404(COVERAGE, slug), document_or_404(PRODUCT, INSURANCE)
    others = [one for one in in_order(COVERAGE) if one.slug != slug]
    way = _way((insurance.title, insurance.path))
    return _page("products/coverage.html", doc, {"beneath": others, "crumbs": way})


@blueprint.page(f"/products/{CAPITAL}/<slug>")
def capital_article(slug: str) -> Page:
    """One article on financing goods in transit."""
    doc, capital = document_or_404(CAPITAL_ARTICLE, slug), document_or_404(PRODUCT, CAPITAL)
    return document_page(
        "products/capital_article.html",
        doc,
        "products",
        {
            **detail(doc, newest_first(CAPITAL_ARTICLE)),
            "crumbs": _way((capital.title, capital.path)),
        },
    )


def _page(template: str, doc: Doc, more: dict[str, Any]) -> Page:
    return document_page(
        template,
        doc,
        "products",
        {**detail(doc, in_order(doc.type)), **more},
    )


def _beneath(slug: str) -> list[Doc]:
    """The context below a product's own text."""
    if slug == INSURANCE:
        return in_order(COVERAGE)
    return newest_first(CAPITAL_ARTICLE) if slug == CAPITAL else []


def _way(*steps: tuple[str, str]) -> list[tuple[str, str | None]]:
    return crumbs((pgettext("part of the site", "Products"), "/products"), *steps)
