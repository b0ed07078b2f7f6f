"""Figures of several processes: each writes files of its own, one process reads them all.

The files are those of prometheus-client's multiprocess mode. They are written here rather than
by its `Counter`, whose folder is an environment variable read at import, and whose files are
sparse: on a full disk, writing to one would kill the web process.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from threading import Lock

from prometheus_client.mmap_dict import MmapedDict, mmap_key

from portolan.leads.metrics.counter import Counter

# Room for about 500 combinations of labels; there are some 60 of leads, and 100 of requests.
FILE_BYTES = 128 * 1024
SUMMED = ("counter", "histogram")
"""Kinds of files whose figures outlive their process."""
LIVE = "gauge_livesum"
"""The kind of file that is worth nothing once its process has ended."""


class Tally:
    """The figures of this process, in the folder of all of them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._lock = Lock()
        self._pid = 0
        self._files: dict[str, MmapedDict] = {}

    def add(self, counter: Counter, *labels: str, amount: float = 1) -> None:
        """Count; raises OSError where there is no room for a file."""
        named = dict(zip(counter.labels, labels, strict=True))
        self._add("counter", _key(counter, "_total", named), amount)

    def add_times(
        self, histogram: Counter, counts: Mapping[str, int], seconds: float, *labels: str
    ) -> None:
        """Count into the buckets of a histogram, by their upper bounds; raises OSError as `add`."""
        named = dict(zip(histogram.labels, labels, strict=True))
        for bound, count in counts.items():
            self._add("histogram", _key(histogram, "_bucket", {**named, "le": bound}), count)
        self._add("histogram", _key(histogram, "_sum", named), seconds)

    def set(self, gauge: Counter, value: float) -> None:
        """Set this process's part of a gauge, which is the sum of all living processes."""
        with self._lock:
            self._own(LIVE).write_value(_key(gauge, "", {}), value, 0.0)

    def close(self) -> None:
        """Close the files; their figures stay."""
        with self._lock:
            self._close()

    def _add(self, kind: str, key: str, amount: float) -> None:
        with self._lock:
            values = self._own(kind)
            values.write_value(key, values.read_value(key)[0] + amount, 0.0)

    def _own(self, kind: str) -> MmapedDict:
        """The values in this process's own file; a forked process opens one of its own."""
        if self._pid != os.getpid():
            self._close()
            self._pid = os.getpid()
        if kind not in self._files:
            self._files[kind] = _open(self.folder / f"{kind}_{self._pid}.db")
        return self._files[kind]

    def _close(self) -> None:
        for values in self._files.values():
            values.close()
        self._files.clear()


def gather_past(folder: Path) -> None:
    """Merge the files of ended processes into one of each kind, so that they do not pile up."""
    for kind in SUMMED:
        gone = [path for path in folder.glob(f"{kind}_*.db") if not _is_running(path)]
        if gone:
            _merge(gone, past_of(folder, kind))
    for path in folder.glob(f"{LIVE}_*.db"):
        if not _is_running(path):
            path.unlink(missing_ok=True)


def past_of(folder: Path, kind: str = "counter") -> Path:
    """The file with the figures of processes that have ended."""
    return folder / f"{kind}_0.db"


def _merge(gone: list[Path], into: Path) -> None:
    past = _open(into)
    for path in gone:
        for key, value, _time, _place in list(MmapedDict.read_all_values_from_file(path)):
            past.write_value(key, past.read_value(key)[0] + value, 0.0)
        path.unlink()
    past.close()


def _key(family: Counter, ending: str, labels: Mapping[str, str]) -> str:
    key: str = mmap_key(
        family.name, f"{family.name}{ending}", list(labels), list(labels.values()), family.help
    )
    return key


def _open(path: Path) -> MmapedDict:
    if not path.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = path.with_suffix(".draft")
        with draft.open("wb") as file:
            os.posix_fallocate(file.fileno(), 0, FILE_BYTES)
        draft.replace(path)
    return MmapedDict(str(path))


def _is_running(path: Path) -> bool:
    pid = int(path.stem.rpartition("_")[2])
    if not pid:
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True  # somebody else's, so somebody's
    return True
