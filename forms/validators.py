"""The rules of a single value. Each stops the chain, so a field shows one error at a time."""

from typing import Any

import phonenumbers
from email_validator import EmailNotValidError, validate_email
from wtforms import Field, Form
from wtforms.validators import StopValidation

from forms.cleaning import is_blank
from forms.messages import Rule, text_of

# RFC 5321: 64 for the name, 255 for the domain, less the angle brackets of a path.
EMAIL_LIMIT = 254
# The longest number has 15 digits; the rest is room for signs, spaces and an extension.
PHONE_LIMIT = 40


class Filled:
    """The value is there; what only looks empty counts as empty."""

    field_flags = {"required": True}  # noqa: RUF012 - WTForms reads a class attribute

    def __init__(self, rule: Rule = Rule.REQUIRED) -> None:
        self.rule = rule

    def __call__(self, _form: Form, field: Field) -> None:
        """Raise with the message of the rule where there is nothing to see."""
        if is_blank(field.data or ""):
            raise StopValidation(text_of(self.rule))


class MayBeEmpty:
    """An empty value ends the chain without an error."""

    def __call__(self, _form: Form, field: Field) -> None:
        """Stop silently where there is nothing to judge."""
        if is_blank(field.data or ""):
            raise StopValidation


class WithinLimit:
    """The text has at most `limit` characters."""

    def __init__(self, limit: int, rule: Rule = Rule.RESPONSE) -> None:
        self.limit = limit
        self.rule = rule
        self.field_flags: dict[str, Any] = {"maxlength": limit}

    def __call__(self, _form: Form, field: Field) -> None:
        """Raise with the message of the rule where the text is longer."""
        if len(field.data) > self.limit:
            raise StopValidation(text_of(self.rule))


class OnTheList:
    """The value is one of the field's choices."""

    def __call__(self, _form: Form, field: Any) -> None:
        """Raise where the value was never offered."""
        if field.data not in {value for value, _label in field.lines}:
            raise StopValidation(text_of(Rule.RESPONSE))


class EmailAddress:
    """The text can be an e-mail address. Its domain is not asked: that would wait for DNS."""

    def __init__(self, rule: Rule = Rule.EMAIL) -> None:
        self.rule = rule

    def __call__(self, _form: Form, field: Field) -> None:
        """Raise with the message of the rule where the address cannot be one."""
        if deliverable_form(field.data) is None:
            raise StopValidation(text_of(self.rule))


class PhoneNumber:
    """The text is a valid number for the country chosen in another field of the form."""

    def __init__(self, country_field: str) -> None:
        self.country_field = country_field

    def __call__(self, form: Form, field: Field) -> None:
        """Raise where phonenumbers rejects the number."""
        if international_form(field.data, form[self.country_field].data) is None:
            raise StopValidation(text_of(Rule.PHONE))


def deliverable_form(address: str) -> str | None:
    """The address with its domain in ASCII (an IDN as punycode), or None if it is not one."""
    if len(address) > EMAIL_LIMIT:
        return None
    try:
        checked = validate_email(address, check_deliverability=False)
    except EmailNotValidError:
        return None
    return f"{checked.local_part}@{checked.ascii_domain}"


def international_form(number: str, country: str) -> str | None:
    """The number as E.164 (`+31105550148`), or None if it is not one.

    A number that starts with `+` names its own country and is judged by that one.
    """
    if len(number) > PHONE_LIMIT:
        return None
    try:
        parsed = phonenumbers.parse(number, country)
    except phonenumbers.NumberParseException:
        return None
    if not phonenumbers.is_valid_number(parsed):
        return None
    return phonenumbers.format_number(parsed, phonenumbers.PhoneNumberFormat.E164)
