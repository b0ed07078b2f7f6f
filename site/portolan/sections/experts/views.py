"""The form that asks for a specialist, and its confirmation."""

from forms.expert import ExpertForm
from portolan.core.i18n import lazy, lazy_pgettext
from portolan.sections.shared.lead_pages.form_page import FormPage, Step
from portolan.sections.shared.lead_pages.serving import serve
from portolan.web.errand import FORM, Errand
from portolan.web.navigation import Link
from portolan.web.section import Section

blueprint = Section(
    "experts",
    __name__,
    menu=(Link(lazy("Talk to an expert"), "/talk-to-an-expert", ("footer-company",)),),
    errands=(
        Errand(
            "/talk-to-an-expert",
            lazy("Talk to an expert"),
            FORM,
            lazy("A specialist answers by email or phone."),
        ),
    ),
)

serve(
    blueprint,
    FormPage(
        form=ExpertForm,
        template="experts/form.html",
        title=lazy("Talk to an expert"),
        description=lazy(
            "Ask a specialist at {{brand}} about routes, customs or cost. The first "
            "answer is free of charge."
        ),
        thanks=lazy("Question received"),
        working_days=1,
        next_steps=(
            Step(lazy("Help Center"), "/help", lazy("Answers on bookings, documents and customs.")),
            Step(
                lazy_pgettext("kind of page", "Research"),
                "/research",
                lazy("The arithmetic behind our answers."),
            ),
            Step(
                lazy("Customer stories"),
                "/company/customers",
                lazy("Cases like yours, with their figures."),
            ),
        ),
    ),
)
