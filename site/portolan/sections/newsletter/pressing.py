"""What a link in a mail leads to: a page with one button, and what pressing it does."""

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
from portolan.leads.standing import Standing
from portolan.leads.subscribers import standing_of
from portolan.sections.newsletter import pages, words
from portolan.web.locale import current_locale
from portolan.web.page import Page

log = logging.getLogger(__name__)

LIMIT = "10 per 10 minutes"
"""Presses of one link. Configuration may set another rule under the name NEWSLETTER_LINK_LIMIT.

By the link and not by the network: mail programs press the button for all their readers at once.
"""


def show(purpose: LinkPurpose, token: str) -> Page:
    """The page of a link that somebody, or some program, has opened: it changes nothing."""
    return _with_subscriber(
        purpose, token, lambda subscriber_id: pages.opened(purpose, token, _standing(subscriber_id))
    )


def confirm(token: str) -> Page:
    """Put who has pressed the button on the list; a second press says the same as the first.

    Only our own page may press it: nobody's else can put the reader of a mail on a list.
    """
    if current_sender().verdict is Verdict.FOREIGN:
        return pages.refused(LinkPurpose.CONFIRM, token, words.FOREIGN)

    def press(subscriber_id: UUID) -> Page:
        is_on_list = newsletter.confirm(subscriber_id)
        return pages.done(LinkPurpose.CONFIRM) if is_on_list else pages.over(words.USED)

    return _pressed(LinkPurpose.CONFIRM, token, press)


def leave(token: str) -> Page:
    """Take who has pressed the button off the list, now or when the database is back.

    Mail programs press it too, from wherever they are (RFC 8058).
    """

    def press(subscriber_id: UUID) -> Page:
        locale, path = current_locale().code, LinkPurpose.UNSUBSCRIBE.path
        accept(newsletter.leaving(subscriber_id, locale, path))
        return pages.done(LinkPurpose.UNSUBSCRIBE)

    return _pressed(LinkPurpose.UNSUBSCRIBE, token, press)


def _pressed(purpose: LinkPurpose, token: str, press: Callable[[UUID], Page]) -> Page:
    """What `press` answers for a good link, as often as it may be used."""
    rule = current_app.config.get("NEWSLETTER_LINK_LIMIT", LIMIT)

    def act(subscriber_id: UUID) -> Page:
        if within_rate(rule, f"newsletter-{purpose}", of=subscriber_id.hex):
            return press(subscriber_id)
        headers = {"Retry-After": str(wait_seconds())}
        return pages.refused(purpose, token, words.TOO_OFTEN, headers)

    return _with_subscriber(purpose, token, act)


def _with_subscriber(purpose: LinkPurpose, token: str, act: Callable[[UUID], Page]) -> Page:
    """What `act` answers for the subscriber of a good link, and what there is to say of others."""
    try:
        return act(subscriber_of(purpose, token))
    except LinkExpired:
        return pages.over(words.EXPIRED)
    except LinkBroken:
        return pages.over(words.BROKEN)
    except (SQLAlchemyError, NotStored) as error:
        log.error("%s not done: %s", purpose, type(error).__name__)  # noqa: TRY400 - no personal data
        return pages.refused(purpose, token, words.REFUSED_UNSTORED)


def _standing(subscriber_id: UUID) -> Standing | None:
    """Where the subscriber stands; without the database nothing is known against the link."""
    try:
        return standing_of(subscriber_id)
    except SQLAlchemyError as error:
        log.error("standing not read: %s", type(error).__name__)  # noqa: TRY400 - no personal data
        return Standing.PENDING
