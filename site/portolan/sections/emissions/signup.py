"""The sign-up page for open emissions."""

from forms.open_emissions import OpenEmissionsForm
from portolan.core.i18n import lazy, lazy_pgettext
from portolan.sections.emissions.addresses import PATH
from portolan.sections.shared.lead_pages.form_page import FormPage, Step
from portolan.sections.shared.lead_pages.promise import replies_if_needed

SIGN_UP = FormPage(
    form=OpenEmissionsForm,
    template="emissions/sign_up.html",
    title=lazy("Open emissions"),
    description=lazy(
        "Use the emissions calculator’s method, factors and data in your own work, and hear when "
        "they change."
    ),
    thanks=lazy("You are on the list"),
    working_days=1,
    promised=replies_if_needed,
    next_steps=(
        Step(
            lazy("Emissions calculator"),
            PATH,
            lazy("A figure with its distance, its factor and its source."),
        ),
        Step(
            lazy_pgettext("product", "Climate"),
            "/products/climate",
            lazy("What we report for each shipment, and what we leave out."),
        ),
        Step(
            lazy_pgettext("part of the site", "Glossary"),
            "/glossary",
            lazy("Well to wheel, TEU, tonne-kilometer: each in one sentence."),
        ),
    ),
)
