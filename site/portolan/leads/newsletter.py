"""The newsletter's list: requests, confirmations by mail, unsubscriptions.

An address is on the list once its owner has pressed the button that a mail leads to. Nothing is
told to the receiver of leads before that.
"""

from dataclasses import replace
from datetime import UTC, datetime
from uuid import UUID

from sqlalchemy.orm import Session

from portolan.leads import subscribers
from portolan.leads.database import transaction
from portolan.leads.lead import Lead
from portolan.leads.models import (
    Channel,
    OutboxEntry,
    Subscriber,
)
from portolan.leads.rows import add
from portolan.leads.subscribers import MAIL_PAUSE
from portolan.leads.subscription_state import Standing

FORM = "newsletter"
LEAVING_FORM = "newsletter-unsubscribe"


def with_own_key(lead: Lead) -> Lead:
    """The request with a key of its own if the page gave none.

    The same content within ten minutes may be a second wish here, of one who has left between;
    what is one wish too many, the row of the address knows.
    """
    return lead if lead.page_key else replace(lead, page_key=lead.id.hex)


def request_subscription(session: Session, lead: Lead) -> bool:
    """Store a request to be on the list; False if one is stored already and no mail is due.

    One that comes after the owner has left waits for him even where no mail may go out yet: the
    link of the mail that he has works again. Of other spellings of a mailbox that has its mail
    of the day, one gets its own when that day is over; more of them wait to be asked for again.
    """
    now = datetime.now(UTC)
    subscriber = subscribers.locked_row(session, lead)
    due = _mail_due(session, subscriber, now)
    if not _changes_something(subscriber, may_mail=due is not None):
        return False
    settled_as = None if due else "mailed today already"
    if not add(session, lead, Channel.MAIL, due_at=due, settled_as=settled_as):
        return False
    _await_confirmation(subscriber, lead)
    if due == now:
        subscriber.last_mailed_at = now
    return True


def _mail_due(session: Session, subscriber: Subscriber, now: datetime) -> datetime | None:
    """Time at which a mail may go to the subscriber; None if one was sent, or another waits."""
    rests_until = subscribers.next_mail_at(session, subscriber, now)
    if rests_until is None:
        return now
    has_own = subscriber.last_mailed_at and subscriber.last_mailed_at + MAIL_PAUSE > now
    if has_own or subscribers.has_postponed_mail(session, subscriber, now):
        return None
    return rests_until


def _changes_something(subscriber: Subscriber, *, may_mail: bool) -> bool:
    if subscriber.standing == Standing.CONFIRMED:
        return False
    if subscriber.standing == Standing.PENDING and subscriber.submission_id:
        return may_mail
    return True


def _await_confirmation(subscriber: Subscriber, lead: Lead) -> None:
    subscriber.submission_id = lead.id
    subscriber.standing = Standing.PENDING.value
    subscriber.locale = lead.locale
    subscriber.consent = lead.consent
    subscriber.requested_at = lead.received_at


def confirm(subscriber_id: UUID) -> bool:
    """Put a subscriber who confirmed on the list, and send the receiver a lead; only once.

    Returns:
        Whether the address is on the list now; False where there is no request any more.
    """
    now = datetime.now(UTC)
    with transaction() as session:
        subscriber = session.get(Subscriber, subscriber_id, with_for_update=True)
        if subscriber is None or subscriber.standing == Standing.UNSUBSCRIBED:
            return False
        if subscriber.standing == Standing.CONFIRMED:
            return True
        if subscriber.submission is None:
            return False
        subscriber.standing = Standing.CONFIRMED.value
        subscriber.confirmed_at = now
        request = subscriber.submission
        request.fields = {**request.fields, "confirmed_at": now.isoformat()}
        session.add(OutboxEntry(submission=request, channel=Channel.LEADS.value, due_at=now))
        return True


def unsubscription_lead(subscriber_id: UUID, locale: str, page_path: str) -> Lead:
    """The lead of an unsubscription, accepted like any other: it may wait in the spool.

    It names the subscriber and not the address, which only the database knows.
    """
    wish = Lead(
        form_name=LEAVING_FORM,
        locale=locale,
        page_path=page_path,
        fields={"subscriber": str(subscriber_id)},
    )
    # A key of its own: who comes back and leaves again within ten minutes has left twice.
    return replace(wish, page_key=wish.id.hex)


def unsubscribe(session: Session, lead: Lead) -> bool:
    """Take a subscriber off the list, and tell the receiver if it knows them.

    Returns:
        False where nobody is on the list by that name.
    """
    subscriber_id = UUID(lead.fields["subscriber"])
    subscriber = session.get(Subscriber, subscriber_id, with_for_update=True)
    if subscriber is None or subscriber.standing == Standing.UNSUBSCRIBED:
        return False
    if subscriber.standing == Standing.CONFIRMED:
        add(session, replace(lead, fields={"email": subscriber.address}))
    subscriber.standing = Standing.UNSUBSCRIBED.value
    subscriber.unsubscribed_at = lead.received_at
    return True
