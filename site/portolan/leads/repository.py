"""Storing a lead: the submission and its outbox entry, both or neither, and once."""

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from portolan.leads.database import transaction
from portolan.leads.lead import WINDOW_SECONDS, Lead
from portolan.leads.models import OutboxEntry, Submission


def store(lead: Lead) -> bool:
    """Store in one transaction; False where the same submission is already there."""
    try:
        with transaction() as session:
            if _is_known(session, lead):
                return False
            _add(session, lead)
    except IntegrityError:
        # Two posts with one key, at the same moment: the other one was faster.
        with transaction() as session:
            if _is_known(session, lead):
                return False
        raise
    return True


def _is_known(session: Session, lead: Lead) -> bool:
    """Whether one of the lead's keys is taken; a windowed one only within its time."""
    key, *earlier_keys = lead.keys
    times = session.execute(
        select(Submission.submission_key, Submission.received_at).where(
            Submission.submission_key.in_((key, *earlier_keys))
        )
    )
    return any(
        found == key or (lead.received_at - then).total_seconds() < WINDOW_SECONDS
        for found, then in times
    )


def _add(session: Session, lead: Lead) -> None:
    submission = Submission(
        id=lead.id,
        submission_key=lead.submission_key,
        form_name=lead.form_name,
        locale=lead.locale,
        page_path=lead.page_path,
        received_at=lead.received_at,
        fields=dict(lead.fields),
        attribution=dict(lead.attribution),
        consent=lead.consent,
        flags=list(lead.flags),
    )
    session.add(submission)
    session.add(OutboxEntry(submission=submission, due_at=lead.received_at))
