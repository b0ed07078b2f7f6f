"""Kill and count: `python -m tests.kill --database sqlite --kills 200`; exit 1 on any loss."""

import argparse
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from portolan.core.config import INSTANCE
from tests.kill.trial import KillTrial
from tests.support.instance import furnished
from tests.support.postgresql import postgresql


def main() -> int:
    """The whole trial; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.kill", description=__doc__)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with ExitStack() as running:
        folder = Path(running.enter_context(TemporaryDirectory(prefix="portolan-kill-")))
        server = running.enter_context(postgresql()) if given.database == "postgresql" else None
        instance = furnished(folder, INSTANCE / "content.sqlite")
        trial = KillTrial(instance, kills=given.kills, seed=given.seed, server=server)
        account = trial.run(report=_show)
    print(f"{given.database}, {given.kills} kills, seed {given.seed}")
    for name, figure in account.figures.items():
        print(f"  {name:<34}{figure:>8}")
    for fault in account.faults:
        print(f"FAILED: {fault}")
    return 1 if account.faults else 0


def _show(number: int, name: str) -> None:
    if sys.stdout.isatty():
        print(f"\r{number:>5} {name:<10}", end="", flush=True)
    elif number % 25 == 0:
        print(f"{number} kills", flush=True)


if __name__ == "__main__":
    sys.exit(main())
