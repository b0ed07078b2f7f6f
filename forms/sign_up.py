"""The sign-up form."""

from forms import person
from forms.choice_fields import ChoiceField, ConsentField
from forms.choices import annual_volumes
from forms.fields import TextField
from forms.site_form import SiteForm
from portolan.core.i18n import lazy


class SignUpForm(SiteForm):
    """A company's request for an account."""

    name = "sign-up"
    action = "/sign-up"
    submit_label = lazy("Ask for an account")

    first_name = person.first_name(legend=lazy("About you"))
    last_name = person.last_name()
    job_title = TextField(
        lazy("Job title"), required=True, limit=100, autocomplete="organization-title"
    )
    company_name = person.company_name(legend=lazy("Your company"))
    work_email = person.work_email()
    country = person.country()
    phone = person.phone()
    annual_volume = ChoiceField(
        lazy("Annual shipment volume"),
        choices=annual_volumes,
        required=True,
        hint=lazy("Shipments per year, sea and air together. An estimate is fine."),
    )
    consent = ConsentField(
        lazy("I agree that {{brand}} keeps these answers, to set up an account and to reply to me.")
    )
