"""The outbox as the tests of delivery look at it, and as they bring it forward."""

from datetime import UTC, datetime

from sqlalchemy import select, update

from portolan.leads.database import transaction
from portolan.leads.models import OutboxEntry


def entry() -> OutboxEntry:
    """The one entry of the outbox."""
    with transaction() as session:
        return session.scalars(select(OutboxEntry)).one()


def make_due(**values: object) -> None:
    """Let everything be due again."""
    with transaction() as session:
        session.execute(update(OutboxEntry).values(due_at=datetime.now(UTC), **values))
