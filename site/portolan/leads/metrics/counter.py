"""What a counter is called, and what it tells apart."""

from typing import NamedTuple


class Counter(NamedTuple):
    """A counter as Prometheus knows it; its name ends in `_total` there."""

    name: str
    help: str
    labels: tuple[str, ...]
