"""Deleting a person: every submission that names an e-mail address, wherever it is kept."""

import json
from collections.abc import Iterable

from sqlalchemy import delete, select

from portolan.leads import spool
from portolan.leads.database import transaction
from portolan.leads.models import OutboxEntry, Submission


def forget(address: str) -> list[str]:
    """Delete what this address sent; returns the ids, which the receiver knows it by too."""
    return [*_forget_stored(address), *_forget_spooled(address)]


def _forget_stored(address: str) -> list[str]:
    with transaction() as session:
        found = [
            one.id
            for one in session.scalars(select(Submission)).yield_per(500)
            if _names(address, one.fields.values())
        ]
        session.execute(delete(OutboxEntry).where(OutboxEntry.submission_id.in_(found)))
        session.execute(delete(Submission).where(Submission.id.in_(found)))
        return [str(one) for one in found]


def _forget_spooled(address: str) -> list[str]:
    found = []
    for path in (*spool.waiting(), *spool.stuck()):
        lead = json.loads(path.read_text(encoding="utf-8"))
        if _names(address, lead["fields"].values()):
            path.unlink(missing_ok=True)
            found.append(str(lead["id"]))
    return found


def _names(address: str, values: Iterable[str]) -> bool:
    return address.casefold() in {value.casefold() for value in values}
