"""The contact form."""

import re
from typing import Any

from wtforms import Field, Form
from wtforms.validators import StopValidation

from forms import person
from forms.choice_fields import ChoiceField, CountryField
from forms.choices import CALL_BACK, dialling_countries, topics
from forms.fields import MessageField, TextField
from forms.messages import Rule, text_of
from forms.phone_field import PhoneField
from forms.site_form import SiteForm
from forms.validators import Filled, MayBeEmpty
from portolan.core.brand import BRAND
from portolan.core.i18n import lazy, lazy_pgettext

_TIME = re.compile(r"(\d+)[:：](\d{2})(?!\d)")


class TimesOfDay:
    """The times that the text names, if any, are on the clock: `9:30` is, `25:99` is not."""

    def __call__(self, _form: Form, field: Field) -> None:
        """Raise if one of them is not."""
        for hours, minutes in _TIME.findall(field.data):
            if int(hours) * 100 + int(minutes) > 2400 or int(minutes) > 59:
                raise StopValidation(text_of(Rule.RESPONSE))


class OurOffice:
    """The text names one of our offices."""

    def __call__(self, form: Any, field: Field) -> None:
        """Raise if it names none."""
        if not form.is_office(field.data):
            raise StopValidation(text_of(Rule.RESPONSE))


def _begin_with(field: Field, rule: Filled | MayBeEmpty) -> None:
    """Make a field required or optional."""
    field.flags.required = isinstance(rule, Filled)
    field.validators = (rule, *field.validators[1:])


class ContactForm(SiteForm):
    """A message to the provider, answered by a person."""

    name = "contact"
    action = "/company/contact"
    submit_label = lazy("Send message")
    prefillable = ("topic", "office")
    at_times = ("phone", "call_at")

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
            "Needed only if you want us to call. Include the area code, such as {{phone}}.",
            phone=BRAND.phone,
        ),
    )
    call_at = TextField(
        lazy("When may we call?"),
        limit=100,
        rules=(TimesOfDay(),),
        hint=lazy(
            "If you would rather talk: days and hours, with your city, such as Tuesday, 14:00 to "
            "16:00, Chicago."
        ),
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
        rules=(OurOffice(),),
        hint=lazy(
            "The city of one of our offices, such as Hamburg, Shanghai or Singapore. Leave it "
            "empty if any will do."
        ),
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
        is_call = self.topic.data == CALL_BACK
        if self.call_at.data or is_call:
            _begin_with(self.phone, Filled())
        if is_call:
            _begin_with(self.call_at, Filled())
            _begin_with(self.message, MayBeEmpty())

    def is_office(self, _text: str) -> bool:
        """Whether a text names one of our offices; here none is known, so any may be meant."""
        return True

    def stored(self) -> dict[str, str]:
        """The answers; the country only with a number, since the list opens with one."""
        stored = super().stored()
        default = {} if stored["phone"] else {"phone_country": "", "phone_country_code": ""}
        return stored | default
