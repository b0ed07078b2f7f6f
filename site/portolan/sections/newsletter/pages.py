"""The pages behind the links in mails; their texts are in `wording`."""

from collections.abc import Mapping
from dataclasses import replace
from http import HTTPStatus
from types import MappingProxyType
from urllib.parse import urlencode

from flask import Response, jsonify

from forms.field_view import form_view
from forms.newsletter import NewsletterForm
from portolan.core.i18n import _
from portolan.leads.links import LinkPurpose
from portolan.leads.subscription_state import Standing
from portolan.sections.newsletter.wording import (
    BUTTONS,
    CONFIRMED,
    DONE,
    LEFT,
    USED,
    Over,
    Refusal,
    Words,
)
from portolan.web.cache_control import PRIVATE
from portolan.web.locale import current_locale
from portolan.web.page import Body, Caching, Metadata, Page

Headers = Mapping[str, str]
NO_HEADERS: Headers = MappingProxyType({})


# Reasons for pages without a button, by purpose and the subscriber's standing.
_OVER: Mapping[tuple[LinkPurpose, Standing | None], Over] = MappingProxyType(
    {
        (LinkPurpose.CONFIRM, None): USED,
        (LinkPurpose.CONFIRM, Standing.CONFIRMED): CONFIRMED,
        (LinkPurpose.CONFIRM, Standing.UNSUBSCRIBED): USED,
        (LinkPurpose.UNSUBSCRIBE, None): LEFT,
        (LinkPurpose.UNSUBSCRIBE, Standing.UNSUBSCRIBED): LEFT,
    }
)


def opened(purpose: LinkPurpose, token: str, standing: Standing | None) -> Page:
    """The page of a valid link, for a subscriber of that standing."""
    outcome = _OVER.get((purpose, standing))
    return over(outcome) if outcome else _button(purpose, token)


def refused(
    purpose: LinkPurpose, token: str, refusal: Refusal, headers: Headers = NO_HEADERS
) -> Page:
    """The page with the button again, and the reason why nothing was done."""
    page = _button(purpose, token, failure=str(refusal.text))
    return replace(page, status=int(refusal.status), headers=headers)


def done(purpose: LinkPurpose) -> Page:
    """The page after a successful press."""
    return _page("newsletter/done.html", DONE[purpose], purpose=purpose)


def over(what: Over) -> Page:
    """The page without a button: the reason, and the form to subscribe again or whom to ask."""
    form = form_view(NewsletterForm(None, locale=current_locale()))
    return _page("newsletter/over.html", what.words, status=what.status, form_view=form)


def as_data(page: Page) -> Response:
    """The message of a page as JSON, with the same status."""
    words, failure = page.body.context["words"], page.body.context.get("failure")
    answer = jsonify(heading=str(words.heading), message=failure or str(words.text))
    answer.status_code = page.status
    answer.headers.extend(dict(page.headers))
    answer.headers["Cache-Control"] = PRIVATE
    return answer


def _button(purpose: LinkPurpose, token: str, failure: str | None = None) -> Page:
    return _page(
        "newsletter/button.html",
        BUTTONS[purpose],
        failure=failure,
        # The button posts to the opened link itself, as mail programs do.
        target=f"{purpose.path}?{urlencode({'token': token})}",
    )


def _page(
    template: str, words: Words, *, status: HTTPStatus = HTTPStatus.OK, **context: object
) -> Page:
    heading = str(words.heading)
    is_failure = bool(context.get("failure"))
    return Page(
        Body(
            template,
            title=_("Error: {{title}}", title=heading) if is_failure else heading,
            context={"words": words, **context},
        ),
        metadata=Metadata(description=str(words.text), indexable=False),
        caching=Caching(
            # The address names a person, so it is neither cached nor listed.
            read_args=("token",),
            args=None,
        ),
        status=int(status),
    )
