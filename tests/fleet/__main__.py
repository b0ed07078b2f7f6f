"""Three nodes under load while everything dies: `python -m tests.fleet --minutes 10`."""

import argparse
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.fleet.trial import run


def main() -> int:
    """The whole trial; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.fleet", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    until = time.monotonic() + given.minutes * 60
    with TemporaryDirectory(prefix="portolan-fleet-") as folder:
        account = run(
            Path(folder), lambda _number: time.monotonic() < until, given.seed, report=_show
        )
    print(f"{given.minutes:g} minutes, seed {given.seed}")
    for name, figure in account.figures.items():
        print(f"  {name:<36}{figure:>8}")
    for fault in account.faults:
        print(f"FAILED: {fault}")
    return 1 if account.faults else 0


def _show(number: int, kind: str) -> None:
    print(f"{number:>4} {kind}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
