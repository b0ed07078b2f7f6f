"""The company: who we are."""

from portolan.content.types import CASE_STUDY, COMPANY_PAGE, NEWS_ITEM, OFFICE
from portolan.web.content_section import (
    crumbs,
    detail,
    document_page,
    in_order,
    newest_first,
    wanted,
)
from portolan.web.page import Page
from portolan.web.section import Section

blueprint = Section("company", __name__)


@blueprint.page("/company/about-us")
def about_us() -> Page:
    """Who we are, where, and what we have announced lately."""
    doc = wanted(COMPANY_PAGE, "about-us")
    return document_page(
        "company/about_us.html",
        doc,
        "company",
        {
            **detail(doc, [doc]),
            "crumbs": crumbs((doc.title, None)),
            "offices": in_order(OFFICE),
            "news": newest_first(NEWS_ITEM)[:3],
            "stories": in_order(CASE_STUDY)[:3],
        },
    )
