"""How full the loading planner fills the published cases: `python -m tests.bench.packing`.

All 100 cases of each of BR1 to BR7, with the effort that a page takes for one kind of unit.
"""

import statistics
import time

from portolan.domain.loading import PackingEffort, load_plan
from portolan.domain.loading.plan import EFFORT_COMPARED
from tests.support.br_cases import KINDS, UNIT, VOLUME, br_case

CASES = 100


def main() -> None:
    """Print the mean fill and the CPU time of each set."""
    means = [_measured(group) for group in KINDS]
    print(f"mean of all: {statistics.mean(means):.1%}")


def _measured(group: int) -> float:
    fills, times = zip(*(_filled(group, number) for number in range(1, CASES + 1)), strict=True)
    mean = float(statistics.mean(fills))
    print(
        f"BR{group}: {mean:.1%} filled (least {min(fills):.1%}), "
        f"{1000 * statistics.mean(times):.0f} ms of CPU (most {1000 * max(times):.0f})"
    )
    return mean


def _filled(group: int, number: int) -> tuple[float, float]:
    """The share of the first container that is filled, and the time for it in seconds."""
    pieces = br_case(group, number)
    started = time.process_time()
    plan = load_plan(UNIT, pieces, PackingEffort(EFFORT_COMPARED))
    return plan.loads[0].volume_m3 * 1e9 / VOLUME, time.process_time() - started


if __name__ == "__main__":
    main()
