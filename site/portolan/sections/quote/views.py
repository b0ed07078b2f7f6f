"""The form that asks for a freight quote, and its confirmation."""

from portolan.core.i18n import lazy, lazy_pgettext
from portolan.sections.quote.receipt import RECEIPT
from portolan.sections.quote.routed_form import RoutedQuoteForm
from portolan.sections.quote.view import quote_view
from portolan.sections.shared.lead_pages.form_page import FormPage, Step
from portolan.sections.shared.lead_pages.serving import serve
from portolan.web.conversions import Conversion
from portolan.web.errand import FORM, Errand
from portolan.web.navigation import Link
from portolan.web.section import Section

blueprint = Section(
    "quote",
    __name__,
    menu=(Link(lazy("Get a quote"), "/get-started", ("footer-products", "shortcuts")),),
    errands=(
        Errand(
            "/get-started",
            lazy("Get a quote"),
            FORM,
            lazy("Origin, destination, cargo and date: the quote within one working day."),
        ),
    ),
    conversions=(
        Conversion("quote_step", {"step": int}, "a later step of the quote is reached, from 2 on"),
    ),
)

serve(
    blueprint,
    FormPage(
        form=RoutedQuoteForm,
        view=quote_view,
        template="quote/form.html",
        title=lazy("Get a quote"),
        description=lazy(
            "Origin, destination, cargo and date: a person works out your freight quote "
            "within one working day, at no cost."
        ),
        thanks=lazy("Quote requested"),
        working_days=1,
        receipt=RECEIPT,
        next_steps=(
            Step(
                lazy("How a quote works"),
                "/help/how-a-quote-works",
                lazy("What a quote includes, what it leaves out, and one line to recompute."),
            ),
            Step(
                lazy("Cargo ready date"),
                "/help/cargo-ready-date",
                lazy("What the date decides, and what happens when it slips."),
            ),
            Step(
                lazy_pgettext("terms of trade", "Incoterms"),
                "/help/who-pays-under-each-incoterm",
                lazy("Who pays for which leg."),
            ),
        ),
    ),
)
