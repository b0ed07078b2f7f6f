"""The names of counters, and their labels."""

from typing import NamedTuple


class Counter(NamedTuple):
    """A counter as Prometheus knows it; its name ends in `_total` there."""

    name: str
    help: str
    labels: tuple[str, ...]
