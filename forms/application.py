"""The form that applies for a job."""

from forms import person
from forms.choice_fields import ChoiceField
from forms.choices import work_rights
from forms.fields import EmailField, MessageField, TextField
from forms.phone_field import PhoneField
from forms.site_form import SiteForm
from portolan.core.i18n import lazy, lazy_pgettext


class ApplicationForm(SiteForm):
    """An application for an open role, or for work in general."""

    name = "application"
    action = "/company/careers/apply"
    submit_label = lazy("Send application")
    prefillable = ("role",)

    role = TextField(
        lazy_pgettext("field of a form", "Role"),
        legend=lazy("The role"),
        required=True,
        limit=120,
        hint=lazy(
            "Job title and city, as advertised. If no job fits, tell us what you would like to do."
        ),
    )
    start = TextField(lazy("When you could start"), required=True, limit=100, width="half")
    work_right = ChoiceField(
        lazy("Are you allowed to work in that country?"),
        choices=work_rights,
        required=True,
        width="half",
    )
    first_name = person.first_name(legend=lazy("About you"))
    last_name = person.last_name()
    email = EmailField(
        lazy_pgettext("field of a form", "Email"), hint=lazy("We reply to this address.")
    )
    country = person.country()
    phone = PhoneField(lazy("Phone number"), country_field="country", width="half")
    resume = MessageField(
        lazy_pgettext("field of a form", "Résumé"),
        legend=lazy("What you have done"),
        required=True,
        limit=8000,
        hint=lazy("Its text, or a link that we can open without an account."),
    )
    note = MessageField(
        lazy("A few sentences about you"), limit=2000, hint=lazy("Why this role, and why now.")
    )
