"""Storing a lead: the submission and its outbox entry, both or neither, and once."""

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from portolan.leads import newsletter
from portolan.leads.database import transaction
from portolan.leads.lead import WINDOW_SECONDS, Lead
from portolan.leads.models import Submission
from portolan.leads.rows import add


def store(lead: Lead) -> bool:
    """Store in one transaction; False where the same submission is already there."""
    lead = newsletter.keyed(lead) if lead.form_name == newsletter.FORM else lead
    try:
        with transaction() as session:
            if _is_known(session, lead):
                return False
            return _take(session, lead)
    except IntegrityError:
        # Two posts with one key, at the same moment: the other one was faster.
        with transaction() as session:
            if _is_known(session, lead):
                return False
        raise


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


def _take(session: Session, lead: Lead) -> bool:
    """Write what the lead's form asks for; False where that changes nothing."""
    if lead.form_name == newsletter.FORM:
        return newsletter.ask(session, lead)
    if lead.form_name == newsletter.LEAVING_FORM:
        return newsletter.leave(session, lead)
    add(session, lead)
    return True
