"""The form that asks for an account."""

from collections.abc import Sequence

from forms.choice_fields import ChoiceField, ConsentField
from forms.choices import annual_volumes
from forms.fields import TextField
from forms.person import Reachable, names_in_order
from forms.site_form import Group, SiteForm
from portolan.core.i18n import lazy


class SignUpForm(Reachable, SiteForm):
    """A company that wants an account."""

    name = "sign-up"
    action = "/sign-up"
    submit_label = lazy("Ask for an account")

    job_title = TextField(
        lazy("Job title"), required=True, limit=100, autocomplete="organization-title"
    )
    annual_volume = ChoiceField(
        lazy("Annual shipment volume"),
        choices=annual_volumes,
        required=True,
        hint=lazy("Shipments a year, by sea and by air together. A guess will do."),
    )
    consent = ConsentField(
        lazy("I agree that {{brand}} keeps these answers, to set up an account and to reply to me.")
    )

    @property
    def groups(self) -> Sequence[Group]:
        """Who writes, for which company, and what it ships."""
        return (
            Group(lazy("About you"), (*names_in_order(self.locale), "job_title")),
            Group(lazy("Your company"), (*self.REACHED_BY, "annual_volume", "consent")),
        )
