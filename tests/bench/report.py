"""What was measured, as a table, and whether it is good enough."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median

from tests.bench.inserts import Beside
from tests.bench.load import Run
from tests.bench.pairs import PairComparison
from tests.bench.tools import slowest_but_some

_COLUMNS = f"{'':24}{'req/s':>9}  {'range':>15}{'p50 ms':>9}{'p99 ms':>9}{'CPU µs':>9}"


@dataclass(frozen=True)
class BenchLimit:
    """A figure and the bound that it has to keep; `at_least` tells on which side."""

    name: str
    value: float
    bound: float
    at_least: bool

    @property
    def holds(self) -> bool:
        """Whether the figure is good enough."""
        return self.value >= self.bound if self.at_least else self.value <= self.bound

    def __str__(self) -> str:
        sign = "≥" if self.at_least else "≤"
        verdict = "holds" if self.holds else "FAILS"
        return f"{verdict:6} {self.name}: {self.value:.2f} ({sign} {self.bound:g})"


def show_comparison(comparison: PairComparison) -> None:
    """Print the figures of a scenario."""
    print(f"\n{comparison.name}\n{_COLUMNS}")
    _show_runs("granian", comparison.ours)
    if comparison.theirs:
        _show_runs("nginx", comparison.theirs)
        ratios = comparison.ratios
        extent = f"{min(ratios):.2f}–{max(ratios):.2f}"
        cpu = median(run.cpu for run in comparison.theirs) / median(
            run.cpu for run in comparison.ours
        )
        print(f"  {'ratio':22}{comparison.ratio:9.2f}  {extent:>15}{'':18}{cpu:9.2f}")
    if comparison.failed:
        print(f"  {comparison.failed} answers were not as expected")


def _show_runs(name: str, runs: Sequence[Run]) -> None:
    rates = [run.rate for run in runs]
    middle = [median(getattr(run, field) for run in runs) for field in ("p50", "p99", "cpu")]
    extent = f"{min(rates):,.0f}–{max(rates):,.0f}"
    print(
        f"  {name:22}{median(rates):9,.0f}  {extent:>15}"
        f"{middle[0]:9.2f}{middle[1]:9.2f}{middle[2]:9.1f}"
    )


def show_stored(pairs: Sequence[Beside]) -> None:
    """Print how many forms are stored, beside what SQLite stores."""
    print("\nstored in a second, synced to disk")
    for name, rates in (
        ("contact forms", [pair.posts for pair in pairs]),
        ("rows by SQLite itself", [pair.inserts for pair in pairs]),
    ):
        extent = f"{min(rates):,.0f}–{max(rates):,.0f}"
        print(f"  {name:22}{median(rates):9,.0f}  {extent:>15}")


def show_renders(costs: Mapping[str, float]) -> None:
    """Print what each template costs."""
    print("\nrendering, CPU ms in process")
    for template, milliseconds in sorted(costs.items(), key=lambda cost: cost[1]):
        print(f"  {template:32}{milliseconds:7.2f}")


def show_tools(costs: Mapping[str, Sequence[float]]) -> None:
    """Print what the questions to each tool cost."""
    print("\nnothing kept, CPU ms in process" + f"{'p50':>8}{'p95':>8}{'most':>8}")
    for name, spent in costs.items():
        figures = (median(spent), slowest_but_some(spent), max(spent))
        print(f"  {name:29}" + "".join(f"{each:8.2f}" for each in figures))


def show_starts(ratios: Mapping[str, float]) -> None:
    """Print what starting costs."""
    print("\nstarting, CPU time as multiples of `import flask`")
    for name, ratio in ratios.items():
        print(f"  {name:34}{ratio:6.2f}")


def show_look_ups(costs: Mapping[str, float]) -> None:
    """Print what looking for a redirect costs."""
    print("\nredirect among 10,000 rules, CPU µs in process")
    for name, microseconds in costs.items():
        print(f"  {name:32}{microseconds:7.2f}")


def verdict(gates: Sequence[BenchLimit]) -> int:
    """Print the gates; returns the exit status."""
    print()
    for gate in gates:
        print(gate)
    return 0 if all(gate.holds for gate in gates) else 1
