"""The kinds of document."""

from pathlib import Path

from portolan.content.types import FIGURES, QUESTIONS, ContentType
from portolan.core.i18n import lazy, lazy_pgettext
from portolan.web.structured_data.article import article
from portolan.web.structured_data.questions import faq_page

PRODUCT = ContentType(
    name="product",
    path=Path(__file__).with_name("pages"),
    base="/products",
    listed="/products",
    label=lazy_pgettext("kind of page", "Product"),
    schema="portolan.sections.products.schema:Product",
    reads=(
        "aliases",
        "headline",
        "basis",
        "unit",
        *FIGURES,
        "included",
        "optional",
        "excluded",
        *QUESTIONS,
    ),
    searchable="products",
    rank=1.2,
    schema_org=faq_page,
)

COVERAGE = ContentType(
    name="coverage",
    path=Path(__file__).with_name("coverages"),
    base="/products/cargo-insurance",
    listed="/products/cargo-insurance",
    label=lazy("Cargo insurance"),
    schema="portolan.sections.products.schema:Coverage",
    reads=("aliases", "headline", "covers", "excludes", *QUESTIONS),
    searchable="products",
    schema_org=faq_page,
)

CAPITAL_ARTICLE = ContentType(
    name="capital-article",
    path=Path(__file__).with_name("capital"),
    base="/products/capital",
    listed="/products/capital",
    label=lazy_pgettext("product", "Capital"),
    schema="portolan.sections.products.schema:CapitalArticle",
    searchable="products",
    refers={"author": "blog-author"},
    schema_org=article("Article"),
)

KINDS = (PRODUCT, COVERAGE, CAPITAL_ARTICLE)
