"""The kinds of document."""

from pathlib import Path

from portolan.content.types import FIGURES, QUESTIONS, ContentType
from portolan.core.i18n import lazy_pgettext
from portolan.web.structured_data.questions import faq_page

LANDING_PAGE = ContentType(
    name="landing-page",
    path=Path(__file__).with_name("logistics"),
    base="/logistics",
    listed="/products",
    label=lazy_pgettext("kind of page", "Logistics"),
    schema="portolan.sections.landing.schema:LandingPage",
    reads=("aliases", "headline", *FIGURES, *QUESTIONS),
    searchable="products",
    refers={"products": "product"},
    schema_org=faq_page,
)

CAMPAIGN_PAGE = ContentType(
    name="campaign-page",
    path=Path(__file__).with_name("campaigns"),
    base="",
    listed="/",
    label=lazy_pgettext("kind of page", "Logistics"),
    schema="portolan.sections.landing.schema:CampaignPage",
    reads=("aliases", "headline"),
    searchable="products",
)

KINDS = (LANDING_PAGE, CAMPAIGN_PAGE)
