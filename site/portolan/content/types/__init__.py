"""The kinds of document: where their files lie, where their pages are, what they may say."""

from portolan.content.types import atlas, company, gatherings, offers, reading
from portolan.content.types.atlas import (
    AIRPORT,
    OCEANPORT,
    ROUTE,
    SERVICE,
    VESSEL,
    WAREHOUSE,
)
from portolan.content.types.company import (
    COMPANY_PAGE,
    JOB,
    LEGAL_PAGE,
    NEWS_ITEM,
    OFFICE,
    TEAM,
    TERMS_DETAIL,
)
from portolan.content.types.gatherings import EVENT, WEBINAR
from portolan.content.types.kind import SITE, ContentType
from portolan.content.types.offers import (
    CAMPAIGN_PAGE,
    CASE_STUDY,
    COVERAGE,
    LANDING_PAGE,
    PRODUCT,
)
from portolan.content.types.reading import (
    BLOG_AUTHOR,
    BLOG_CATEGORY,
    BLOG_POST,
    CAPITAL_ARTICLE,
    EGUIDE,
    GLOSSARY_TERM,
    HELP_ARTICLE,
    HELP_CATEGORY,
    MARKET_UPDATE,
    RESEARCH_PAPER,
)

__all__ = [
    "AIRPORT",
    "BLOG_AUTHOR",
    "BLOG_CATEGORY",
    "BLOG_POST",
    "CAMPAIGN_PAGE",
    "CAPITAL_ARTICLE",
    "CASE_STUDY",
    "COMPANY_PAGE",
    "CONTENT_TYPES",
    "COVERAGE",
    "EGUIDE",
    "EVENT",
    "GLOSSARY_TERM",
    "HELP_ARTICLE",
    "HELP_CATEGORY",
    "JOB",
    "LANDING_PAGE",
    "LEGAL_PAGE",
    "MARKET_UPDATE",
    "NEWS_ITEM",
    "OCEANPORT",
    "OFFICE",
    "PRODUCT",
    "RESEARCH_PAPER",
    "ROUTE",
    "SERVICE",
    "SITE",
    "TEAM",
    "TERMS_DETAIL",
    "VESSEL",
    "WAREHOUSE",
    "WEBINAR",
    "ContentType",
]

CONTENT_TYPES: dict[str, ContentType] = {
    one.name: one
    for family in (reading, offers, gatherings, company, atlas)
    for one in family.KINDS
}
