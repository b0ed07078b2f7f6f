"""The form that asks to follow the open method of the emissions calculator."""

from collections.abc import Sequence

from forms.fields import MessageField, TextField
from forms.person import Named, names_in_order
from forms.site_form import Group, SiteForm
from portolan.core.i18n import lazy


class OpenEmissionsForm(Named, SiteForm):
    """Somebody who reckons with our factors and wants to hear when they change."""

    name = "open-emissions"
    action = "/open-emissions-signup"
    submit_label = lazy("Sign up for updates")

    company_name = TextField(
        lazy("Company name"), required=True, limit=200, autocomplete="organization"
    )
    use = MessageField(
        lazy("What will it be used for?"),
        limit=2000,
        hint=lazy("A report, a tender, a tool of your own. It tells us what to explain better."),
    )

    @property
    def groups(self) -> Sequence[Group]:
        """Who signs up, and what for."""
        return (
            Group(lazy("About you"), names_in_order(self.locale)),
            Group(lazy("Your company"), ("company_name", "work_email", "use")),
        )
