"""The contact form and its confirmation."""

from collections.abc import Mapping

from forms.choices import CALL_BACK
from portolan.core.i18n import lazy, lazy_pgettext
from portolan.sections.contact.office_form import OfficeContactForm
from portolan.sections.shared.lead_pages.form_page import FormPage, Step, Thanks
from portolan.sections.shared.lead_pages.promise import calls
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

CALL = Thanks(
    lazy("We will call you"),
    lazy("Thank you. If we do not reach you by phone, we write to your work email."),
    lazy("Thank you. If we do not reach you by phone, we write to this email address."),
    calls,
    quoted="call_at",
)


def _thanks_for_call(stored: Mapping[str, str]) -> Thanks | None:
    return CALL if stored.get("topic") == CALL_BACK else None


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
        mailed=lazy(
            "Thank you for your message. A person reads it and hands it to the right desk."
        ),
        thanks_in_case=_thanks_for_call,
        working_days=1,
        office_fields=("office", "call_at"),
        country_field="phone_country",
        next_steps=(
            Step(lazy("Help Center"), "/help", lazy("Answers on bookings, documents and customs.")),
            Step(
                lazy("Damage or loss"),
                "/help/report-loss-or-damage",
                lazy("What to photograph and write down, and the time limits for each mode."),
            ),
            Step(
                lazy_pgettext("kind of page", "Blog"),
                "/blog",
                lazy("How freight moves, and what it costs to get it wrong."),
            ),
        ),
    ),
)
