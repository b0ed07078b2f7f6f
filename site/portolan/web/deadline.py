"""A time limit for an operation of several steps."""

import time
from collections.abc import Callable

Clock = Callable[[], float]
"""A function that returns monotonic seconds."""


class Deadline:
    """The end of a time limit.

    Args:
        seconds: the time limit from now.
        clock: monotonic seconds.
    """

    def __init__(self, seconds: float, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._end = clock() + seconds

    @property
    def left(self) -> float:
        """The seconds left; zero or negative after the deadline."""
        return self._end - self._clock()

    @property
    def is_over(self) -> bool:
        """Whether no time is left."""
        return self.left <= 0
