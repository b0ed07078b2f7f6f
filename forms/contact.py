"""The contact form."""

from collections.abc import Sequence
from typing import Any

from forms.choice_fields import ChoiceField
from forms.choices import HOME_COUNTRY, dialling_countries, topics
from forms.fields import MessageField, PhoneField, TextField
from forms.person import Named, names_in_order
from forms.site_form import Group, SiteForm
from portolan.core.i18n import lazy


class ContactForm(Named, SiteForm):
    """A message to the provider, answered by a person."""

    name = "contact"
    action = "/company/contact"
    submit_label = lazy("Send message")

    company_name = TextField(lazy("Company name"), limit=200, autocomplete="organization")
    phone_country = ChoiceField(
        lazy("Country of the number"), choices=dialling_countries, required=True, width="half"
    )
    phone = PhoneField(lazy("Phone number"), country_field="phone_country", width="half")
    topic = ChoiceField(lazy("Topic"), choices=topics, required=True)
    message = MessageField(
        lazy("Message"),
        required=True,
        limit=5000,
        hint=lazy("A booking, container or bill of lading number helps us answer sooner."),
    )

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.phone_country.data = self.phone_country.data or HOME_COUNTRY[self.locale.code]

    @property
    def groups(self) -> Sequence[Group]:
        """Who writes, and what about."""
        reached_by = ("work_email", "company_name", "phone_country", "phone")
        return (
            Group(lazy("About you"), (*names_in_order(self.locale), *reached_by)),
            Group(lazy("Your message"), ("topic", "message")),
        )
