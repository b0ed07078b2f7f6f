"""Pages shared between workers: a folder of records for each release.

Pages of the pack are left out. The folder is limited in size and removed with its release. An
error of the disk costs a rendering, never an answer.
"""

import os
import shutil
from contextlib import AbstractContextManager, suppress
from hashlib import blake2b
from pathlib import Path
from threading import get_ident

from portolan.web.page_cache.page_entry import PageEntry
from portolan.web.page_cache.page_record import read_record, write_record
from portolan.web.page_cache.single_flight import alone_on_machine

MOST_PAGES = 20_000
_COUNT_EVERY = 500


class PageStore:
    """The shared folder of one release."""

    def __init__(self, folder: Path, release: str) -> None:
        # A release may have any characters, a folder's name may not.
        self._folder = folder / blake2b(release.encode(), digest_size=12).hexdigest()
        self._locks = folder / "locks"
        self._parent = folder
        self._until_count = 0
        self._full = False

    def alone(self, name: str) -> AbstractContextManager[None]:
        """A lock that keeps other processes of the machine from rendering the same page."""
        return alone_on_machine(self._locks, name)

    def read(self, name: str) -> PageEntry | None:
        """The page as another worker has rendered it, if any."""
        with suppress(OSError, ValueError, KeyError):
            return read_record(self._place(name).read_bytes(), name)
        return None

    def write(self, name: str, entry: PageEntry) -> None:
        """Store a page for the other workers, unless the folder is full."""
        if self._is_full():
            return
        place = self._place(name)
        draft = place.with_suffix(f".{os.getpid()}-{get_ident()}")
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            draft.write_bytes(write_record(name, entry, with_gzip=False))
            draft.replace(place)

    def sweep(self) -> None:
        """Remove the folders of other releases."""
        with suppress(OSError):
            for other in self._parent.iterdir():
                if other not in (self._folder, self._locks):
                    shutil.rmtree(other, ignore_errors=True)

    def _place(self, name: str) -> Path:
        return self._folder / blake2b(name.encode(), digest_size=16).hexdigest()

    def _is_full(self) -> bool:
        if self._until_count <= 0:
            with suppress(OSError):
                self._full = sum(1 for _ in self._folder.iterdir()) >= MOST_PAGES
            self._until_count = _COUNT_EVERY
        self._until_count -= 1
        return self._full
