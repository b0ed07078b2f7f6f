"""What came of the trials: the share that was seen, by room and in all, and what was not."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tests.faults.fault import CodeFault

GOAL = 0.9


@dataclass(frozen=True)
class FaultTrial:
    """A fault that was tried.

    Attributes:
        fault: what it was.
        change: what stood in its place.
        seen: whether a test failed; None where no test that is near comes past it.
        reason: why nobody need see it; empty where somebody should.
    """

    fault: CodeFault
    change: str
    seen: bool | None
    reason: str

    @property
    def counts(self) -> bool:
        """Whether it says something about the tests."""
        return bool(self.seen) or not self.reason


def share(trials: Sequence[FaultTrial]) -> float:
    """The part of those that count that was seen."""
    counted = [trial for trial in trials if trial.counts]
    return sum(trial.seen is True for trial in counted) / len(counted) if counted else 1.0


def report(trials: Sequence[FaultTrial]) -> str:
    """The table, and the faults that nobody saw."""
    rooms = Counter(trial.fault.room for trial in trials)
    head = ("tried", "seen", "excused", "share", "of those reached")
    lines = [f"{'':12}" + "".join(f"{each:>{len(each) + 3}}" for each in head)]
    for name in (*rooms, "in all"):
        part = [trial for trial in trials if name in (trial.fault.room, "in all")]
        reached = [trial for trial in part if trial.seen is not None]
        seen, excused = sum(trial.seen is True for trial in part), sum(not t.counts for t in part)
        shares = f"{share(part):8.0%}{share(reached):19.0%}"
        lines.append(f"{name:12}{len(part):8}{seen:7}{excused:10}{shares}")
    missed = [trial for trial in trials if not trial.seen]
    groups = {
        "Not seen by the tests that come past it": [t for t in missed if not _is_apart(t)],
        "No test that is near comes past it": [t for t in missed if t.counts and t.seen is None],
        "Excused": [t for t in missed if not t.counts],
    }
    for title, group in groups.items():
        lines += ["", f"{title}: {len(group)}", *map(line, group)]
    return "\n".join(lines)


def _is_apart(trial: FaultTrial) -> bool:
    return trial.seen is None or not trial.counts


def line(trial: FaultTrial) -> str:
    """A fault, where it stands, and why nobody need see it."""
    fault = trial.fault
    reason = f"\n      ({trial.reason})" if trial.reason else ""
    return f"  {fault.file}:{fault.line}\n    - {fault.before}\n    + {trial.change}{reason}"
