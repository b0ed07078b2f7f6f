"""The pages that the links in mails lead to, and their words."""

from collections.abc import Mapping
from http import HTTPStatus
from types import MappingProxyType
from typing import NamedTuple
from urllib.parse import urlencode

from flask_babel.speaklater import LazyString

from forms.field_view import form_view
from forms.messages import NOT_STORED
from forms.newsletter import NewsletterForm
from portolan.i18n import _, lazy
from portolan.leads.links import Purpose
from portolan.leads.models import Standing
from portolan.leads.newsletter import LINK_LIFE
from portolan.web.locale import current_locale
from portolan.web.page import Page


class Words(NamedTuple):
    """A page's heading and what it says below; `action` is the word on its button."""

    heading: LazyString
    text: LazyString
    action: LazyString | None = None


class Over(NamedTuple):
    """Why a link has nothing left to do, and the status that says so."""

    words: Words
    status: HTTPStatus = HTTPStatus.GONE


BUTTONS: Mapping[Purpose, Words] = MappingProxyType(
    {
        Purpose.CONFIRM: Words(
            lazy("One click to go."),
            lazy("Click the button, and the newsletter comes to your mailbox once a month."),
            lazy("Confirm the subscription"),
        ),
        Purpose.UNSUBSCRIBE: Words(
            lazy("Unsubscribe?"),
            lazy("Click the button, and no more newsletters go to your address."),
            lazy("Unsubscribe"),
        ),
    }
)
DONE: Mapping[Purpose, Words] = MappingProxyType(
    {
        Purpose.CONFIRM: Words(
            lazy("You are on the list."),
            lazy("The next newsletter comes to your mailbox. Each has a link to unsubscribe."),
        ),
        Purpose.UNSUBSCRIBE: Words(
            lazy("You have unsubscribed."),
            lazy("No more newsletters go to your address."),
        ),
    }
)

CONFIRMED = Over(
    Words(
        lazy("Confirmed already."),
        lazy("Your address is on the list, and there is nothing left to do."),
    )
)
USED = Over(
    Words(
        lazy("This link has been used."),
        lazy("Your address is not on the list. If you would like to be on it, ask anew."),
    )
)
LEFT = Over(
    Words(
        lazy("Already unsubscribed."),
        lazy("No newsletter goes to your address. If you would like to be on the list, ask anew."),
    )
)
EXPIRED = Over(
    Words(
        lazy("This link is too old."),
        lazy(
            "A link works for {{days}} days. Ask anew, and another mail comes.",
            days=LINK_LIFE.days,
        ),
    )
)
BROKEN = Over(
    Words(
        lazy("This link is broken."),
        lazy("A part of it is missing. Copy all of it from the mail, or ask anew."),
    ),
    HTTPStatus.NOT_FOUND,
)

# Where a link has done what it is for, by what it is for.
_OVER: Mapping[tuple[Purpose, Standing | None], Over] = MappingProxyType(
    {
        (Purpose.CONFIRM, None): USED,
        (Purpose.CONFIRM, Standing.CONFIRMED): CONFIRMED,
        (Purpose.CONFIRM, Standing.UNSUBSCRIBED): USED,
        (Purpose.UNSUBSCRIBE, None): LEFT,
        (Purpose.UNSUBSCRIBE, Standing.UNSUBSCRIBED): LEFT,
    }
)


def opened(purpose: Purpose, token: str, standing: Standing | None) -> Page:
    """The page of a good link, for a subscriber who stands there."""
    found = _OVER.get((purpose, standing))
    return over(found) if found else _button(purpose, token)


def failed(purpose: Purpose, token: str) -> Page:
    """The button again, for it could not be done."""
    return _button(purpose, token, failure=str(NOT_STORED))


def done(purpose: Purpose) -> Page:
    """What is so now."""
    return _page("newsletter/done.html", DONE[purpose])


def over(what: Over) -> Page:
    """Why there is no button, with the form to ask anew."""
    form = form_view(NewsletterForm(None, locale=current_locale()))
    return _page("newsletter/over.html", what.words, status=what.status, form_view=form)


def _button(purpose: Purpose, token: str, failure: str | None = None) -> Page:
    return _page(
        "newsletter/button.html",
        BUTTONS[purpose],
        status=HTTPStatus.SERVICE_UNAVAILABLE if failure else HTTPStatus.OK,
        failure=failure,
        # What the reader presses is the link that was opened: mail programs post to it as well.
        target=f"{purpose.path}?{urlencode({'token': token})}",
    )


def _page(
    template: str, words: Words, *, status: HTTPStatus = HTTPStatus.OK, **context: object
) -> Page:
    heading = str(words.heading)
    is_failure = bool(context.get("failure"))
    return Page(
        template,
        title=_("Error: {{title}}", title=heading) if is_failure else heading,
        description=str(words.text),
        status=int(status),
        # The address names a person: kept by nobody, found by nobody; the other language has it.
        query_args=("token",),
        cache_args=None,
        indexable=False,
        context={"words": words, **context},
    )
