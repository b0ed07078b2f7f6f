"""What came of the trials: the share that was seen, by room and in all, and what was not."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tests.faults.fault import Fault

GOAL = 0.9


@dataclass(frozen=True)
class Trial:
    """A fault that was tried.

    Attributes:
        fault: what it was.
        change: what stood in its place.
        seen: whether a test failed.
        reason: why nobody need see it; empty where somebody should.
    """

    fault: Fault
    change: str
    seen: bool
    reason: str

    @property
    def counts(self) -> bool:
        """Whether it says something about the tests."""
        return self.seen or not self.reason


def share(trials: Sequence[Trial]) -> float:
    """The part of those that count that was seen."""
    counted = [trial for trial in trials if trial.counts]
    return sum(trial.seen for trial in counted) / len(counted) if counted else 1.0


def report(trials: Sequence[Trial]) -> str:
    """The table, and the faults that nobody saw."""
    rooms = Counter(trial.fault.room for trial in trials)
    lines = [f"{'':12}{'tried':>7}{'seen':>7}{'excused':>9}{'share':>8}"]
    for name in (*rooms, "in all"):
        part = [trial for trial in trials if name in (trial.fault.room, "in all")]
        seen = sum(trial.seen for trial in part)
        excused = sum(not trial.counts for trial in part)
        lines.append(f"{name:12}{len(part):7}{seen:7}{excused:9}{share(part):8.1%}")
    for title, excused in (("Not seen by any test", False), ("Excused", True)):
        rest = [each for each in trials if not each.seen and bool(each.reason) is excused]
        lines += ["", f"{title}: {len(rest)}", *map(_line, rest)]
    return "\n".join(lines)


def _line(trial: Trial) -> str:
    fault = trial.fault
    reason = f"\n      ({trial.reason})" if trial.reason else ""
    return f"  {fault.file}:{fault.line}\n    - {fault.before}\n    + {trial.change}{reason}"
