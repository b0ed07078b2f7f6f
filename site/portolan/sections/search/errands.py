"""The pages that visitors mean by everyday words: tools, forms, and whom to call.

The phrases by which people ask for them, and for some documents, are in `phrases.csv`.
"""

from typing import NamedTuple

from flask_babel.speaklater import LazyString

from portolan.core.i18n import lazy, lazy_pgettext


class Errand(NamedTuple):
    """A page, what kind it is, and what it is for."""

    path: str
    title: LazyString
    kind: LazyString
    text: LazyString


TOOL, FORM, COMPANY = (
    lazy_pgettext("kind of page", "Tool"),
    lazy_pgettext("kind of page", "Form"),
    lazy_pgettext("kind of page", "Company"),
)
ERRANDS = (
    Errand(
        "/company/for-customers",
        lazy("For customers"),
        COMPANY,
        lazy("Sign in, track, find documents and invoices, and see who to call."),
    ),
    Errand(
        "/company/press",
        lazy_pgettext("kind of page", "Press"),
        COMPANY,
        lazy("Contact for journalists, facts in short, and the feeds."),
    ),
    Errand(
        "/company/contact",
        lazy_pgettext("kind of page", "Contact"),
        FORM,
        lazy("A message to a person, answered by the desk that it concerns."),
    ),
    Errand(
        "/get-started",
        lazy("Get a quote"),
        FORM,
        lazy("Origin, destination, cargo and date: the quote within one working day."),
    ),
    Errand(
        "/sign-up",
        lazy("Sign up"),
        FORM,
        lazy("For companies that want to ship with us."),
    ),
    Errand(
        "/talk-to-an-expert",
        lazy("Talk to an expert"),
        FORM,
        lazy("A specialist answers by email or phone."),
    ),
    Errand(
        "/route-search",
        lazy("Route search"),
        TOOL,
        lazy("Distance, transit time and emissions between any two places, by sea and air."),
    ),
    Errand(
        "/emissions-calculator",
        lazy("Emissions calculator"),
        TOOL,
        lazy("What a shipment emits, with its working."),
    ),
    Errand(
        "/load-planner",
        lazy("Loading planner"),
        TOOL,
        lazy("Your pieces in containers, pallets or aircraft units, drawn step by step."),
    ),
    Errand(
        "/arrival",
        lazy("Arrival calendar"),
        TOOL,
        lazy("Count forward from the cargo ready date, or back from the date you need it."),
    ),
    Errand(
        "/emissions-calculator/list",
        lazy("Emissions of a list"),
        TOOL,
        lazy("A list of shipments as CSV or XLSX: each one's emissions, totals and a statement."),
    ),
    Errand(
        "/route-search/shanghai-cnsha/rotterdam-nlrtm/what-if",
        lazy("What if a canal is closed?"),
        TOOL,
        lazy("Each canal and strait closed in turn: distance, days and emissions, side by side."),
    ),
    Errand(
        "/data/hs-code",
        lazy("HS codes"),
        TOOL,
        lazy("The code of your goods, by word or by number."),
    ),
    Errand(
        "/atlas",
        lazy_pgettext("kind of page", "Atlas"),
        TOOL,
        lazy("Ports, airports, vessels, warehouses, routes and services."),
    ),
    Errand(
        "/paps",
        lazy("PAPS labels"),
        TOOL,
        lazy("Barcode labels for trucks into the United States."),
    ),
    Errand(
        "/pars",
        lazy("PARS labels"),
        TOOL,
        lazy("Barcode labels for trucks into Canada."),
    ),
    Errand(
        "/careers/jobs",
        lazy("Open roles"),
        COMPANY,
        lazy("Every open role, by city and team."),
    ),
    Errand(
        "/products",
        lazy_pgettext("part of the site", "Products"),
        COMPANY,
        lazy("Ocean, air, rail and road freight, customs, insurance, warehouses."),
    ),
    Errand(
        "/company/about-us",
        lazy("About us"),
        COMPANY,
        lazy("Who we are, since when, and where."),
    ),
    Errand(
        "/company/careers/our-global-offices",
        lazy("Our offices"),
        COMPANY,
        lazy("Every office, its time zone and what it does."),
    ),
    Errand(
        "/newsletter",
        lazy_pgettext("part of the site", "Newsletter"),
        FORM,
        lazy("The Global Logistics Update by email: subscribe or unsubscribe."),
    ),
    Errand(
        "/company/customers",
        lazy("Customer stories"),
        COMPANY,
        lazy("What went wrong, what was changed, and what it cost."),
    ),
    Errand(
        "/global-logistics-update",
        lazy("Global Logistics Update"),
        COMPANY,
        lazy("The market by sea, air and land, month by month."),
    ),
    Errand(
        "/api",
        lazy("Freight tools as JSON"),
        TOOL,
        lazy("The answers of the tools as data, without a key."),
    ),
    Errand(
        "/privacy/choices",
        lazy("Privacy choices"),
        COMPANY,
        lazy("What you allow us to count, and how to change it."),
    ),
)
