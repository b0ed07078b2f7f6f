"""What the benchmark needs of the machine: programs, a core each, and what processes cost."""

import os
from contextlib import suppress
from pathlib import Path

from tests.support.machine import PROGRAMS, install

NEEDED = ("nginx", "wrk")
_TICKS = os.sysconf("SC_CLK_TCK")


def install_programs() -> None:
    """Install nginx and wrk where they are missing."""
    needed = [package for file, package in PROGRAMS.items() if not Path(file).exists()]
    if expected := [package for package in needed if package in NEEDED]:
        install(expected)


def cores() -> tuple[str, str]:
    """The core of the servers and the core of the load, as taskset takes them."""
    allowed = sorted(os.sched_getaffinity(0))
    return str(allowed[0]), str(allowed[-1])


def family(pid: int) -> list[int]:
    """A process and its descendants."""
    pids = [pid]
    for thread in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(FileNotFoundError):  # a thread that has just ended
            pids += [one for child in thread.read_text().split() for one in family(int(child))]
    return pids


def cpu_seconds(pid: int) -> float:
    """CPU time that a process and its descendants have taken."""
    ticks = 0
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / _TICKS


def memory_mb(pid: int) -> float:
    """Memory of a process and its descendants; pages that they share count once (PSS)."""
    kilobytes = 0
    for one in family(pid):
        for line in Path(f"/proc/{one}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                kilobytes += int(line.split()[1])
    return kilobytes / 1024
