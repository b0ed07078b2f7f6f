"""The table of rules and their texts: what a visitor reads about a value, a form, a failure."""

from enum import StrEnum

from flask_babel.speaklater import LazyString

from portolan.i18n import lazy


class Rule(StrEnum):
    """What can be wrong with one value."""

    REQUIRED = "required"
    EMAIL_REQUIRED = "email-required"
    EMAIL = "email"
    NEWSLETTER_EMAIL = "newsletter-email"
    PHONE = "phone"
    RESPONSE = "response"


RULES: dict[Rule, LazyString] = {
    Rule.REQUIRED: lazy("Required"),
    Rule.EMAIL_REQUIRED: lazy("Please enter an email address"),
    Rule.EMAIL: lazy("Please enter a valid email address"),
    Rule.NEWSLETTER_EMAIL: lazy("Invalid email"),
    Rule.PHONE: lazy("Please enter a valid phone number"),
    # A choice that is not on the list, a number out of range, text past its limit.
    Rule.RESPONSE: lazy("Please enter a valid response"),
}

# By form name: the text of the confirmation page that an accepted post leads to.
CONFIRMATIONS: dict[str, LazyString] = {
    "contact": lazy("Thank you for your message. We will get back to you as soon as we can."),
    "newsletter": lazy("Thanks for Subscribing!"),
}

# By form name: what is said when the form could not be stored anywhere.
FAILURES: dict[str, LazyString] = {
    "contact": lazy("Sorry, but we are unable to process your message"),
}

TOO_MANY = lazy(
    "Too many messages have come from your network. Please wait ten minutes and send it again."
)
ELSEWHERE = lazy(
    "This message came from somewhere other than our own page, so we have not kept it. "
    "Please check it, then send it from here."
)
TOO_LARGE = lazy("What you sent is larger than we accept.")
UNFORESEEN = lazy("Something went wrong. Try again.")


def text_of(rule: Rule) -> str:
    """The sentence for a broken rule, in the visitor's language."""
    return str(RULES[rule])


def failure_text(form_name: str) -> str:
    """The sentence for a form that could not be stored, in the visitor's language."""
    return str(FAILURES.get(form_name, UNFORESEEN))
