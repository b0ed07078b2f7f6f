"""The rows of those who asked for the newsletter: one for each address."""

from collections.abc import Callable
from datetime import datetime
from typing import Any
from uuid import UUID, uuid4

from sqlalchemy import and_, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session

from portolan.leads.database import reading, transaction
from portolan.leads.lead import Lead
from portolan.leads.models import Standing, Subscriber

_INSERTS: dict[str, Callable[..., Any]] = {
    "postgresql": postgresql.insert,
    "sqlite": sqlite.insert,
}


def same_address(typed: str) -> str:
    """The form in which an address is known: no outer spaces, the domain in lower case.

    Nothing else is folded: whether `Femke@` and `femke@` are one person, only their host knows.
    """
    local, _at, domain = typed.strip().rpartition("@")
    return f"{local}@{domain.lower()}"


def locked(session: Session, lead: Lead) -> Subscriber:
    """The row of the lead's address, made if need be; others wait for it until the commit."""
    address = same_address(lead.fields["email"])
    insert = _INSERTS[session.get_bind().dialect.name]
    # Two posts may want to make the row at once: the later one waits, and finds it there.
    session.execute(
        insert(Subscriber)
        .values(
            id=uuid4(),
            address=address,
            locale=lead.locale,
            standing=Standing.PENDING.value,
            requested_at=lead.received_at,
        )
        .on_conflict_do_nothing(index_elements=["address"])
    )
    found = select(Subscriber).where(Subscriber.address == address).with_for_update()
    return session.scalars(found).one()


def standing_of(subscriber_id: UUID) -> Standing | None:
    """Where a subscriber stands; None for one who is not, or no longer, known."""
    with reading() as session:
        subscriber = session.get(Subscriber, subscriber_id)
        return Standing(subscriber.standing) if subscriber else None


def asked_in(submission_id: UUID) -> Subscriber | None:
    """Who waits for the confirmation of this request; None where it is settled or replaced."""
    with reading() as session:
        return session.scalar(
            select(Subscriber).where(
                Subscriber.submission_id == submission_id,
                Subscriber.standing == Standing.PENDING.value,
            )
        )


def mailed(subscriber_id: UUID, now: datetime) -> None:
    """Take note that a mail went out now, however long ago it was ordered."""
    with transaction() as session:
        session.execute(
            update(Subscriber).where(Subscriber.id == subscriber_id).values(last_mailed_at=now)
        )


def counts() -> dict[str, int]:
    """How many subscribers stand where."""
    with reading() as session:
        rows = session.execute(
            select(Subscriber.standing, func.count()).group_by(Subscriber.standing)
        )
        found = {standing: count for standing, count in rows}  # noqa: C416 - dict() takes a row for a mapping
    return {one.value: found.get(one.value, 0) for one in Standing}


def forget(address: str) -> list[str]:
    """Delete the row of an address, however its letters are written; returns its id."""
    with transaction() as session:
        return erase(session, address)


def erase(session: Session, address: str) -> list[str]:
    """The same as a part of a greater deletion."""
    wanted = same_address(address).casefold()
    rows = session.execute(select(Subscriber.id, Subscriber.address))
    found = [found_id for found_id, one in rows if one.casefold() == wanted]
    session.execute(delete(Subscriber).where(Subscriber.id.in_(found)))
    return [str(one) for one in found]


def purge(before: datetime) -> int:
    """Delete who has left, or has never confirmed, since before that time; returns how many.

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
        found = session.scalars(select(Subscriber.id).where(or_(left, unconfirmed))).all()
        session.execute(delete(Subscriber).where(Subscriber.id.in_(found)))
    return len(found)
