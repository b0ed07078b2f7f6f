"""Erasure in the database, in one transaction."""

import re
from collections.abc import Callable, Iterator, Sequence
from uuid import UUID

from sqlalchemy import ColumnElement, Text, case, cast, delete, func, or_, select
from sqlalchemy.orm import Session

from portolan.leads.database import reading, transaction
from portolan.leads.erasing import erasers
from portolan.leads.forget.lead_texts import ErasureAction, Trace, erasure_action, struck
from portolan.leads.models import Submission
from portolan.leads.person import Person
from portolan.leads.selection import Selection, pages

Report = Callable[[int], object]

# Full-width letters and invisible signs, as SQLite keeps them and as PostgreSQL does.
_UNUSUAL = (
    r"\\uff[2-5]|\\u00ad|\\u200[b-f]|\\u2060|\\ufeff"
    "|[\uff20-\uff5e\u00ad\u200b-\u200f\u2060\ufeff]"
)
PAGE_SIZE = 5000
BATCH = 500


def mentioning(person: Person, report: Report) -> Iterator[UUID]:
    """The submissions that mention the person; the database excludes nearly all others."""
    likely = case((_may_hold(person), Submission.id)).label("likely")
    for page in pages(select(likely), Selection(), PAGE_SIZE):
        yield from _matching(person, [row.likely for row in page if row.likely])
        report(len(page))


def _matching(person: Person, likely: Sequence[UUID]) -> list[UUID]:
    rows = select(Submission.id, Submission.fields, Submission.attribution)
    with reading() as session:
        matches = session.execute(rows.where(Submission.id.in_(likely))).all() if likely else ()
    return [one.id for one in matches if erasure_action(person, one.fields, one.attribution)]


def forget_stored(person: Person, ids: Sequence[UUID], *, rehearses: bool) -> list[Trace]:
    """Delete and redact these submissions, and erase in other tables; returns what was done."""
    traces: list[Trace] = []
    with transaction() as session:
        for start in range(0, len(ids), BATCH):
            traces += _forget_batch(session, person, ids[start : start + BATCH])
        for erase in erasers():
            traces += [
                Trace(ErasureAction.DELETED, one) for one in erase(session, person.canonical)
            ]
        if rehearses:
            session.rollback()
    return traces


def _forget_batch(session: Session, person: Person, ids: Sequence[UUID]) -> list[Trace]:
    """Forget in a batch of submissions, read again since they may have changed meanwhile."""
    rows = select(Submission).where(Submission.id.in_(ids)).with_for_update()
    fates: dict[UUID, ErasureAction] = {}
    for one in session.scalars(rows):
        verdict = erasure_action(person, one.fields, one.attribution)
        if verdict:
            fates[one.id] = verdict
        if verdict is ErasureAction.REDACTED:
            one.fields = struck(person, one.fields)
            one.attribution = struck(person, one.attribution)
    session.flush()
    session.expunge_all()
    deleted = [one for one, verdict in fates.items() if verdict is ErasureAction.DELETED]
    # What of them waits to be delivered goes with them.
    session.execute(delete(Submission).where(Submission.id.in_(deleted)))
    return [Trace(verdict, str(one)) for one, verdict in fates.items()]


def _may_hold(person: Person) -> ColumnElement[bool]:
    """A coarse condition that every submission mentioning the person meets."""
    text = func.lower(cast(Submission.fields, Text) + cast(Submission.attribution, Text))
    written = (text.like(pattern) for pattern in _patterns(person))
    return or_(*written, text.regexp_match(_UNUSUAL))


def _patterns(person: Person) -> Iterator[str]:
    """Patterns for LIKE that match every spelling of the address, plain and in a link."""
    # A label with other letters than a to z has two spellings.
    domain = re.sub(r"xn--[^.]*", ".", person.domain)
    name, domain = (re.sub("[^a-z0-9]+", "%", part) for part in (person.name, domain))
    for at in ("@", "%40%"):
        yield f"%{name}{at}{domain}%"
