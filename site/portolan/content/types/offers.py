"""What the provider sells, and what became of it."""

from portolan.content.types.kind import ContentType
from portolan.core.i18n import lazy

FIGURES = ("figures.value", "figures.label")
QUESTIONS = ("questions.question", "questions.answer")

PRODUCT = ContentType(
    name="product",
    folder="sections/products/pages",
    base="/products",
    listed="/products",
    label=lazy("Product"),
    back=lazy("All products"),
    schema="offers.Product",
    reads=(
        "aliases",
        "headline",
        "basis",
        *FIGURES,
        "included",
        "optional",
        "excluded",
        *QUESTIONS,
    ),
    searchable="products",
    rank=1.2,
)
COVERAGE = ContentType(
    name="coverage",
    folder="sections/products/coverages",
    base="/products/cargo-insurance",
    listed="/products/cargo-insurance",
    label=lazy("Cargo insurance"),
    back=lazy("Back to Cargo insurance"),
    schema="offers.Coverage",
    reads=("aliases", "headline", "covers", "excludes", *QUESTIONS),
    searchable="products",
)
CASE_STUDY = ContentType(
    name="case-study",
    folder="sections/customers/stories",
    base="/company/customers",
    listed="/company/customers",
    label=lazy("Customer story"),
    back=lazy("Back to Customers"),
    schema="offers.CaseStudy",
    reads=("aliases", "customer", "sector", "headline", "quotation", "speaker", *FIGURES),
    searchable="company",
    refers={"products": "product"},
)
LANDING_PAGE = ContentType(
    name="landing-page",
    folder="sections/landing/logistics",
    base="/logistics",
    listed="/products",
    label=lazy("Logistics"),
    back=lazy("All products"),
    schema="offers.LandingPage",
    reads=("aliases", "headline", *FIGURES, *QUESTIONS),
    searchable="products",
    refers={"products": "product"},
)
CAMPAIGN_PAGE = ContentType(
    name="campaign-page",
    folder="sections/landing/campaigns",
    base="",
    listed="/",
    label=lazy("Logistics"),
    back=lazy("Home"),
    schema="offers.CampaignPage",
    reads=("aliases", "headline"),
    searchable="products",
)

KINDS = (PRODUCT, COVERAGE, CASE_STUDY, LANDING_PAGE, CAMPAIGN_PAGE)
