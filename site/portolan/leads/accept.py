"""Acceptance of a lead: it is on disk on return; on an exception the visitor is told."""

import logging
from enum import Enum

from portolan.leads import spool
from portolan.leads.lead import Lead
from portolan.leads.metrics.counting import count_submission
from portolan.leads.repository import store

log = logging.getLogger(__name__)

# A web process may have a disk of its own that the worker does not see.
SPOOLED_LEADS_PER_POST = 3


class Outcome(Enum):
    """The outcome of a lead."""

    STORED = "in the database"
    KNOWN = "was there already"
    SPOOLED = "on disk, for when the database is back"


class NotStored(Exception):  # noqa: N818 - it is what happened, and reads as such in a view
    """A lead that neither the database nor the spool could store."""


def accept(lead: Lead) -> Outcome:
    """Store the lead and count it; raises NotStored if neither database nor spool can."""
    try:
        outcome = _store(lead)
    except NotStored:
        count_submission(lead.form_name, "not_stored")
        raise
    count_submission(lead.form_name, outcome.name.lower())
    return outcome


def _store(lead: Lead) -> Outcome:
    try:
        is_new = store(lead)
    except Exception as error:  # whatever the reason, the lead comes first
        # Only the kind of error: its text could show what the visitor wrote.
        log.error("lead %s not stored: %s", lead.id, type(error).__name__)  # noqa: TRY400 - a traceback could quote the lead
        return _spool(lead)
    _empty_own_spool()
    return Outcome.STORED if is_new else Outcome.KNOWN


def _spool(lead: Lead) -> Outcome:
    try:
        spool.put(lead)
    except OSError as error:
        log.critical("lead %s not spooled either: %s", lead.id, type(error).__name__)
        raise NotStored from error
    return Outcome.SPOOLED


def _empty_own_spool() -> None:
    """Store some of the spooled leads, as the database has just been reached."""
    try:
        spool.replay(store, SPOOLED_LEADS_PER_POST)
    except OSError as error:
        log.error("spool not readable: %s", type(error).__name__)  # noqa: TRY400 - a traceback could quote the lead
