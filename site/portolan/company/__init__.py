"""The company: who we are."""

from portolan.content.types import CASE_STUDY, COMPANY_PAGE, NEWS_ITEM, OFFICE
from portolan.web.content_section import crumbs, detail, in_order, newest_first, offer, wanted
from portolan.web.page import Page
from portolan.web.section import Section

blueprint = Section("company", __name__)


@blueprint.page("/company/about-us")
def about_us() -> Page:
    """Who we are, where, and what we have announced lately."""
    doc = wanted(COMPANY_PAGE, "about-us")
    return Page(
        "company/about_us.html",
        title=doc.title,
        description=doc.summary,
        **offer(doc),
        search_index="company",
        context={
            **detail(doc, [doc]),
            "crumbs": crumbs((doc.title, None)),
            "offices": in_order(OFFICE),
            "news": newest_first(NEWS_ITEM)[:3],
            "stories": in_order(CASE_STUDY)[:3],
        },
    )
