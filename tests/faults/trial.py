"""Trying one fault: whether the tests that stand nearest to it see it."""

import os
import resource
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from portolan.core.config import ROOT
from tests.faults.fault import CodeFault
from tests.faults.nearest import CALM
from tests.faults.put_in import FILE, SOURCE
from tests.faults.python_faults import faulty_source

# A fault may make a loop endless or let two wait for each other: both are seen, as a hung suite.
CPU_SECONDS, WAIT_SECONDS = 120, 600
PASSED = 0


def is_seen(fault: CodeFault, tests: Sequence[str]) -> bool | None:
    """Whether one of the tests fails with the fault in; None where there is no test."""
    if not tests:
        return None
    with TemporaryDirectory() as folder:
        source, chosen = Path(folder, "source.py"), Path(folder, "tests")
        source.write_text(faulty_source(fault), encoding="utf-8")
        chosen.write_text("\n".join(tests), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-p", "tests.faults.put_in", "-x", *CALM]
        marks = {FILE: str(ROOT / fault.file), SOURCE: str(source)}
        return fails([*command, f"@{chosen}"], ROOT, marks)


def fails(command: Sequence[str], folder: Path, marks: Mapping[str, str]) -> bool:
    """Whether a command does not end well, or does not end."""
    environment = {**os.environ, **marks}
    with subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        resource.prlimit(process.pid, resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        try:
            return process.wait(WAIT_SECONDS) != PASSED
        except subprocess.TimeoutExpired:
            return True
        finally:
            _end_group(process.pid)


def _end_group(leader: int) -> None:
    """What a faulty program leaves running is ended with it."""
    try:
        os.killpg(leader, 9)
    except ProcessLookupError:
        return
