"""Two servers under the same load, in turn, so that whatever else the machine does hits both."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from tests.bench.load import OnePage, Requests, Run, load
from tests.bench.servers import BenchServer


@dataclass(frozen=True)
class Plan:
    """How long to measure.

    Attributes:
        pairs: runs of each server.
        seconds: of each run.
    """

    pairs: int
    seconds: int


QUICK = Plan(pairs=5, seconds=2)
FULL = Plan(pairs=9, seconds=5)


@dataclass(frozen=True)
class PairComparison:
    """A scenario's runs: of the application, and of nginx where it can do the same."""

    name: str
    ours: Sequence[Run]
    theirs: Sequence[Run] = ()

    @property
    def ratios(self) -> list[float]:
        """Our rate by theirs, pair by pair."""
        return [our.rate / their.rate for our, their in zip(self.ours, self.theirs, strict=True)]

    @property
    def ratio(self) -> float:
        """The median of the pairs' ratios."""
        return median(self.ratios)

    @property
    def failed(self) -> int:
        """Answers of the application that were not expected."""
        return sum(run.failed for run in self.ours) + sum(run.failed for run in self.theirs)


def compare(
    name: str,
    ours: tuple[BenchServer, OnePage | Requests],
    theirs: tuple[BenchServer, OnePage | Requests],
    plan: Plan,
) -> PairComparison:
    """Load both servers in turn, the one that begins changing with each pair."""
    runs: dict[str, list[Run]] = {"ours": [], "theirs": []}
    both = [("ours", ours), ("theirs", theirs)]
    for server, what in (ours, theirs):
        load(server, what, 1)
    for number in range(plan.pairs):
        for side, (server, what) in both if number % 2 else reversed(both):
            runs[side].append(load(server, what, plan.seconds))
    return PairComparison(name, runs["ours"], runs["theirs"])


def alone(name: str, server: BenchServer, what: OnePage | Requests, plan: Plan) -> PairComparison:
    """Load the application alone: nginx has nothing that compares."""
    load(server, what, 1)
    return PairComparison(
        name, [load(server, what, plan.seconds) for _ in range(plan.pairs // 2 + 1)]
    )
