"""Upkeep by the worker: the alarm about waiting leads, and deletion after retention."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from threading import Event, Thread

from flask import Flask
from sqlalchemy.exc import SQLAlchemyError

from portolan.core.config import Settings
from portolan.leads import spool
from portolan.leads.alarm import Alarm
from portolan.leads.figures import figures
from portolan.leads.purge import purge, purge_own_times, purge_subscribers

log = logging.getLogger(__name__)

LOOK_SECONDS = 30.0
DAY = timedelta(days=1)


class Upkeep:
    """The upkeep of one worker, in an application context."""

    def __init__(self, settings: Settings) -> None:
        self._keep_days = settings.leads_keep_days
        self._alarm = Alarm(settings.leads_alarm_minutes)
        self._cleaned_at: datetime | None = None

    def look(self, now: datetime) -> None:
        """Check the alarm, and once a day delete."""
        self._alarm.look(figures(), now)
        if self._cleaned_at is None or now - self._cleaned_at >= DAY:
            self._clean(now)
            self._cleaned_at = now

    def _clean(self, now: datetime) -> None:
        spool.sweep_drafts()
        log.info("retention: deleted %d submissions past their own time", purge_own_times(now))
        if self._keep_days:
            before = now - timedelta(days=self._keep_days)
            gone = purge_subscribers(before), purge(before)
            log.info("retention: deleted %d subscribers, %d submissions", *gone)


@contextmanager
def upkeep(app: Flask, stop: Event) -> Iterator[None]:
    """Do the upkeep in a thread of its own: a receiver that hangs must not silence the alarm."""
    thread = Thread(target=_go_on, args=(app, stop), daemon=True)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


def _go_on(app: Flask, stop: Event) -> None:
    with app.app_context():
        chores = Upkeep(app.config["SETTINGS"])
        while not stop.is_set():
            try:
                chores.look(datetime.now(UTC))
            except (SQLAlchemyError, OSError) as error:
                log.error("upkeep interrupted: %s", type(error).__name__)  # noqa: TRY400 - no personal data
            stop.wait(LOOK_SECONDS)
