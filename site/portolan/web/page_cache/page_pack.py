"""The pack: all pages of a release in one read-only file, mapped by every worker.

The file holds the records, then the sorted digests of their names, then their offsets in the
same order, then a description (JSON) and where these parts begin. A look-up is a binary search
in the mapped file, so that opening a pack costs the same for ten pages and for a hundred
thousand, and all workers share its memory.
"""

import json
import mmap
import os
import struct
import sys
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from portolan.core.config import Settings
from portolan.web.page_cache.page_entry import PageEntry
from portolan.web.page_cache.page_record import read_head, read_record, write_record

_MAGIC = b"PORTPACK"
_TAIL = struct.Struct("<8sQQQ")


def pack_path(settings: Settings) -> Path:
    """The path of the pack of all pages."""
    return settings.instance_path / "pages.pack"


def digest_of(name: str) -> int:
    """The number by which a page's name is looked up."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "little")


class PagePack:
    """A pack, open for reading."""

    def __init__(self, path: Path) -> None:
        """Map the file; raises OSError if it cannot be read, ValueError if it is not a pack."""
        with path.open("rb") as file:
            self._view = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
        if len(self._view) < _TAIL.size:
            raise ValueError(f"{path} is too short to be a pack")
        magic, self.count, start, about_start = _TAIL.unpack_from(
            self._view, len(self._view) - _TAIL.size
        )
        if magic != _MAGIC or about_start != start + self.count * 16:
            raise ValueError(f"{path} is not a pack")
        about = json.loads(bytes(self._view[about_start : len(self._view) - _TAIL.size]))
        if about["byte_order"] != sys.byteorder:
            raise ValueError(f"{path} was built on a machine of another byte order")
        self.release: str = about["release"]
        middle = start + self.count * 8
        self._digests = self._view[start:middle].cast("Q")
        self._offsets = self._view[middle:about_start].cast("Q")

    def find(self, name: str) -> PageEntry | None:
        """The entry of this name (host and key), if the pack has it."""
        digest = digest_of(name)
        place = bisect_left(self._digests, digest)
        while place < self.count and self._digests[place] == digest:
            entry = read_record(self._view[self._offsets[place] :], name)
            if entry is not None:
                return entry
            place += 1
        return None

    def heads(self) -> Iterator[dict[str, Any]]:
        """Heads of the records: what is stored of each page beside its bodies."""
        return (read_head(self._view[offset:]) for offset in self._offsets)


def open_pack(path: Path, release: str) -> PagePack | None:
    """The pack at `path`; None if missing, damaged, or of another release."""
    with suppress(OSError, ValueError, KeyError):
        pack = PagePack(path)
        if pack.release == release:
            return pack
    return None


def write_pack(path: Path, release: str, pages: Iterable[tuple[str, PageEntry]]) -> int:
    """Write a pack of these named pages atomically, and return their number."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as file:
        try:
            places = {}
            for name, entry in pages:
                places[name] = file.tell()
                file.write(write_record(name, entry, with_gzip=True))
            file.write(bytes(-file.tell() % 8))
            file.write(_index(places, file.tell(), release))
            file.flush()
            os.fsync(file.fileno())
            Path(file.name).chmod(0o644)
            Path(file.name).replace(path)
        except BaseException:
            Path(file.name).unlink(missing_ok=True)
            raise
    return len(places)


def _index(places: dict[str, int], start: int, release: str) -> bytes:
    order = sorted((digest_of(name), offset) for name, offset in places.items())
    digests = array("Q", (digest for digest, _ in order)).tobytes()
    offsets = array("Q", (offset for _, offset in order)).tobytes()
    about = json.dumps({"release": release, "byte_order": sys.byteorder}).encode()
    tail = _TAIL.pack(_MAGIC, len(order), start, start + len(order) * 16)
    return b"".join((digests, offsets, about, tail))
