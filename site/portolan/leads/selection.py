"""Selection of submissions, and reading of any number of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import ColumnElement, Select, exists, func, select, tuple_
from sqlalchemy.orm import aliased

from portolan.leads.database import reading
from portolan.leads.models import Channel, OutboxEntry, State, Submission

PAGE_SIZE = 500


@dataclass(frozen=True, kw_only=True)
class Selection:
    """An operator's selection of leads; None leaves a side open.

    Attributes:
        form: the form's name.
        state: `waiting`, `delivered` or `dead`, by any channel.
        since: received then or later.
    """

    form: str | None = None
    state: str | None = None
    since: datetime | None = None

    @property
    def conditions(self) -> list[ColumnElement[bool]]:
        """The selection as conditions of a statement."""
        terms: list[ColumnElement[bool]] = []
        if self.form is not None:
            terms.append(Submission.form_name == self.form)
        if self.state is not None:
            entry = aliased(OutboxEntry)
            mine = entry.submission_id == Submission.id
            terms.append(exists().where(mine, entry.state == self.state))
        if self.since is not None:
            terms.append(Submission.received_at >= self.since)
        return terms


class StoredSubmission(NamedTuple):
    """A submission with its outbox entries, one for each channel."""

    submission: Submission
    entries: Sequence[OutboxEntry]

    @property
    def is_mailed(self) -> bool:
        """Whether a mail to the sender is on its way, or has gone."""
        mails = (one for one in self.entries if one.channel == Channel.MAIL)
        return any(one.state == State.WAITING or one.delivered_at for one in mails)


def count(selection: Selection) -> int:
    """The number of selected submissions."""
    with reading() as session:
        statement = select(func.count()).select_from(Submission).where(*selection.conditions)
        return session.scalar(statement) or 0


def newest(selection: Selection, limit: int) -> list[tuple[Submission, OutboxEntry | None]]:
    """The newest selected submissions, once for each channel in the selected state."""
    on_its_way = OutboxEntry.submission_id == Submission.id
    statement = select(Submission, OutboxEntry).outerjoin(OutboxEntry, on_its_way)
    if selection.state is not None:
        statement = statement.where(OutboxEntry.state == selection.state)
    order = (Submission.received_at.desc(), OutboxEntry.id.desc())
    with reading() as session:
        rows = session.execute(statement.where(*selection.conditions).order_by(*order).limit(limit))
        return [(submission, entry) for submission, entry in rows]


def by_ids(lowest: UUID, highest: UUID) -> list[StoredSubmission]:
    """The submissions with an id between two."""
    between = select(Submission).where(Submission.id.between(lowest, highest))
    with reading() as session:
        submissions = session.scalars(between).all()
    return [StoredSubmission(one, _entries([one])) for one in submissions]


def in_order(selection: Selection) -> Iterator[StoredSubmission]:
    """All selected submissions, oldest first, with at most a page in memory."""
    for page in pages(select(Submission), selection):
        submissions = [row.Submission for row in page]
        entries: dict[UUID, list[OutboxEntry]] = {one.id: [] for one in submissions}
        for entry in _entries(submissions):
            entries[entry.submission_id].append(entry)
        for one in submissions:
            yield StoredSubmission(one, entries[one.id])


def pages(
    statement: Select[*tuple[Any, ...]], selection: Selection, size: int | None = None
) -> Iterator[Sequence[Any]]:
    """The rows of a statement on submissions, oldest first, `size` at a time.

    Each page is a question of its own: nobody's writing waits for a slow reader, and no time
    limit of the database ends a long way.
    """
    place = tuple_(Submission.received_at, Submission.id)
    ordered = (
        statement.add_columns(
            Submission.received_at.label("page_time"), Submission.id.label("page_id")
        )
        .where(*selection.conditions)
        .order_by(Submission.received_at, Submission.id)
        .limit(size or PAGE_SIZE)
    )
    following = ordered
    while True:
        with reading() as session:
            page = session.execute(following).all()
        if not page:
            return
        yield page
        following = ordered.where(place > tuple_(page[-1].page_time, page[-1].page_id))


def _entries(submissions: Sequence[Submission]) -> Sequence[OutboxEntry]:
    of_these = OutboxEntry.submission_id.in_([one.id for one in submissions])
    with reading() as session:
        return session.scalars(select(OutboxEntry).where(of_these).order_by(OutboxEntry.id)).all()
