"""How long something may take in all, however many steps it has."""

import time
from collections.abc import Callable

Clock = Callable[[], float]
"""Gives monotonic seconds."""


class Deadline:
    """A moment after which nobody waits for more.

    Args:
        seconds: until then.
        clock: monotonic seconds.
    """

    def __init__(self, seconds: float, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._end = clock() + seconds

    @property
    def left(self) -> float:
        """The seconds until the moment; none or less when it has come."""
        return self._end - self._clock()

    @property
    def is_over(self) -> bool:
        """Whether the moment has come."""
        return self.left <= 0
