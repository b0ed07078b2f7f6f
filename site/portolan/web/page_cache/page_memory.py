"""The pages that a worker has at hand, and how it forgets: a clock, which is LRU without a lock.

A hit only sets a mark on the entry. When the memory is full, a hand goes round: an entry with
the mark loses it and stays, one without goes.
"""

from collections import deque
from threading import Lock

from portolan.web.page_cache.page_entry import PageEntry, Variant

Pages = dict[str, PageEntry]


class PageMemory:
    """Bounds the bytes of the entries in any number of tables of pages."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self._lock = Lock()
        self._ring: deque[tuple[Pages, str, PageEntry]] = deque()

    def keep(self, pages: Pages, key: str, entry: PageEntry) -> None:
        """Put an entry into its table; one that is already there stays."""
        with self._lock:
            if key in pages:
                return
            entry.size = entry.weigh()
            pages[key] = entry
            self._ring.append((pages, key, entry))
            self.bytes += entry.size
            self._forget()

    def variant(self, entry: PageEntry, coding: int) -> Variant:
        """Make the answer in an encoding that the entry lacked, and count what it weighs."""
        made = entry.variant(coding)
        with self._lock:
            # An entry that was never kept, or is forgotten already, weighs nothing here.
            if entry.size:
                weight = entry.weigh()
                self.bytes += weight - entry.size
                entry.size = weight
                self._forget()
        return made

    def _forget(self) -> None:
        while self.bytes > self.limit and self._ring:
            pages, key, entry = self._ring.popleft()
            if entry.used:
                entry.used = False
                self._ring.append((pages, key, entry))
            else:
                del pages[key]
                self.bytes -= entry.size
                entry.size = 0
