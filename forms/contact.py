"""The contact form."""

from typing import Any

from forms import person
from forms.choice_fields import ChoiceField, CountryField
from forms.choices import CALL_BACK, dialling_countries, topics
from forms.fields import MessageField, TextField
from forms.phone_field import PhoneField
from forms.site_form import SiteForm
from forms.validators import Filled
from portolan.core.brand import BRAND
from portolan.core.i18n import lazy, lazy_pgettext


class ContactForm(SiteForm):
    """A message to the provider, answered by a person."""

    name = "contact"
    action = "/company/contact"
    submit_label = lazy("Send message")
    prefillable = ("topic", "office")

    first_name = person.first_name(legend=lazy("About you"))
    last_name = person.last_name()
    work_email = person.work_email()
    company_name = person.company_name(required=False)
    phone_country = CountryField(
        lazy("Country of the phone number"),
        choices=dialling_countries,
        required=True,
        width="half",
        autocomplete="country",
    )
    phone = PhoneField(
        lazy("Phone number"),
        country_field="phone_country",
        width="half",
        hint=lazy(
            "Needed if we are to call you. With its area code, such as {{phone}}.",
            phone=BRAND.phone,
        ),
    )
    call_at = TextField(
        lazy("When may we call?"),
        limit=100,
        hint=lazy("If you would rather talk: days and hours, with your city."),
    )
    topic = ChoiceField(
        lazy_pgettext("field of a form", "Topic"),
        choices=topics,
        required=True,
        legend=lazy("Your message"),
    )
    office = TextField(
        lazy_pgettext("our own", "Office"),
        limit=100,
        hint=lazy("The city. Leave it empty if any office will do."),
    )
    message = MessageField(
        lazy_pgettext("field of a form", "Message"),
        required=True,
        limit=5000,
        hint=lazy("A booking, container or bill of lading number helps us answer sooner."),
    )

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.phone_country.data = self.phone_country.data or self.locale.home_country
        if self.call_at.data or self.topic.data == CALL_BACK:
            self.phone.flags.required = True
            self.phone.validators = (Filled(), *self.phone.validators[1:])

    def stored(self) -> dict[str, str]:
        """The answers; the country only with a number, since the list opens with one."""
        stored = super().stored()
        default = {} if stored["phone"] else {"phone_country": "", "phone_country_code": ""}
        return stored | default
