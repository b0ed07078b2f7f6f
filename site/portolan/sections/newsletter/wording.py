"""Texts of the pages behind links in mails, and the reasons why a link or its button fails."""

from collections.abc import Mapping
from http import HTTPStatus
from types import MappingProxyType
from typing import NamedTuple

from flask_babel.speaklater import LazyString

from forms.messages import NOT_STORED
from portolan.core.i18n import lazy, lazy_pgettext
from portolan.leads.links import LINK_LIFE, LinkPurpose


class Words(NamedTuple):
    """A page's heading and text; `action` is the label of its button."""

    heading: LazyString
    text: LazyString
    action: LazyString | None = None


class Over(NamedTuple):
    """The reasons why a link has no effect any more, with their statuses."""

    words: Words
    status: HTTPStatus = HTTPStatus.GONE


class Refusal(NamedTuple):
    """The reasons why the button has failed, with their statuses."""

    text: LazyString
    status: HTTPStatus


REFUSED_UNSTORED = Refusal(NOT_STORED, HTTPStatus.SERVICE_UNAVAILABLE)
FOREIGN = Refusal(
    lazy(
        "This came from somewhere other than our own page, so nothing has changed. "
        "If it was you, click the button."
    ),
    HTTPStatus.FORBIDDEN,
)
TOO_OFTEN = Refusal(
    lazy("This link has been used too often. Please wait ten minutes and click the button again."),
    HTTPStatus.TOO_MANY_REQUESTS,
)

BUTTONS: Mapping[LinkPurpose, Words] = MappingProxyType(
    {
        LinkPurpose.CONFIRM: Words(
            lazy("One more step."),
            lazy("Click the button to get the newsletter once a month."),
            lazy("Confirm the subscription"),
        ),
        LinkPurpose.UNSUBSCRIBE: Words(
            lazy_pgettext("field of a form", "Unsubscribe?"),
            lazy("Click the button to stop the newsletter."),
            lazy_pgettext("button", "Unsubscribe"),
        ),
    }
)
DONE: Mapping[LinkPurpose, Words] = MappingProxyType(
    {
        LinkPurpose.CONFIRM: Words(
            lazy("You are on the list."),
            lazy("You will get the next newsletter. Each one has a link to unsubscribe."),
        ),
        LinkPurpose.UNSUBSCRIBE: Words(
            lazy("You have unsubscribed."),
            lazy("You will get no more issues of the newsletter."),
        ),
    }
)

CONFIRMED = Over(
    Words(
        lazy("Already confirmed."),
        lazy("Your address is on the list, and there is nothing left to do."),
    )
)
USED = Over(
    Words(
        lazy("This link has been used."),
        lazy("Your address is not on the list. To join it, sign up again."),
    )
)
LEFT = Over(
    Words(
        lazy("Already unsubscribed."),
        lazy("You are not subscribed. To join the list, sign up again."),
    )
)
EXPIRED = Over(
    Words(
        lazy("This link is too old."),
        lazy(
            "A link works for {{days}} days. Sign up again to get a new one.",
            days=LINK_LIFE.days,
        ),
    )
)
BROKEN = Over(
    Words(
        lazy("This link is not valid."),
        lazy("Part of it may be missing. Copy the whole link from the email, or sign up again."),
    ),
    HTTPStatus.NOT_FOUND,
)
LOST = Over(
    Words(
        lazy("This link is not valid."),
        lazy(
            "Part of it may be missing. Copy the whole link from the email. If you no longer have "
            "it, write to us from the address, and a person takes it off the list."
        ),
        lazy_pgettext("button", "Write to us"),
    ),
    HTTPStatus.NOT_FOUND,
)
"""A broken link to leave by: who has lost it is not asked to join."""
