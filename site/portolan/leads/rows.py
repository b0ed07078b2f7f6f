"""The rows of a lead: the submission and its outbox entries.

They are written by prepared statements and not as objects: every form post comes through here,
and making, tracking and flushing two objects takes longer than all the rest of storing it.
"""

from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import Connection, Executable, insert, select
from sqlalchemy.orm import Session

from portolan.leads.database import Base, insert_of
from portolan.leads.lead import Lead
from portolan.leads.models import Channel, State

_TABLES = Base.metadata.tables
_ENTRY = insert(_TABLES["outbox_entry"])


# Two posts may come with one key at the same moment: the later one waits, and writes nothing.
# So does whoever takes the same file of the spool: there the id is taken too, and PostgreSQL may
# come upon that first. Named alone, the key would then not be what the conflict is about.
@cache
def _insert_submission(dialect: str) -> Executable:
    table = _TABLES["submission"]
    insert: Executable = insert_of(dialect)(table).on_conflict_do_nothing().returning(table.c.id)
    return insert


def add(
    session: Session,
    lead: Lead,
    channel: Channel = Channel.LEADS,
    *,
    due_at: datetime | None = None,
    settled_as: str | None = None,
) -> bool:
    """Add the submission with its entry in a channel, and one for its mail of receipt, if any.

    Args:
        session: in whose transaction both are written.
        lead: what was sent.
        channel: which way it goes.
        due_at: when; at once where it is None.
        settled_as: why it need not go anywhere at all.

    Returns:
        False where the lead's key is taken, and nothing was written.

    Raises:
        IntegrityError: the lead's id is another one's.
    """
    connection = session.connection()
    submission = _submission(lead)
    if connection.scalar(_insert_submission(connection.dialect.name), submission) is None:
        if not _is_there(connection, lead):
            # Its id is another lead's. This lets the database say so: it is not to be lost.
            connection.execute(insert(_TABLES["submission"]), submission)
        return False
    entry = {
        "submission_id": lead.id,
        "channel": channel.value,
        "state": State.DELIVERED.value if settled_as else State.WAITING.value,
        "due_at": due_at or lead.received_at,
        "last_problem": settled_as,
    }
    connection.execute(_ENTRY, [entry, _receipt(lead)] if lead.has_receipt else entry)
    return True


def _receipt(lead: Lead) -> dict[str, Any]:
    return {
        "submission_id": lead.id,
        "channel": Channel.MAIL.value,
        "state": State.WAITING.value,
        "due_at": lead.received_at,
        "last_problem": None,
    }


def _is_there(connection: Connection, lead: Lead) -> bool:
    key = _TABLES["submission"].c.submission_key
    return connection.scalar(select(key).where(key == lead.submission_key)) is not None


def _submission(lead: Lead) -> dict[str, Any]:
    return {
        "id": lead.id,
        "submission_key": lead.submission_key,
        "form_name": lead.form_name,
        "locale": lead.locale,
        "page_path": lead.page_path,
        "received_at": lead.received_at,
        "fields": dict(lead.fields),
        "attribution": dict(lead.attribution),
        "consent": lead.consent,
        "flags": list(lead.flags),
        "request_id": lead.request_id or None,
    }
