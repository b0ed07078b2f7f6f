"""Fields about the sender, shared by several forms."""

from typing import Any

from forms.choice_fields import CountryField
from forms.choices import countries
from forms.fields import EmailField, TextField
from forms.phone_field import PhoneField
from portolan.core.i18n import lazy, lazy_pgettext


def first_name(**drawing: Any) -> TextField:
    """The given name."""
    return TextField(
        lazy("First name"),
        required=True,
        limit=100,
        width="half",
        autocomplete="given-name",
        **drawing,
    )


def last_name() -> TextField:
    """The family name."""
    return TextField(
        lazy("Last name"), required=True, limit=100, width="half", autocomplete="family-name"
    )


def work_email() -> EmailField:
    """The e-mail address to reply to."""
    return EmailField(lazy("Work email"), hint=lazy("We reply to this address."))


def company_name(*, required: bool = True, **drawing: Any) -> TextField:
    """The company that the person works for."""
    return TextField(
        lazy("Company name"), required=required, limit=200, autocomplete="organization", **drawing
    )


def country() -> CountryField:
    """The country of the company and of the phone number."""
    return CountryField(
        lazy_pgettext("place", "Country"),
        choices=countries,
        required=True,
        width="half",
        autocomplete="country",
    )


def phone(*, required: bool = True) -> PhoneField:
    """The phone number, in the country given before it."""
    return PhoneField(
        lazy("Phone number"), country_field="country", required=required, width="half"
    )
