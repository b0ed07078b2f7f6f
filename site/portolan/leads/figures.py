"""Figures of the waiting leads for the operator, the monitoring and the alarm."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy.exc import SQLAlchemyError

from portolan.leads import outbox, spool


@dataclass(frozen=True)
class Figures:
    """The number of waiting entries, and the age of the oldest.

    Attributes:
        entries: outbox entries by state; None while the database is away.
        spooled: files that wait for the database.
        stuck: files that the database refused.
        oldest: when what has waited for longest was received; None where nothing waits.
    """

    entries: Mapping[str, int] | None
    spooled: int
    stuck: int
    oldest: datetime | None

    @property
    def has_database(self) -> bool:
        """Whether the database answered."""
        return self.entries is not None

    @property
    def counts(self) -> dict[str, int]:
        """All counts by name."""
        return {**(self.entries or {}), "spooled": self.spooled, "stuck": self.stuck}

    @property
    def needs_a_person(self) -> bool:
        """Whether an entry was given up or refused, and needs `flask leads replay`."""
        return bool((self.entries or {}).get("dead") or self.stuck)

    def oldest_seconds(self, now: datetime | None = None) -> float:
        """Waiting time of the oldest in seconds; 0 if nothing waits."""
        if self.oldest is None:
            return 0.0
        return max(0.0, ((now or datetime.now(UTC)) - self.oldest).total_seconds())


def figures() -> Figures:
    """The current figures."""
    try:
        entries, oldest = outbox.counts(), outbox.oldest_waiting()
    except SQLAlchemyError:
        entries, oldest = None, None
    times = [time for time in (oldest, spool.oldest_waiting()) if time is not None]
    return Figures(
        entries=entries,
        spooled=len(spool.waiting()),
        stuck=len(spool.stuck()),
        oldest=min(times, default=None),
    )
