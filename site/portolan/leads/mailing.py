"""The carrier of mails, for the newsletter's confirmations."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from email.errors import MessageError
from functools import partial
from urllib.parse import urlsplit
from uuid import UUID

from flask import current_app

from portolan.core.config import Settings
from portolan.leads import subscribers
from portolan.leads.carriers import Carry, NothingToDeliver
from portolan.leads.confirmation_mail import confirmation_mail
from portolan.leads.outbox import Leased
from portolan.leads.post_office import Post, at_server, in_folder

FOLDER = "mail"
"""Below the instance folder: the mails of a site that has no server for them."""


@contextmanager
def by_mail() -> Iterator[Carry | None]:
    """Yield a function that sends the confirmation mail of a request."""
    settings: Settings = current_app.config["SETTINGS"]
    if settings.mail_url:
        own_name = urlsplit(settings.default_site_url).hostname or ""
        with at_server(settings.mail_url, own_name) as post:
            yield partial(_mail, post)
    elif settings.is_production:
        yield None
    else:
        yield partial(_mail, in_folder(settings.instance_path / FOLDER))


def _mail(post: Post, leased: Leased) -> str | None:
    subscriber = subscribers.pending_subscriber(UUID(leased.payload["id"]))
    if subscriber is None:
        raise NothingToDeliver("settled or asked anew meanwhile")
    now = datetime.now(UTC)
    if subscribers.is_mailbox_paused(subscriber, now):
        # Both fell due while no mail could go.
        return "the mailbox was mailed today"
    try:
        message = confirmation_mail(subscriber, now)
    except (ValueError, MessageError) as error:
        # Not an address that a mail can be sent to. The others go on.
        return type(error).__name__
    problem = post(message)
    if problem is None:
        # The pause until the next mail begins when this one goes, not when it was ordered.
        subscribers.record_mail(subscriber.id, now)
    return problem
