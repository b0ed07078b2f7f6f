"""Texts for broken rules, accepted forms and failures."""

from enum import StrEnum
from math import inf

from flask_babel.speaklater import LazyString

from portolan.core.i18n import lazy, lazy_pgettext


class Rule(StrEnum):
    """A validation rule that a value can break."""

    REQUIRED = "required"
    EMAIL_REQUIRED = "email-required"
    EMAIL = "email"
    NEWSLETTER_EMAIL = "newsletter-email"
    PHONE = "phone"
    RESPONSE = "response"


RULES: dict[Rule, LazyString] = {
    Rule.REQUIRED: lazy_pgettext("field of a form", "Required"),
    Rule.EMAIL_REQUIRED: lazy("Please enter an email address"),
    Rule.EMAIL: lazy("Please enter a valid email address"),
    Rule.NEWSLETTER_EMAIL: lazy("Invalid email"),
    Rule.PHONE: lazy("Please enter a valid phone number"),
    # A choice that is not on the list, a number out of range, text past its limit.
    Rule.RESPONSE: lazy("Please enter a valid response"),
}

# By form name: the text of the confirmation page.
CONFIRMATIONS: dict[str, LazyString] = {
    "contact": lazy("Thank you for your message. We will get back to you as soon as we can."),
    "application": lazy("Thank you for your application. The people team reads it."),
    "newsletter": lazy("Thanks for Subscribing!"),
    "sign-up": lazy("Thank you. We check the details and write to your work email."),
    "expert": lazy("Thank you. A specialist answers by email or phone."),
    "open-emissions": lazy("Thank you. We write when the method, a factor or the data changes."),
    "quote": lazy("Thank you. Your quote comes to your work email."),
}

# For a form that could not be stored anywhere.
NOT_STORED = lazy("Sorry, but we are unable to process your message")
# By the longest wait in seconds for which the sentence is true.
TOO_MANY: dict[float, LazyString] = {
    60: lazy(
        "Too many forms have come from your network. Please wait a minute and send this one again."
    ),
    600: lazy(
        "Too many forms have come from your network. Please wait ten minutes and send this one "
        "again."
    ),
    3600: lazy(
        "Too many forms have come from your network. Please wait an hour and send this one again."
    ),
    inf: lazy("Too many forms have come from your network. Please send this one again tomorrow."),
}
TOO_MANY_FOR_MAILBOX = lazy(
    "The newsletter was asked for too often for this address. Please wait an hour and send the "
    "form again."
)
ELSEWHERE = lazy(
    "This message came from somewhere other than our own page, so we have not kept it. "
    "Please check it, then send it from here."
)
TOO_LARGE = lazy("What you sent is larger than we accept.")
UNFORESEEN = lazy("Something went wrong. Try again.")


def too_many(wait_seconds: float) -> LazyString:
    """The message for a visitor who has to wait this long."""
    return next(text for longest, text in TOO_MANY.items() if wait_seconds <= longest)


def text_of(rule: Rule) -> str:
    """The message for a broken rule, in the visitor's language."""
    return str(RULES[rule])
