"""Storage of a lead: the submission and its outbox entry, both or neither, and once."""

from uuid import UUID

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from portolan.leads import newsletter
from portolan.leads.database import reading, transaction
from portolan.leads.lead import WINDOW_SECONDS, Lead
from portolan.leads.models import Submission
from portolan.leads.rows import add

# Prepared, as `rows` are: every post asks it.
_RECEIVED = select(Submission.received_at).where(
    Submission.submission_key.in_(bindparam("keys", expanding=True))
)


def store(lead: Lead) -> bool:
    """Store the lead in one transaction; False if the same submission is stored already."""
    lead = newsletter.with_own_key(lead) if lead.form_name == newsletter.FORM else lead
    with transaction() as session:
        return not _is_known_from_before(session, lead) and _take(session, lead)


def stored_id(lead: Lead) -> UUID | None:
    """The id under which the lead's content is stored; None if it is not."""
    by_key = select(Submission.id).where(Submission.submission_key.in_(lead.keys))
    with reading() as session:
        return session.scalar(by_key.order_by(Submission.received_at.desc()).limit(1))


def _is_known_from_before(session: Session, lead: Lead) -> bool:
    """Whether the same content was stored shortly before, if in an earlier window of time."""
    _own, *earlier_keys = lead.keys
    if not earlier_keys:
        return False
    times = session.connection().scalars(_RECEIVED, {"keys": earlier_keys})
    return any((lead.received_at - then).total_seconds() < WINDOW_SECONDS for then in times)


def _take(session: Session, lead: Lead) -> bool:
    """Write the rows that the lead's form needs; False if nothing changes."""
    if lead.form_name == newsletter.FORM:
        return newsletter.request_subscription(session, lead)
    if lead.form_name == newsletter.LEAVING_FORM:
        return newsletter.unsubscribe(session, lead)
    return add(session, lead)
