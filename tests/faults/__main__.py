"""Puts small faults into the site, one at a time, and counts those that the nearest tests see.

make faults                       # a sample, about 25 minutes on two cores
make faults SEED=7 SAMPLE=60      # another one, and a smaller one
make faults ROOM=leads SAMPLE=60  # of one room only
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

from portolan.core.config import INSTANCE
from tests.faults.fault import ROOMS, CodeFault
from tests.faults.known import entry, known
from tests.faults.nearest import record
from tests.faults.python_faults import change, python_faults
from tests.faults.report import GOAL, FaultTrial, line, report, share
from tests.faults.script_faults import ROOM, build_scripts
from tests.faults.trial import is_seen

FOLDER = INSTANCE / "faults"
LEAST = 8
"""Of every room, however small: less says nothing about it."""


def chosen(faults: Iterable[CodeFault], sample: int, seed: int) -> dict[str, list[CodeFault]]:
    """A sample of so many in all, from each room by its size."""
    by_room: dict[str, list[CodeFault]] = defaultdict(list)
    for fault in faults:
        by_room[fault.room].append(fault)
    total = sum(map(len, by_room.values()))
    chance = Random(seed)  # noqa: S311 - no secret
    return {
        room: chance.sample(result, min(len(result), max(LEAST, sample * len(result) // total)))
        for room, result in by_room.items()
    }


def tried(
    faults: Sequence[CodeFault],
    change_of: Callable[[CodeFault], str],
    sees: Callable[[CodeFault], bool | None],
) -> list[FaultTrial]:
    """Try each, two at a time, and print those that are not seen as they come."""
    reasons = known()

    def attempt(fault: CodeFault) -> FaultTrial:
        changed = change_of(fault)
        trial = FaultTrial(fault, changed, sees(fault), reasons.get(entry(fault, changed), ""))
        print("." if trial.seen else f"\n{line(trial)}\n", end="", flush=True)
        return trial

    with ThreadPoolExecutor(2) as workers:
        return list(workers.map(attempt, faults))


def run(sample: int, seed: int, only: str) -> list[FaultTrial]:
    """The trials of a sample of all rooms, or of one."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    scripts = build_scripts(FOLDER / "scripts") if only in ("", ROOM) else None
    every = [*python_faults(), *(scripts.faults if scripts else ())]
    faults = chosen((fault for fault in every if only in ("", fault.room)), sample, seed)
    results: list[FaultTrial] = []
    for room in ROOMS:
        if room.name in faults:
            print(f"\n{room.name}: ", end="", flush=True)
            nearest = record(room, FOLDER)
            sees = partial(_sees, nearest.of)
            results += tried(faults[room.name], change, sees)
    if scripts:
        print(f"\n{ROOM}: ", end="", flush=True)
        changes = scripts.changes
        results += tried(faults[ROOM], lambda fault: changes[fault.key], scripts.is_seen)
    return results


def _sees(tests_of: Callable[[CodeFault], list[str]], fault: CodeFault) -> bool | None:
    return is_seen(fault, tests_of(fault))


def main() -> None:
    """Try a sample, write what came of it, and fail where too little was seen."""
    parser = argparse.ArgumentParser(prog="make faults")
    parser.add_argument("--sample", type=int, default=240)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--room", default="", choices=["", ROOM, *(room.name for room in ROOMS)])
    expected = parser.parse_args()
    trials = run(expected.sample, expected.seed, expected.room)
    text = report(trials)
    Path(FOLDER, "report.txt").write_text(f"{text}\n", encoding="utf-8")
    print(f"\n\n{text}")
    sys.exit(share(trials) < GOAL)


if __name__ == "__main__":
    main()
