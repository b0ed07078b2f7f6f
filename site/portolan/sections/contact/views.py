"""The contact form and its confirmation."""

from portolan.core.i18n import lazy, lazy_pgettext
from portolan.sections.contact.office_form import OfficeContactForm
from portolan.sections.shared.lead_pages.form_page import FormPage, Step
from portolan.sections.shared.lead_pages.serving import serve
from portolan.web.errand import FORM, Errand
from portolan.web.navigation import Link
from portolan.web.section import Section

blueprint = Section(
    "contact",
    __name__,
    menu=(
        Link(
            lazy_pgettext("kind of page", "Contact"),
            "/company/contact",
            ("people", "footer-company", "error"),
        ),
    ),
    errands=(
        Errand(
            "/company/contact",
            lazy_pgettext("kind of page", "Contact"),
            FORM,
            lazy("A message to a person, answered by the desk that it concerns."),
        ),
    ),
)

serve(
    blueprint,
    FormPage(
        form=OfficeContactForm,
        template="contact/form.html",
        title=lazy_pgettext("kind of page", "Contact"),
        description=lazy(
            "Write to {{brand}} on freight, customs or a bill: a person reads and answers it."
        ),
        thanks=lazy("Message sent"),
        working_days=1,
        next_steps=(
            Step(lazy("Help Center"), "/help", lazy("Answers on bookings, documents and customs.")),
            Step(
                lazy_pgettext("part of the site", "Glossary"),
                "/glossary",
                lazy("Shipping terms, explained."),
            ),
            Step(
                lazy_pgettext("kind of page", "Blog"),
                "/blog",
                lazy("How freight moves, and what it costs to get it wrong."),
            ),
        ),
    ),
)
