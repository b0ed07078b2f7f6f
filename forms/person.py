"""Who writes: the questions that several forms ask, each the same way everywhere."""

from collections.abc import Sequence

from forms.choice_fields import ChoiceField
from forms.choices import countries
from forms.fields import EmailField, PhoneField, TextField
from portolan.core.i18n import lazy
from portolan.core.locales import ZH_CN, Locale


class Named:
    """A name and an address to answer to."""

    first_name = TextField(
        lazy("First name"), required=True, limit=100, width="half", autocomplete="given-name"
    )
    last_name = TextField(
        lazy("Last name"), required=True, limit=100, width="half", autocomplete="family-name"
    )
    work_email = EmailField(lazy("Work email"), hint=lazy("We reply to this address."))


class Reachable(Named):
    """Somebody at a company, who can be called."""

    company_name = TextField(
        lazy("Company name"), required=True, limit=200, autocomplete="organization"
    )
    country = ChoiceField(
        lazy("Country"), choices=countries, required=True, width="half", autocomplete="country"
    )
    phone = PhoneField(lazy("Phone number"), country_field="country", required=True, width="half")

    REACHED_BY = ("company_name", "work_email", "country", "phone")


def names_in_order(locale: Locale) -> Sequence[str]:
    """The two names; a Chinese reader gives the family name first."""
    names = ("first_name", "last_name")
    return names[::-1] if locale is ZH_CN else names
