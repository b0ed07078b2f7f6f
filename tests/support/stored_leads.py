"""What visitors sent, as the tests ask for it: call these inside an application context."""

from sqlalchemy import func, select

from portolan.leads.database import transaction
from portolan.leads.models import OutboxEntry, Submission


def rows() -> tuple[int, int]:
    """How many submissions and outbox entries there are."""
    with transaction() as session:
        return (
            session.scalar(select(func.count()).select_from(Submission)) or 0,
            session.scalar(select(func.count()).select_from(OutboxEntry)) or 0,
        )


def only_submission() -> Submission:
    """The one submission; fails where there are more or none."""
    with transaction() as session:
        return session.scalars(select(Submission)).one()
