"""The company."""

from portolan.content.types import CONTENT_TYPES
from portolan.core.i18n import lazy
from portolan.sections.company.kinds import COMPANY_PAGE, KINDS, OFFICE
from portolan.web.content_section import (
    crumbs,
    detail,
    document_or_404,
    document_page,
    in_order,
    newest_first,
)
from portolan.web.navigation import Link
from portolan.web.page import Page
from portolan.web.section import Section

blueprint = Section(
    "company",
    __name__,
    kinds=KINDS,
    menu=(Link(lazy("About us"), "/company/about-us", ("provider", "footer-company")),),
    search_groups={"company": lazy("Company")},
)


@blueprint.page("/company/about-us")
def about_us() -> Page:
    """The page about the company, its offices and latest news."""
    doc = document_or_404(COMPANY_PAGE, "about-us")
    return document_page(
        "company/about_us.html",
        doc,
        "company",
        {
            **detail(doc, [doc]),
            "crumbs": crumbs((doc.title, None)),
            "offices": in_order(OFFICE),
            "news": newest_first(CONTENT_TYPES["news-item"])[:3],
            "stories": in_order(CONTENT_TYPES["case-study"])[:3],
        },
    )
