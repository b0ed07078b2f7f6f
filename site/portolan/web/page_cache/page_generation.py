"""The cache of one release; the next release starts with an empty one."""

from collections.abc import Container, Iterable, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from wsgiref.types import WSGIEnvironment

from portolan.web.page_cache import rules
from portolan.web.page_cache.page_entry import Header, PageEntry, Variant
from portolan.web.page_cache.page_memory import PageMemory, Pages
from portolan.web.page_cache.page_pack import PagePack, open_pack
from portolan.web.page_cache.page_store import PageStore
from portolan.web.page_cache.wsgi_response import WsgiResponse
from portolan.web.request_ids import BROUGHT

SHARE_OF_MANY = 8
"""Pages of which there can be any number get one part in so many of a worker's memory."""

MOST_PATHS = 100_000
MOST_MOVED = 10_000
_MOST_LEFT_ALONE = 1_000

_MATTERS = frozenset({
    "HTTP_RANGE", "HTTP_AUTHORIZATION", "HTTP_IF_MODIFIED_SINCE", BROUGHT,
})  # fmt: skip
"""The parts of a request that its answer may depend on."""

Ready = tuple[int, list[Header], bytes]
"""A whole answer: status, headers, body."""
Stamp = tuple[int, int, int] | None


def stamp_of(path: Path) -> Stamp:
    """A value that changes when the file is replaced; None without a file."""
    try:
        stat = path.stat()
    except OSError:
        return None
    return stat.st_ino, stat.st_mtime_ns, stat.st_size


class Site:
    """The pages of one host in one release.

    Attributes:
        pages: the pages in memory, by key.
        never: paths whose answers are not cacheable.
        moved: the headers of permanent redirects, by path.
        unknown: the paths at which there is nothing.
        nothing: what is answered there, once it has been drawn.
    """

    def __init__(
        self,
        host: str,
        release: str,
        memories: tuple[PageMemory, PageMemory],
        pack: PagePack | None,
        store: PageStore,
    ) -> None:
        self.host = host
        self.release = release
        self._memory, self._memory_of_many = memories
        self.pages: Pages = {}
        self.never: set[str] = set()
        self.moved: dict[str, list[Header]] = {}
        self.unknown: Container[str] = ()
        self.nothing: PageEntry | None = None
        self._args: dict[str, tuple[str, ...]] = {}
        self._pack = pack
        self._store = store

    def ready(self, environ: WSGIEnvironment, codings: Mapping[str | None, int]) -> Ready | None:
        """The answer to a request for a page in memory; None where more has to be looked at."""
        get = environ.get
        if get("QUERY_STRING") or environ["REQUEST_METHOD"] != "GET":
            return None
        entry = self.pages.get(environ["PATH_INFO"])
        coding = codings.get(get("HTTP_ACCEPT_ENCODING"))
        if entry is None or coding is None or not _MATTERS.isdisjoint(environ):
            return None
        if (variant := entry.ready[coding]) is None:
            return None
        entry.used = True
        known = get("HTTP_IF_NONE_MATCH")
        if known is None:
            return 200, variant.headers, variant.body[0]
        return (304, variant.unchanged, b"") if known == variant.etag else None

    def has_had(self, path: str) -> bool:
        """Whether a page at `path`, with a query or without, has been in memory."""
        return path in self._args

    def args(self, path: str) -> tuple[str, ...] | None:
        """The query arguments that the page at `path` reads; None if unknown."""
        args = self._args.get(path)
        if args is None and (entry := self.find(path)):
            args = entry.args
        return args

    def key(self, path: str, query: str) -> str | None:
        """The key of a request; None while it is unknown which arguments matter."""
        if not query:
            return path
        args = self.args(path)
        named = None if args is None else rules.named_query(query, args)
        return None if named is None else rules.key_of(path, named)

    def find(self, key: str) -> PageEntry | None:
        """The page from the memory, the pack or the shared folder, if it is there."""
        entry = self.pages.get(key)
        if entry is None:
            name = self.host + key
            entry = (self._pack and self._pack.find(name)) or self._store.read(name)
            if entry is not None:
                self._remember(key, entry)
        return entry

    def keep(self, path: str, query: str, entry: PageEntry) -> None:
        """Cache a freshly rendered page, for this worker and the others."""
        key = rules.key_of(path, query)
        entry.settle()
        self._remember(key, entry)
        if not entry.is_one_of_many:
            self._store.write(self.host + key, entry)

    def variant(self, entry: PageEntry, coding: int) -> Variant:
        """The answer in an encoding that was missing."""
        return self._memory_of(entry).variant(entry, coding)

    def alone(self, key: str) -> AbstractContextManager[None]:
        """A lock that keeps other workers from rendering the same page."""
        return self._store.alone(self.host + key)

    def leave_alone(self, path: str, answer: WsgiResponse) -> None:
        """Note that the answer at a path is not cacheable, so that requests do not wait for it."""
        if answer.status.startswith("200") and len(self.never) < _MOST_LEFT_ALONE:
            self.never.add(path)

    def note_move(self, path: str, headers: list[Header]) -> None:
        """Note that a path is a permanent redirect for all visitors."""
        if len(self.moved) < MOST_MOVED:
            self.moved[path] = headers

    def _remember(self, key: str, entry: PageEntry) -> None:
        if len(self._args) >= MOST_PATHS:
            self._args.clear()
        self._args[rules.path_of(key)] = entry.args
        self._memory_of(entry).keep(self.pages, key, entry)

    def _memory_of(self, entry: PageEntry) -> PageMemory:
        return self._memory_of_many if entry.is_one_of_many else self._memory


class Generation:
    """The sites of one release, and the pack that they share."""

    def __init__(
        self, release: str, hosts: Iterable[str], pack: Path, shared: Path, limit: int
    ) -> None:
        self.release = release
        self._stamp = stamp_of(pack)
        opened = open_pack(pack, release)
        of_many = limit // SHARE_OF_MANY
        memories = PageMemory(limit - of_many), PageMemory(of_many)
        store = PageStore(shared, release)
        store.sweep()
        self.sites = {host: Site(host, release, memories, opened, store) for host in hosts}

    def tell(self, unknown: Container[str]) -> None:
        """Tell the sites the unknown paths, so that they answer 404 themselves."""
        for site in self.sites.values():
            site.unknown = unknown

    def is_over(self, release: str, pack: Path) -> bool:
        """Whether there is another release now, or its pack has been replaced."""
        return release != self.release or stamp_of(pack) != self._stamp
