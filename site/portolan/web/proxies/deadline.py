"""How long a request may take in all, both ways together."""

import time
from collections.abc import Callable


class Deadline:
    """A moment after which nobody waits for more.

    Args:
        seconds: until then.
        clock: monotonic seconds.
    """

    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._end = clock() + seconds

    @property
    def is_over(self) -> bool:
        """Whether the moment has come."""
        return self._clock() >= self._end
