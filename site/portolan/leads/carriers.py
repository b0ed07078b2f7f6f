"""The carriers of outbox entries: one for each channel, all with one interface."""

from collections.abc import Callable
from contextlib import AbstractContextManager

from portolan.leads.outbox import Leased

Carry = Callable[[Leased], str | None]
"""Takes one entry where it belongs; returns what was wrong, None if it was taken there.

What is returned is kept and logged: a status code or a name, nothing of the content.
"""

Carrier = Callable[[], AbstractContextManager[Carry | None]]
"""The opened carriers of a pass; None where nothing is configured and all entries wait."""

# For each step of a request; all of them together stay below the lease.
TIMEOUT_SECONDS = 10.0


class Unreachable(Exception):  # noqa: N818 - it is what happened
    """Nobody is there: the other entries keep their attempts for when somebody is."""


class Dropped(Unreachable):
    """Somebody is there, and has dropped the connection: others may well get through."""


class Moot(Exception):  # noqa: N818 - it is what happened
    """There is nothing to be taken anywhere any more; the text is kept with the entry."""
