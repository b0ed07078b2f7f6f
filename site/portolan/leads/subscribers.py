"""The rows of newsletter subscribers: one for each address."""

from datetime import datetime, timedelta
from uuid import UUID, uuid4

from sqlalchemy import ColumnElement, Select, and_, delete, func, or_, select, update
from sqlalchemy.orm import Session

from portolan.leads.database import insert_of, reading, transaction
from portolan.leads.lead import Lead
from portolan.leads.mailbox import mailbox_of, same_address
from portolan.leads.models import Channel, OutboxEntry, State, Subscriber
from portolan.leads.person import Person
from portolan.leads.subscription_state import Standing

MAIL_PAUSE = timedelta(hours=24)
"""Between two mails to one mailbox, whoever asks for them."""


def locked_row(session: Session, lead: Lead) -> Subscriber:
    """The row of the lead's address, made if needed and locked until the commit.

    They also wait with every other spelling that leads to the same mailbox.
    """
    address = same_address(lead.fields["email"])
    mailbox = mailbox_of(address)
    dialect = session.get_bind().dialect.name
    if dialect == "postgresql":
        # SQLite has but one writer at a time.
        session.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(mailbox, 0))))
    insert = insert_of(dialect)
    # Two posts may want to make the row at once: the later one waits, and finds it there.
    session.execute(
        insert(Subscriber)
        .values(
            id=uuid4(),
            address=address,
            mailbox=mailbox,
            locale=lead.locale,
            standing=Standing.PENDING.value,
            requested_at=lead.received_at,
        )
        .on_conflict_do_nothing(index_elements=["address"])
    )
    row = select(Subscriber).where(Subscriber.address == address).with_for_update()
    return session.scalars(row).one()


def next_mail_at(
    session: Session, subscriber: Subscriber, now: datetime, *, after_others: bool = False
) -> datetime | None:
    """Time at which a mail may go to the subscriber's mailbox again; None if at once.

    With `after_others` mails to this very address do not count.
    """
    sent = select(func.max(Subscriber.last_mailed_at)).where(_shares(subscriber))
    if after_others:
        sent = sent.where(Subscriber.id != subscriber.id)
    last = session.scalar(sent)
    return last + MAIL_PAUSE if last and last + MAIL_PAUSE > now else None


def has_postponed_mail(session: Session, subscriber: Subscriber, now: datetime) -> bool:
    """Whether a postponed mail already waits for the mailbox; one is enough, whoever asks."""
    return session.scalar(_postponed_mails(subscriber, now).limit(1)) is not None


def _postponed_mails(subscriber: Subscriber, now: datetime) -> Select[int]:
    """The postponed mails for the subscriber's mailbox."""
    return (
        select(OutboxEntry.id)
        .join(Subscriber, Subscriber.submission_id == OutboxEntry.submission_id)
        .where(
            _shares(subscriber),
            OutboxEntry.channel == Channel.MAIL.value,
            OutboxEntry.state == State.WAITING.value,
            OutboxEntry.attempts == 0,
            OutboxEntry.due_at > now,
        )
    )


def _shares(subscriber: Subscriber) -> ColumnElement[bool]:
    """The condition for subscribers of the same mailbox, whatever the spelling."""
    return or_(
        Subscriber.id == subscriber.id,
        Subscriber.mailbox == mailbox_of(subscriber.address),
    )


def standing_of(subscriber_id: UUID) -> Standing | None:
    """The state of a subscriber; None for an unknown or deleted one."""
    with reading() as session:
        subscriber = session.get(Subscriber, subscriber_id)
        return Standing(subscriber.standing) if subscriber else None


def is_mailbox_paused(subscriber: Subscriber, now: datetime) -> bool:
    """Whether the mailbox has recently got a mail for another spelling of the address."""
    with reading() as session:
        return next_mail_at(session, subscriber, now, after_others=True) is not None


def pending_subscriber(submission_id: UUID) -> Subscriber | None:
    """The subscriber whose request waits for confirmation; None if it was settled or replaced."""
    with reading() as session:
        return session.scalar(
            select(Subscriber).where(
                Subscriber.submission_id == submission_id,
                Subscriber.standing == Standing.PENDING.value,
            )
        )


def record_mail(subscriber_id: UUID, now: datetime) -> None:
    """Record that a mail was sent now, however long ago it was requested.

    What was put off until the mailbox has rested waits from now on.
    """
    with transaction() as session:
        subscriber = session.get(Subscriber, subscriber_id)
        if subscriber is None:
            return
        subscriber.last_mailed_at = now
        later = update(OutboxEntry).where(OutboxEntry.id.in_(_postponed_mails(subscriber, now)))
        session.execute(later.values(due_at=now + MAIL_PAUSE))


def counts() -> dict[str, int]:
    """The number of subscribers in each state."""
    with reading() as session:
        rows = session.execute(
            select(Subscriber.standing, func.count()).group_by(Subscriber.standing)
        )
        by_standing = {standing: count for standing, count in rows}  # noqa: C416 - dict() takes a row for a mapping
    return {one.value: by_standing.get(one.value, 0) for one in Standing}


def forget(address: str) -> list[str]:
    """Delete the row of an address, however its letters are written; returns its id."""
    with transaction() as session:
        return erase(session, address)


def erase(session: Session, address: str) -> list[str]:
    """Delete the row of an address as part of a larger transaction; returns its id."""
    person = Person(address)
    rows = session.execute(select(Subscriber.id, Subscriber.address))
    ids = [each_id for each_id, one in rows if person.is_at(one)]
    session.execute(delete(Subscriber).where(Subscriber.id.in_(ids)))
    return [str(one) for one in ids]


def purge(before: datetime) -> int:
    """Delete subscribers who left or never confirmed since before that time; returns how many.

    `before` is at least `newsletter.LINK_LIFE` ago, so that no link in a mail breaks.
    """
    left = and_(
        Subscriber.standing == Standing.UNSUBSCRIBED.value, Subscriber.unsubscribed_at < before
    )
    unconfirmed = and_(
        Subscriber.standing == Standing.PENDING.value,
        Subscriber.requested_at < before,
        or_(Subscriber.last_mailed_at.is_(None), Subscriber.last_mailed_at < before),
    )
    with transaction() as session:
        ids = session.scalars(select(Subscriber.id).where(or_(left, unconfirmed))).all()
        session.execute(delete(Subscriber).where(Subscriber.id.in_(ids)))
    return len(ids)
