"""The counters, whose failure never fails a visitor's post."""

import logging
from typing import TYPE_CHECKING

from flask import Flask, current_app

from portolan.leads.metrics.counter import Counter

if TYPE_CHECKING:
    from portolan.leads.metrics.tally import Tally

log = logging.getLogger(__name__)

SUBMISSIONS = Counter("leads_submissions", "Posted forms.", ("form", "outcome"))
DELIVERIES = Counter("leads_deliveries", "Attempts to deliver.", ("result",))

_EXTENSION = "portolan.leads.tally"


def init_counting(app: Flask) -> None:
    """Set up counting, if metrics are served."""
    settings = app.config["SETTINGS"]
    if settings.metrics_port:
        # Where nobody reads the figures, the library that keeps them is not loaded.
        from portolan.leads.metrics.tally import Tally

        app.extensions[_EXTENSION] = Tally(settings.instance_path / "metrics")


def count_submission(form: str, outcome: str) -> None:
    """Count a post of a form: `stored`, `known`, `spooled`, `not_stored`, `refused`, …."""
    _count(SUBMISSIONS, form, outcome)


def count_delivery(result: str) -> None:
    """Count an attempt at delivery: `delivered`, `postponed` or `given_up`."""
    _count(DELIVERIES, result)


def tally_of(app: Flask) -> "Tally | None":
    """The counts of this process; None where nobody reads them."""
    stored: Tally | None = app.extensions.get(_EXTENSION)
    return stored


def _count(counter: Counter, *labels: str) -> None:
    tally = tally_of(current_app)
    if tally is None:
        return
    try:
        tally.add(counter, *labels)
    except Exception as error:  # whatever the reason, the visitor comes first
        log.error("%s not counted: %s", counter.name, type(error).__name__)  # noqa: TRY400 - the kind is enough
