"""Temporary files of a run: in memory, where there is room.

Hundreds of small databases are made and written through to the disk, each as safely as in
production, and browsers keep profiles; on a disk the run would wait for that alone.
"""

import os
import re
import tempfile
from pathlib import Path
from shutil import disk_usage, rmtree

import pytest

MEMORY = Path("/dev/shm")  # noqa: S108 -- a folder of its own is made in it
ROOM = 6 * 2**30
"""Bytes that must be free: about twice what the whole run writes."""
_made = pytest.StashKey[str]()


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Make the folder, unless another was named; workers and browsers inherit it."""
    if "TMPDIR" in os.environ or not _has_room():
        return
    config.stash[_made] = tempfile.mkdtemp(prefix="portolan-", dir=MEMORY)
    # PostgreSQL runs as another user, in a folder of its own within.
    Path(config.stash[_made]).chmod(0o711)
    os.environ["TMPDIR"] = config.stash[_made]
    tempfile.tempdir = None


def pytest_unconfigure(config: pytest.Config) -> None:
    """Remove it with all that is in it."""
    if made := config.stash.get(_made, None):
        rmtree(made, ignore_errors=True)
        del os.environ["TMPDIR"]
        tempfile.tempdir = None


def _has_room() -> bool:
    """Whether there is such a folder, with room, and memory behind it."""
    if not os.access(MEMORY, os.W_OK):
        return False
    memory = re.search(r"MemAvailable: +(\d+) kB", Path("/proc/meminfo").read_text())
    return memory is not None and min(int(memory[1]) * 1024, disk_usage(MEMORY).free) >= ROOM
