"""The outbox: leasing of due entries, and the results of delivery."""

import random
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, func, or_, select, update

from portolan.leads.database import reading, transaction
from portolan.leads.models import Channel, OutboxEntry, State
from portolan.leads.payload import payload_of
from portolan.leads.subscribers import MAIL_PAUSE

# Longer than a delivery can take, so that an entry is not taken twice at a time.
LEASE_SECONDS = 120
FIRST_WAIT_SECONDS = 15
LONGEST_WAIT_SECONDS = 6 * 3600
# Half a day of growing waits, then one every three hours on average: about two days in all.
MAX_ATTEMPTS = 25
LONGEST_PUT_OFF = {
    Channel.LEADS: timedelta(seconds=LONGEST_WAIT_SECONDS),
    # A mail waits until its mailbox has rested.
    Channel.MAIL: MAIL_PAUSE,
}


@dataclass(frozen=True)
class Leased:
    """An entry leased to one worker."""

    entry_id: int
    attempt: int
    payload: dict[str, Any]


def lease(now: datetime | None = None, channel: Channel = Channel.LEADS) -> Leased | None:
    """Lease the longest-due entry of a channel; None if nothing is due."""
    now = now or datetime.now(UTC)
    with transaction() as session:
        entry = session.scalar(
            select(OutboxEntry)
            .where(
                OutboxEntry.channel == channel.value,
                OutboxEntry.state == State.WAITING.value,
                _is_due(channel, now),
            )
            .order_by(OutboxEntry.due_at)
            .limit(1)
            .with_for_update(skip_locked=True)
        )
        if entry is None:
            return None
        entry.attempts += 1
        entry.due_at = now + timedelta(seconds=LEASE_SECONDS)
        return Leased(entry.id, entry.attempts, payload_of(entry.submission))


def _is_due(channel: Channel, now: datetime) -> ColumnElement[bool]:
    """SQL condition of a due entry: its due time is past, or later than any delay allows.

    Such a time was set while the clock was wrong. The first attempt to deliver a lead never waits.
    """
    its_time = or_(OutboxEntry.due_at <= now, OutboxEntry.due_at > now + LONGEST_PUT_OFF[channel])
    return or_(its_time, OutboxEntry.attempts == 0) if channel is Channel.LEADS else its_time


def mark_delivered(leased: Leased) -> None:
    """Mark an entry as delivered."""
    _settle(leased, state=State.DELIVERED.value, delivered_at=datetime.now(UTC), last_problem=None)


def postpone_or_give_up(leased: Leased, problem: str) -> bool:
    """Postpone an entry that was not delivered, or give it up; returns whether it is given up.

    Args:
        leased: the entry.
        problem: a status code or the name of an exception, nothing of the content.
    """
    gives_up = leased.attempt >= MAX_ATTEMPTS
    later = datetime.now(UTC) + timedelta(seconds=wait_seconds(leased.attempt))
    state = State.DEAD if gives_up else State.WAITING
    _settle(leased, state=state.value, due_at=later, last_problem=problem[:80])
    return gives_up


def mark_done(leased: Leased, reason: str) -> None:
    """Mark an entry as done because nothing is left to deliver, with the reason."""
    _settle(leased, state=State.DELIVERED.value, last_problem=reason[:80])


def wait_seconds(attempt: int) -> float:
    """A random wait up to a ceiling that doubles with each attempt, so that retries spread out."""
    ceiling = min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (attempt - 1))
    return random.uniform(0, ceiling)  # noqa: S311 - spreads load, guards nothing


def revive() -> int:
    """Put given-up entries back to their first attempt; returns how many."""
    restarted = {"state": State.WAITING.value, "attempts": 0, "due_at": datetime.now(UTC)}
    with transaction() as session:
        dead = update(OutboxEntry).where(OutboxEntry.state == State.DEAD.value).values(restarted)
        return len(session.scalars(dead.returning(OutboxEntry.id)).all())


def counts() -> dict[str, int]:
    """The number of entries in each state."""
    with reading() as session:
        rows = session.execute(select(OutboxEntry.state, func.count()).group_by(OutboxEntry.state))
        return {state.value: 0 for state in State} | {state: count for state, count in rows}  # noqa: C416 - dict() takes a row for a mapping


def oldest_waiting() -> datetime | None:
    """Time at which the longest waiting lead was received."""
    with reading() as session:
        entry = session.scalar(
            select(OutboxEntry)
            .where(OutboxEntry.state == State.WAITING.value)
            .order_by(OutboxEntry.id)
            .limit(1)
        )
        return entry.submission.received_at if entry else None


def _settle(leased: Leased, **values: object) -> None:
    """Write the result, unless the lease has expired and another worker has the entry."""
    with transaction() as session:
        session.execute(
            update(OutboxEntry)
            .where(
                OutboxEntry.id == leased.entry_id,
                OutboxEntry.attempts == leased.attempt,
                OutboxEntry.state == State.WAITING.value,
            )
            .values(**values)
        )
