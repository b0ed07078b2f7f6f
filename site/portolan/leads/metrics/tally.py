"""Counters of several processes: each writes a file of its own, one process reads them all.

The files are those of prometheus-client's multiprocess mode. They are written here rather than
by its `Counter`, whose folder is an environment variable read at import, and whose files are
sparse: on a full disk, writing to one would kill the web process.
"""

import os
from pathlib import Path
from threading import Lock

from prometheus_client.mmap_dict import MmapedDict, mmap_key

from portolan.leads.metrics.counter import Counter

# Room for about 250 combinations of labels; there are some 60.
FILE_BYTES = 64 * 1024
PAST = "counter_0.db"
"""The counts of processes that have ended."""


class Tally:
    """The counts of this process, in the folder of all of them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._lock = Lock()
        self._pid = 0
        self._values: MmapedDict | None = None

    def add(self, counter: Counter, *labels: str) -> None:
        """Count one; raises OSError where there is no room for a file."""
        key = mmap_key(
            counter.name, f"{counter.name}_total", list(counter.labels), list(labels), counter.help
        )
        with self._lock:
            values = self._own_values()
            count, _time = values.read_value(key)
            values.write_value(key, count + 1, 0.0)

    def close(self) -> None:
        """Close the file; its counts stay."""
        with self._lock:
            if self._values:
                self._values.close()
            self._values = None

    def _own_values(self) -> MmapedDict:
        """The values of this process's file, which after a fork is another one."""
        if self._values is None or self._pid != os.getpid():
            if self._values:
                self._values.close()
            self._pid = os.getpid()
            self._values = _open(self.folder / f"counter_{self._pid}.db")
        return self._values


def gather_past(folder: Path) -> None:
    """Merge the files of ended processes into one, so that they do not pile up."""
    gone = [path for path in folder.glob("counter_*.db") if not _is_running(path)]
    if not gone:
        return
    past = _open(folder / PAST)
    for path in gone:
        for key, count, _time, _place in list(MmapedDict.read_all_values_from_file(path)):
            past.write_value(key, past.read_value(key)[0] + count, 0.0)
        path.unlink()
    past.close()


def _open(path: Path) -> MmapedDict:
    if not path.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = path.with_suffix(".draft")
        with draft.open("wb") as file:
            os.posix_fallocate(file.fileno(), 0, FILE_BYTES)
        draft.replace(path)
    return MmapedDict(str(path))


def _is_running(path: Path) -> bool:
    if path.name == PAST:
        return True
    try:
        os.kill(int(path.stem.removeprefix("counter_")), 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True  # somebody else's, so somebody's
    return True
