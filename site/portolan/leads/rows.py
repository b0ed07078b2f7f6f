"""The rows of a lead: the submission, and the outbox entry that takes it on its way."""

from sqlalchemy.orm import Session

from portolan.leads.lead import Lead
from portolan.leads.models import Channel, OutboxEntry, Submission

Rows = tuple[Submission, OutboxEntry]


def add(session: Session, lead: Lead, channel: Channel = Channel.LEADS) -> Rows:
    """Add the submission with its entry in a channel."""
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
    entry = OutboxEntry(submission=submission, channel=channel.value, due_at=lead.received_at)
    session.add_all((submission, entry))
    return submission, entry
