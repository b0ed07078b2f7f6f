"""Retention: submissions are deleted after their time, but never before delivery."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from uuid import UUID

from sqlalchemy import ColumnElement, delete, exists, func, select

from portolan.leads import subscribers
from portolan.leads.database import reading, transaction
from portolan.leads.links import LINK_LIFE
from portolan.leads.models import OutboxEntry, State, Submission, Subscriber
from portolan.leads.subscription_state import Standing

BATCH = 500


OWN_TIMES = {"application": timedelta(days=180)}
"""By the name of a form: how long what it sent is kept at most, whatever the site's own time."""


def purge(before: datetime, report: Callable[[int], object] = int, form: str = "") -> int:
    """Delete the delivered submissions received before a moment; returns how many.

    Args:
        before: what was received then or later stays.
        report: is told how many more are gone.
        form: only those of this form, if one is named.
    """
    gone = 0
    while batch := _batch(before, form):
        with transaction() as session:
            # Its outbox entries go with it, and none that has come since the question.
            still_done = Submission.id.in_(batch), *_is_done(before)
            session.execute(delete(Submission).where(*still_done))
        report(len(batch))
        gone += len(batch)
    return gone


def purge_own_times(now: datetime) -> int:
    """Delete the delivered submissions of forms with a time of their own; returns how many."""
    return sum(purge(now - age, form=form) for form, age in OWN_TIMES.items())


def purge_subscribers(before: datetime) -> int:
    """Delete the subscribers who left or never confirmed before a moment; returns how many.

    As long as a link in a mail may be followed, its subscriber stays.
    """
    return subscribers.purge(min(before, datetime.now(UTC) - LINK_LIFE))


def purgeable(before: datetime) -> int:
    """The number of submissions that `purge` would delete."""
    with reading() as session:
        statement = select(func.count()).select_from(Submission).where(*_is_done(before))
        return session.scalar(statement) or 0


def _batch(before: datetime, form: str) -> list[UUID]:
    theirs = (Submission.form_name == form,) if form else ()
    statement = select(Submission.id).where(*theirs, *_is_done(before)).limit(BATCH)
    with reading() as session:
        return list(session.scalars(statement))


def _is_done(before: datetime) -> tuple[ColumnElement[bool], ...]:
    """The condition for deletion: old, undelivered on no channel, not waiting for confirmation."""
    mine = OutboxEntry.submission_id == Submission.id
    is_open = exists().where(mine, OutboxEntry.state != State.DELIVERED.value)
    theirs = Subscriber.submission_id == Submission.id
    is_pending = exists().where(theirs, Subscriber.standing == Standing.PENDING.value)
    return Submission.received_at < before, ~is_open, ~is_pending
