"""The carrier of mails: the newsletter's confirmations, and receipts of all other forms."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from email.errors import MessageError
from email.message import EmailMessage
from functools import partial
from urllib.parse import urlsplit
from uuid import UUID

from flask import current_app

from portolan.core.config import Settings
from portolan.leads import newsletter, subscribers
from portolan.leads.carriers import Carry, NothingToDeliver
from portolan.leads.confirmation_mail import confirmation_mail
from portolan.leads.outbox import Leased
from portolan.leads.post_office import Post, at_server, in_folder
from portolan.leads.receipt_mail import receipt_mail

FOLDER = "mail"
"""Below the instance folder: the mails of a site that has no server for them."""


@contextmanager
def by_mail() -> Iterator[Carry | None]:
    """Yield a function that sends the mail of an entry."""
    settings: Settings = current_app.config["SETTINGS"]
    if not settings.sends_mails:
        yield None
    elif settings.mail_url:
        own_name = urlsplit(settings.default_site_url).hostname or ""
        with at_server(settings.mail_url, own_name) as post:
            yield partial(_mail, post)
    else:
        yield partial(_mail, in_folder(settings.instance_path / FOLDER))


def _mail(post: Post, leased: Leased) -> str | None:
    now = datetime.now(UTC)
    if leased.payload["form"] != newsletter.FORM:
        return _made_and_posted(post, lambda: receipt_mail(leased.payload, now))
    subscriber = subscribers.pending_subscriber(UUID(leased.payload["id"]))
    if subscriber is None:
        raise NothingToDeliver("settled or asked anew meanwhile")
    if subscribers.is_mailbox_paused(subscriber, now):
        # Both fell due while no mail could go.
        return "the mailbox was mailed today"
    problem = _made_and_posted(post, lambda: confirmation_mail(subscriber, now))
    if problem is None:
        # The pause until the next mail begins when this one goes, not when it was ordered.
        subscribers.record_mail(subscriber.id, now)
    return problem


def _made_and_posted(post: Post, make: Callable[[], EmailMessage]) -> str | None:
    try:
        message = make()
    except (ValueError, MessageError) as error:
        # Not an address that a mail can be sent to. The others go on.
        return type(error).__name__
    return post(message)
