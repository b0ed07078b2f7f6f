"""The pages in a worker's memory, evicted by the clock algorithm: LRU without a lock.

A hit only sets a mark on the entry. When the memory is full, a hand goes round: an entry with
the mark loses the mark and stays, one without is evicted.
"""

from collections import deque
from threading import Lock

from portolan.web.page_cache.page_entry import PageEntry, Variant

Pages = dict[str, PageEntry]


class PageMemory:
    """A limit on the bytes of entries, over any number of tables of pages."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self._lock = Lock()
        self._ring: deque[tuple[Pages, str, PageEntry]] = deque()

    def keep(self, pages: Pages, key: str, entry: PageEntry) -> None:
        """Add an entry to its table, unless the key is taken."""
        with self._lock:
            if key in pages:
                return
            entry.size = entry.weigh()
            pages[key] = entry
            self._ring.append((pages, key, entry))
            self.bytes += entry.size
            self._forget()

    def variant(self, entry: PageEntry, coding: int) -> Variant:
        """Make the answer in a missing encoding, and count its bytes."""
        made = entry.variant(coding)
        with self._lock:
            # An entry that was never added, or is evicted already, does not count.
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
