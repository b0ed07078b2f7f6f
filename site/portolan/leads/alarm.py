"""The alarm: said when a lead has waited too long, and when it is over; not in between."""

import logging
from datetime import datetime

from portolan.leads.figures import Figures

log = logging.getLogger(__name__)


class Alarm:
    """Rings once per incident.

    Args:
        minutes: how long a lead may wait; 0 for an alarm that never rings.
    """

    def __init__(self, minutes: int) -> None:
        self.minutes = minutes
        self.is_ringing = False

    def is_due(self, figures: Figures, now: datetime | None = None) -> bool:
        """Whether something has waited too long."""
        return 0 < self.minutes * 60 < figures.oldest_seconds(now)

    def look(self, figures: Figures, now: datetime | None = None) -> None:
        """Say it in the log if the state has changed since the last look."""
        is_due = self.is_due(figures, now)
        if is_due and not self.is_ringing:
            log.critical(
                "leads have waited for %d minutes: %s",
                figures.oldest_seconds(now) / 60,
                ", ".join(f"{count} {name}" for name, count in figures.counts.items()),
            )
        elif self.is_ringing and not is_due:
            log.warning("no lead waits for more than %d minutes any more", self.minutes)
        self.is_ringing = is_due
