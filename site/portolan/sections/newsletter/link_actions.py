"""The handling of links in mails: a page with one button, and the effect of the button."""

import logging
from collections.abc import Callable
from uuid import UUID

from flask import current_app
from sqlalchemy.exc import SQLAlchemyError

from portolan.core.sender import Verdict, current_sender
from portolan.leads import newsletter
from portolan.leads.accept import NotStored, accept
from portolan.leads.limits import wait_seconds, within_rate
from portolan.leads.links import LinkBroken, LinkExpired, LinkPurpose, subscriber_of
from portolan.leads.subscribers import standing_of
from portolan.leads.subscription_state import Standing
from portolan.sections.newsletter import pages, wording
from portolan.web.locale import current_locale
from portolan.web.page import Page

log = logging.getLogger(__name__)

LIMIT = "10 per 10 minutes"
"""The default limit of presses per link; NEWSLETTER_LINK_LIMIT in the configuration overrides it.

By link and not by network, since mail services press the button for many readers at once.
"""


def show(purpose: LinkPurpose, token: str) -> Page:
    """The page of an opened link; opening changes nothing, since programs open links too."""
    return _with_subscriber(
        purpose, token, lambda subscriber_id: pages.opened(purpose, token, _standing(subscriber_id))
    )


def confirm(token: str) -> Page:
    """Confirm the subscription; a second press has the same answer as the first.

    Only our own page may post here, so that no other site can subscribe the reader.
    """
    if current_sender().verdict is Verdict.FOREIGN:
        return pages.refused(LinkPurpose.CONFIRM, token, wording.FOREIGN)

    def press(subscriber_id: UUID) -> Page:
        is_on_list = newsletter.confirm(subscriber_id)
        return pages.done(LinkPurpose.CONFIRM) if is_on_list else pages.over(wording.USED)

    return _pressed(LinkPurpose.CONFIRM, token, press)


def leave(token: str) -> Page:
    """End the subscription, now or when the database is back.

    Mail programs post here too, from any origin (RFC 8058).
    """

    def press(subscriber_id: UUID) -> Page:
        locale, path = current_locale().code, LinkPurpose.UNSUBSCRIBE.path
        accept(newsletter.unsubscription_lead(subscriber_id, locale, path))
        return pages.done(LinkPurpose.UNSUBSCRIBE)

    return _pressed(LinkPurpose.UNSUBSCRIBE, token, press)


def _pressed(purpose: LinkPurpose, token: str, press: Callable[[UUID], Page]) -> Page:
    """The answer of `press` for a valid link, within the limit."""
    rule = current_app.config.get("NEWSLETTER_LINK_LIMIT", LIMIT)

    def act(subscriber_id: UUID) -> Page:
        if within_rate(rule, f"newsletter-{purpose}", of=subscriber_id.hex):
            return press(subscriber_id)
        headers = {"Retry-After": str(wait_seconds())}
        return pages.refused(purpose, token, wording.TOO_OFTEN, headers)

    return _with_subscriber(purpose, token, act)


def _with_subscriber(purpose: LinkPurpose, token: str, act: Callable[[UUID], Page]) -> Page:
    """The answer of `act` for the subscriber of a valid link; otherwise the reason."""
    try:
        return act(subscriber_of(purpose, token))
    except LinkExpired:
        return pages.over(wording.EXPIRED)
    except LinkBroken:
        is_leaving = purpose is LinkPurpose.UNSUBSCRIBE
        return pages.over(wording.LOST if is_leaving else wording.BROKEN)
    except (SQLAlchemyError, NotStored) as error:
        log.error("%s not done: %s", purpose, type(error).__name__)  # noqa: TRY400 - no personal data
        return pages.refused(purpose, token, wording.REFUSED_UNSTORED)


def _standing(subscriber_id: UUID) -> Standing | None:
    """The subscriber's standing; without the database the link counts as valid."""
    try:
        return standing_of(subscriber_id)
    except SQLAlchemyError as error:
        log.error("standing not read: %s", type(error).__name__)  # noqa: TRY400 - no personal data
        return Standing.PENDING
