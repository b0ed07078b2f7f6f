"""The company."""

import datetime as dt

from flask import current_app

from portolan.content.types import Doc
from portolan.core.i18n import _, lazy, lazy_pgettext, pgettext
from portolan.domain.equipment import carriers
from portolan.sections.company.diagram import DIAGRAMS
from portolan.sections.company.errands import ERRANDS
from portolan.sections.company.kinds import COMPANY_PAGE, KINDS, OFFICE, OFFICES_PAGE
from portolan.sections.company.office_page import office_page
from portolan.sections.shared.harbor_chart import harbor_chart
from portolan.sections.shared.opening import all_closed, opening
from portolan.web.content_section import (
    crumbs,
    detail,
    document_or_404,
    document_page,
    in_order,
)
from portolan.web.navigation import Link
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.section import Section, teasers

blueprint = Section(
    "company",
    __name__,
    kinds=KINDS,
    menu=(
        Link(lazy("About us"), "/company/about-us", ("provider", "footer-company")),
        Link(lazy("For customers"), "/company/for-customers", ("provider", "footer-company")),
        Link(
            lazy_pgettext("kind of page", "Press"), "/company/press", ("provider", "footer-company")
        ),
    ),
    errands=ERRANDS,
    search_groups={"company": lazy_pgettext("kind of page", "Company")},
    diagrams=DIAGRAMS,
)


@blueprint.page("/company/about-us")
def about_us() -> Page:
    """The page about the company, its offices and latest news."""
    doc, offices = document_or_404(COMPANY_PAGE, "about-us"), in_order(OFFICE)
    codes = [one.meta["code"] for one in offices]
    return document_page(
        "company/about_us.html",
        doc,
        "company",
        {
            **detail(doc, [doc]),
            "crumbs": crumbs((doc.title, None)),
            "offices": offices,
            "chart": harbor_chart(codes, "offices", _("World chart of our offices.")),
            "statement": document_or_404(COMPANY_PAGE, "ceo-statement"),
            **teasers("about"),
        },
    )


@blueprint.page(f"{OFFICES_PAGE}/<slug>")
def office(slug: str) -> Page:
    """One office: where it is, whether it is open now, and how to reach it."""
    return office_page(document_or_404(OFFICE, slug))


@blueprint.page("/company/press")
def press() -> Page:
    """The contact for journalists, facts in short, and the feeds."""
    return Page(
        Body(
            "company/press.html",
            title=pgettext("kind of page", "Press"),
            context={
                "offices": in_order(OFFICE),
                **teasers("press"),
            },
        ),
        metadata=Metadata(
            description=_(
                "Press contacts for journalists, the company in brief, our latest news and the "
                "feeds that bring it to you."
            ),
            search_index="company",
        ),
    )


@blueprint.page("/company/for-customers")
def for_customers() -> Page:
    """The page for customers: sign in, track, find papers, call somebody."""
    settings = current_app.config["SETTINGS"]
    return Page(
        Body(
            "company/for_customers.html",
            title=_("For customers"),
            context={
                "can_sign_in": bool(settings.web_app_url),
                "can_track": bool(settings.public_endpoints_url),
                "carriers": carriers(),
                "offices": in_order(OFFICE),
                "open_offices": _open_now(),
                "all_closed": all_closed(in_order(OFFICE), dt.datetime.now(dt.UTC)),
            },
        ),
        # An old one would send people to an office that is closed by now.
        caching=Caching(args=None),
        metadata=Metadata(
            description=_(
                "Sign in, track a shipment, find documents and invoices, and reach the people who "
                "look after your freight."
            ),
            search_index="company",
        ),
    )


def _open_now() -> list[tuple[Doc, str]]:
    """The offices that are open now, each with the sentence that says so."""
    now = dt.datetime.now(dt.UTC)
    every = ((one, opening(one, now)) for one in in_order(OFFICE))
    return [(office, state.text) for office, state in every if state.is_open]
