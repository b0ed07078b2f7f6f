"""The home page: one view that gathers what the other sections have to show."""

from portolan.content.types import (
    BLOG_CATEGORY,
    BLOG_POST,
    CASE_STUDY,
    GLOSSARY_TERM,
    HELP_ARTICLE,
    HELP_CATEGORY,
    MARKET_UPDATE,
    PRODUCT,
)
from portolan.core.i18n import _
from portolan.sections.home.lanes import hero_chart, hero_lane, lane_figures, lanes_chart
from portolan.web.content import documents, documents_at
from portolan.web.content_section import in_order, newest_first
from portolan.web.letters import letters_of
from portolan.web.page import Page
from portolan.web.section import Section
from portolan.web.structured_data.organization import organization, website

blueprint = Section("home", __name__)

POSTS = 3
PRODUCTS = tuple(
    PRODUCT.page(slug)
    for slug in (
        "ocean-freight",
        "lcl",
        "air-freight",
        "trucking",
        "customs",
        "cargo-insurance",
        "capital",
    )
)
TERMS = (
    "/glossary/demurrage",
    "/glossary/chargeable-weight",
    "/glossary/telex-release",
    "/glossary/verified-gross-mass",
)
QUESTIONS = (
    "/help/demurrage-and-detention",
    "/help/who-pays-under-each-incoterm",
    "/help/rolled-or-delayed-cargo",
    "/help/submit-verified-gross-mass",
    "/help/find-your-hs-code",
)


@blueprint.page("/")
def index() -> Page:
    """The home page."""
    answers = [doc for doc in documents(HELP_ARTICLE) if not doc.meta["moved_to"]]
    return Page(
        "home/index.html",
        title=_("{{brand}}: freight between harbors"),
        bare_title=True,
        description=_(
            "Freight forwarding explained by the people who book it: a help center, a glossary "
            "and a blog with the arithmetic shown, and a desk that answers."
        ),
        search_index="home",
        structured=(organization(), website()),
        context={
            "products": documents_at(PRODUCTS),
            "product_count": len(documents(PRODUCT)),
            "months": newest_first(MARKET_UPDATE)[:1],
            "stories": in_order(CASE_STUDY)[:1],
            "posts": newest_first(BLOG_POST)[:POSTS],
            "names": {shelf.slug: shelf.title for shelf in documents(BLOG_CATEGORY)},
            "terms": documents_at(TERMS),
            "questions": documents_at(QUESTIONS),
            "letters": [
                (letter, docs and f"/glossary#letter-{letter.lower()}")
                for letter, docs in letters_of(documents(GLOSSARY_TERM))
            ],
            "categories": in_order(HELP_CATEGORY),
            "article_count": len(answers),
            "hero": hero_chart(),
            "hero_lane": hero_lane(),
            "lanes_chart": lanes_chart("wide"),
            "lanes_chart_narrow": lanes_chart("narrow"),
            "lanes": lane_figures(),
        },
    )
