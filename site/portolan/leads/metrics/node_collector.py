"""The figures of all processes of a node, as they are scraped."""

from collections.abc import Iterator
from pathlib import Path
from threading import Lock

from prometheus_client import CollectorRegistry
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from portolan.leads.metrics.tally import gather_past


class NodeCollector(Collector):
    """Collector of what the processes have written; those that have ended are merged first."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._alone = Lock()
        self._files = MultiProcessCollector(CollectorRegistry(), path=str(folder))

    def collect(self) -> Iterator[Metric]:
        """The families, added up over the processes."""
        with self._alone:
            gather_past(self._folder)
            return iter(list(self._files.collect()))
