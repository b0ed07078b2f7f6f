"""Gauges of the leads at the moment of a scrape, from the database and the spool."""

from collections.abc import Iterator

from flask import Flask
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from portolan.leads.alarm import Alarm
from portolan.leads.figures import Figures, figures


class LeadsCollector(Collector):
    """Collector of the current figures for each scrape."""

    def __init__(self, app: Flask) -> None:
        self._app = app

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """The gauges; while the database is down, those of the spool and `leads_database_up`."""
        with self._app.app_context():
            current = figures()
        alarm = Alarm(self._app.config["SETTINGS"].leads_alarm_minutes)
        yield _entries(current)
        yield _gauge("leads_oldest_waiting_seconds", "The longest wait.", current.oldest_seconds())
        yield _gauge("leads_alarm", "1 while the longest wait is too long.", alarm.is_due(current))
        yield _gauge("leads_database_up", "1 while the database answers.", current.has_database)


def _entries(current: Figures) -> GaugeMetricFamily:
    family = GaugeMetricFamily("leads_entries", "Outbox entries and spool files.", labels=["state"])
    for state, count in current.counts.items():
        family.add_metric([state], count)
    return family


def _gauge(name: str, about: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, about, value=float(value))
