"""Delivery: the worker that sends the entries of the outbox."""

import logging
from collections.abc import Mapping
from threading import Event
from types import MappingProxyType

from sqlalchemy.exc import SQLAlchemyError

from portolan.core.error_reports import report
from portolan.leads import outbox, spool
from portolan.leads.carriers import Carrier, Carry, Dropped, NothingToDeliver, Unreachable
from portolan.leads.mailing import by_mail
from portolan.leads.metrics.counting import count_delivery
from portolan.leads.models import Channel
from portolan.leads.receiver import to_receiver
from portolan.leads.repository import store

log = logging.getLogger(__name__)

POLL_SECONDS = 1.0
MOST_DROPS = 5
"""Connections dropped one after the other, after which a pass takes nobody to be there."""
CARRIERS: Mapping[Channel, Carrier] = MappingProxyType(
    {Channel.LEADS: to_receiver, Channel.MAIL: by_mail}
)


def deliver_due() -> int:
    """Deliver once what is due on each channel, until its receiver is unreachable.

    Returns:
        How many entries were delivered. Where no other end is configured nothing is tried, and
        the rows wait.
    """
    spool.replay(store)
    return sum(_deliver(channel, carrier) for channel, carrier in CARRIERS.items())


def deliver_forever(stop: Event) -> None:
    """Deliver repeatedly until `stop` is set; waits for a database that is unreachable."""
    while not stop.is_set():
        try:
            deliver_due()
        except (SQLAlchemyError, OSError) as error:
            log.error("delivery interrupted: %s", type(error).__name__)  # noqa: TRY400 - no personal data
        stop.wait(POLL_SECONDS)


def _deliver(channel: Channel, carrier: Carrier) -> int:
    count = drops = 0
    with carrier() as carry:
        while carry and drops < MOST_DROPS and (leased := outbox.lease(channel=channel)):
            try:
                count += _carry_one(carry, leased)
                drops = 0
            except Unreachable as error:
                _record_failure(leased, str(error))
                drops += 1 if isinstance(error, Dropped) else MOST_DROPS
    return count


def _carry_one(carry: Carry, leased: outbox.Leased) -> bool:
    """Deliver one entry; returns whether that succeeded."""
    try:
        problem = carry(leased)
    except NothingToDeliver as error:
        outbox.mark_done(leased, str(error))
        return False
    except Unreachable:
        raise
    except Exception as error:  # one that nobody foresaw must not hold up all the others
        report(error, "delivery")
        problem = type(error).__name__
    if problem:
        _record_failure(leased, problem)
        return False
    outbox.mark_delivered(leased)
    count_delivery("delivered")
    return True


def _record_failure(leased: outbox.Leased, problem: str) -> None:
    lead_id = leased.payload["id"]
    gives_up = outbox.postpone_or_give_up(leased, problem)
    count_delivery("given_up" if gives_up else "postponed")
    if gives_up:
        # The alarm. Nothing is lost: `flask leads replay` tries again.
        log.critical("lead %s given up after %d attempts: %s", lead_id, leased.attempt, problem)
    else:
        log.warning("lead %s not delivered, attempt %d: %s", lead_id, leased.attempt, problem)
