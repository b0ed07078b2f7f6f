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
    """A receiver that does not answer at all, so that no other entry uses up an attempt on it."""


class Dropped(Unreachable):
    """A receiver that dropped the connection of one entry: others may well get through."""


class NothingToDeliver(Exception):  # noqa: N818 - it is what happened
    """An entry with nothing left to deliver; the text is stored with it."""
