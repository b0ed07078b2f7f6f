"""Delivery: the worker that takes leads from the outbox to the receiver."""

import logging
from threading import Event

import httpx
from flask import current_app
from sqlalchemy.exc import SQLAlchemyError

from portolan.leads import outbox, spool
from portolan.leads.repository import store

log = logging.getLogger(__name__)

POLL_SECONDS = 5.0
# For each step of a request; all of them together stay below the lease.
TIMEOUT_SECONDS = 10.0


def deliver_due() -> int:
    """One pass: everything that is due, until the receiver cannot be reached.

    Returns:
        How many leads were delivered. Without a configured receiver nothing is tried, and
        the rows wait.
    """
    spool.replay(store)
    endpoint = current_app.config["SETTINGS"].public_endpoints_url
    if not endpoint:
        return 0
    count = 0
    with httpx.Client(timeout=TIMEOUT_SECONDS, follow_redirects=False) as client:
        while leased := outbox.lease():
            try:
                problem = _post(client, f"{endpoint.rstrip('/')}/leads", leased)
            except httpx.HTTPError as error:
                # Nobody there: the others keep their attempts for when somebody is.
                _record_failure(leased, type(error).__name__)
                break
            if problem:
                _record_failure(leased, problem)
            else:
                outbox.delivered(leased)
                count += 1
    return count


def deliver_forever(stop: Event) -> None:
    """Pass after pass until `stop` is set; a database that is away is waited for."""
    while not stop.is_set():
        try:
            deliver_due()
        except (SQLAlchemyError, OSError) as error:
            log.error("delivery interrupted: %s", type(error).__name__)  # noqa: TRY400 - no personal data
        stop.wait(POLL_SECONDS)


def _post(client: httpx.Client, url: str, leased: outbox.Leased) -> str | None:
    """Post one lead; returns what was wrong, None if the receiver took it."""
    answer = client.post(
        url, json=leased.payload, headers={"Idempotency-Key": leased.payload["id"]}
    )
    return None if answer.is_success else f"HTTP {answer.status_code}"


def _record_failure(leased: outbox.Leased, problem: str) -> None:
    lead_id = leased.payload["id"]
    if outbox.failed(leased, problem):
        # The alarm. Nothing is lost: `flask leads revive` tries again.
        log.critical("lead %s given up after %d attempts: %s", lead_id, leased.attempt, problem)
    else:
        log.warning("lead %s not delivered, attempt %d: %s", lead_id, leased.attempt, problem)
