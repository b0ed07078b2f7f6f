"""The contact form."""

from collections.abc import Sequence
from typing import Any

from forms.choices import HOME_COUNTRY, dialling_countries, topics
from forms.fields import ChoiceField, EmailField, MessageField, PhoneField, TextField
from forms.site_form import Group, SiteForm
from portolan.i18n import lazy
from portolan.locales import ZH_CN


class ContactForm(SiteForm):
    """A message to the provider, answered by a person."""

    name = "contact"
    action = "/company/contact"
    submit_label = lazy("Send message")

    first_name = TextField(
        lazy("First name"), required=True, limit=100, width="half", autocomplete="given-name"
    )
    last_name = TextField(
        lazy("Last name"), required=True, limit=100, width="half", autocomplete="family-name"
    )
    work_email = EmailField(lazy("Work email"), hint=lazy("We reply to this address."))
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
        """Who writes, and what about; a Chinese reader gives the family name first."""
        names = ("first_name", "last_name")
        names_in_order = names[::-1] if self.locale is ZH_CN else names
        return (
            Group(
                lazy("About you"),
                (*names_in_order, "work_email", "company_name", "phone_country", "phone"),
            ),
            Group(lazy("Your message"), ("topic", "message")),
        )
