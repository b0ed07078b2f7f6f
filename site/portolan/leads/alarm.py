"""The alarm: a log message when a lead has waited too long, and one when that is over."""

import logging
from datetime import datetime

from portolan.leads.figures import Figures

log = logging.getLogger(__name__)


class Alarm:
    """Alarm that rings once per incident.

    Args:
        minutes: how long a lead may wait; 0 for an alarm that never rings.
    """

    def __init__(self, minutes: int) -> None:
        self.minutes = minutes
        self.is_ringing = False

    def is_due(self, figures: Figures, now: datetime | None = None) -> bool:
        """Whether an entry has waited too long."""
        return 0 < self.minutes * 60 < figures.oldest_seconds(now)

    def look(self, figures: Figures, now: datetime | None = None) -> None:
        """Log a change of state since the last look."""
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
