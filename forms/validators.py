"""Validators of single values; each stops the chain, so that a field shows one error at a time."""

from collections.abc import Collection
from datetime import timedelta
from decimal import Decimal
from typing import Any

from wtforms import Field, Form
from wtforms.validators import StopValidation

from forms.cleaning import is_blank
from forms.figures import NO_UNITS, TOTAL_LIMIT, count_of, day_of, today_anywhere, total_of
from forms.messages import Rule, text_of
from forms.units import Units
from portolan.core.mail_address import ENCODED_WORD

# RFC 5321: 64 for the name, 255 for the domain, less the angle brackets of a path.
EMAIL_LIMIT = 254
# The longest number has 15 digits; the rest is room for signs, spaces and an extension.
PHONE_LIMIT = 40


class Filled:
    """The value is required; invisible characters count as empty."""

    field_flags = {"required": True}  # noqa: RUF012 - WTForms reads a class attribute

    def __init__(self, rule: Rule = Rule.REQUIRED) -> None:
        self.rule = rule

    def __call__(self, _form: Form, field: Field) -> None:
        """Raise with the message of the rule if the value is empty."""
        if is_blank(field.data or ""):
            raise StopValidation(text_of(self.rule))


class MayBeEmpty:
    """The value is optional: an empty one ends the chain without an error."""

    def __call__(self, _form: Form, field: Field) -> None:
        """Stop the chain if the value is empty."""
        if is_blank(field.data or ""):
            raise StopValidation


class WithinLimit:
    """The text has at most `limit` characters."""

    def __init__(self, limit: int, rule: Rule = Rule.RESPONSE) -> None:
        self.limit = limit
        self.rule = rule
        self.field_flags: dict[str, Any] = {"maxlength": limit}

    def __call__(self, _form: Form, field: Field) -> None:
        """Raise with the message of the rule if the text is longer."""
        if len(field.data) > self.limit:
            raise StopValidation(text_of(self.rule))


class OnTheList:
    """The value is one of the field's choices."""

    def __call__(self, _form: Form, field: Any) -> None:
        """Raise if a value is not among the choices."""
        if not field.chosen <= field.values:
            raise StopValidation(text_of(Rule.RESPONSE))


class Ticked:
    """The checkbox is ticked and has sent its own value."""

    def __init__(self, value: str) -> None:
        self.value = value

    def __call__(self, _form: Form, field: Field) -> None:
        """Raise if it is not ticked."""
        if field.data != self.value:
            raise StopValidation(text_of(Rule.RESPONSE))


class Amount:
    """The text is a number from `least` to `most`, both included, with or without its unit.

    `8 x 600` is one as well.
    """

    def __init__(self, least: Decimal, most: Decimal, units: Units = NO_UNITS) -> None:
        self.least = least
        self.most = most
        self.units = units
        self.field_flags: dict[str, Any] = {"maxlength": TOTAL_LIMIT}

    def __call__(self, _form: Form, field: Field) -> None:
        """Raise if the text is not a number, or out of range."""
        amount = total_of(field.data, self.units)
        if amount is None or not self.least <= amount <= self.most:
            raise StopValidation(text_of(Rule.RESPONSE))


class OtherPlace:
    """The place differs from that of the field `than`, however the two are written."""

    def __init__(self, than: str) -> None:
        self.than = than

    def __call__(self, form: Any, field: Field) -> None:
        """Raise if both mean the same place."""
        if form.is_one_place(form[self.than].data or "", field.data):
            raise StopValidation(text_of(Rule.RESPONSE))


class Counts:
    """Every count of the field is a whole number up to `most`."""

    def __init__(self, most: int) -> None:
        self.most = most

    def __call__(self, _form: Form, field: Any) -> None:
        """Raise if a count is not a whole number, or too high."""
        for text in field.typed.values():
            count = count_of(text)
            if text and (count is None or count > self.most):
                raise StopValidation(text_of(Rule.RESPONSE))


class ComingDay:
    """The text is a day from today on, and at most `days` ahead, wherever the visitor is."""

    def __init__(self, days: int) -> None:
        self.ahead = timedelta(days=days)

    def __call__(self, _form: Form, field: Field) -> None:
        """Raise if the text is not a date, or one that is past or too far ahead."""
        first, last = today_anywhere()
        day = day_of(field.data)
        if day is None or not first <= day <= last + self.ahead:
            raise StopValidation(text_of(Rule.RESPONSE))


class EmailAddress:
    """The text is a possible e-mail address; DNS is not queried, since that would take time."""

    def __init__(self, rule: Rule = Rule.EMAIL) -> None:
        self.rule = rule

    def __call__(self, _form: Form, field: Any) -> None:
        """Raise with the message of the rule if the address is malformed."""
        if field.deliverable_form(field.data) is None:
            raise StopValidation(text_of(self.rule))


class MailableAddress:
    """The address is one that every mail server takes: those outside ASCII need SMTPUTF8.

    Its domain may be in any script, since it has a form in ASCII.
    """

    def __init__(self, rule: Rule) -> None:
        self.rule = rule

    def __call__(self, _form: Form, field: Any) -> None:
        """Raise with the message of the rule if no mail could be sent to the address."""
        if not (field.deliverable_form(field.data) or "").isascii():
            raise StopValidation(text_of(self.rule))


class PhoneNumber:
    """The text is a valid number for the country chosen in another field of the form."""

    def __init__(self, country_field: str) -> None:
        self.country_field = country_field

    def __call__(self, form: Form, field: Any) -> None:
        """Raise if the number is invalid, for an invalid country if no country has such a number.

        That country is reported at its own field.
        """
        country = form[self.country_field]
        countries = calling_countries() if country.errors else (country.data,)
        if not any(field.international_form(field.data, each) for each in countries):
            raise StopValidation(text_of(Rule.PHONE))


def deliverable_form(address: str) -> str | None:
    """The address with its domain in ASCII (an IDN as punycode); None if invalid."""
    if len(address) > EMAIL_LIMIT or ENCODED_WORD in address:
        return None
    # Loaded with the first posted form, as phonenumbers is.
    from email_validator import EmailNotValidError, validate_email

    try:
        checked = validate_email(address, check_deliverability=False)
    except EmailNotValidError:
        return None
    return f"{checked.local_part}@{checked.ascii_domain}"


def written_form(e164: str) -> str:
    """A number in E.164 with its groups apart: `+31 10 555 0148`."""
    import phonenumbers

    number = phonenumbers.parse(e164)
    return phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.INTERNATIONAL)


def international_form(number: str, country: str) -> str | None:
    """The number as E.164 (`+31105550148`); None if invalid.

    A number that starts with `+` names its own country and is validated for that one.
    """
    if len(number) > PHONE_LIMIT:
        return None
    import phonenumbers

    try:
        parsed = phonenumbers.parse(number, country)
    except phonenumbers.NumberParseException:
        return None
    if not phonenumbers.is_valid_number(parsed):
        return None
    return phonenumbers.format_number(parsed, phonenumbers.PhoneNumberFormat.E164)


def calling_countries() -> Collection[str]:
    """The codes of the countries that have phone numbers."""
    import phonenumbers

    return phonenumbers.SUPPORTED_REGIONS


def calling_code(country: str) -> str:
    """The calling code of a country (`+31`); empty without a country."""
    if not country:
        return ""
    import phonenumbers

    return f"+{phonenumbers.country_code_for_region(country)}"
