"""The form that asks for an account, and its confirmation."""

from forms.sign_up import SignUpForm
from portolan.core.i18n import lazy
from portolan.sections.shared.lead_pages.form_page import FormPage, Step
from portolan.sections.shared.lead_pages.serving import serve
from portolan.web.errand import FORM, Errand
from portolan.web.navigation import Link
from portolan.web.section import Section

blueprint = Section(
    "sign_up",
    __name__,
    menu=(Link(lazy("Sign up"), "/sign-up", ("footer-company",)),),
    errands=(
        Errand(
            "/sign-up",
            lazy("Sign up"),
            FORM,
            lazy("For companies that want to ship with us."),
        ),
    ),
)

serve(
    blueprint,
    FormPage(
        form=SignUpForm,
        template="sign_up/form.html",
        title=lazy("Sign up"),
        description=lazy(
            "Ask for a {{brand}} account: one form, no fee, an answer from a person "
            "within one working day."
        ),
        thanks=lazy("Account requested"),
        working_days=1,
        next_steps=(
            Step(
                lazy("Prepare the first shipment"),
                "/help/prepare-your-first-shipment",
                lazy("What to prepare before you book."),
            ),
            Step(
                lazy("Invite colleagues"),
                "/help/invite-colleagues",
                lazy("One account per company, one name per person."),
            ),
            Step(
                lazy("The platform"),
                "/products/platform",
                lazy("What an account shows, and from which moment."),
            ),
        ),
    ),
)
