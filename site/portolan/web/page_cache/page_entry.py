"""A cached page: its headers, its bodies, and for each encoding an answer ready to send."""

import hashlib
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from wsgiref.types import WSGIEnvironment

from werkzeug.http import parse_date

from portolan.web.accept_encoding import BROTLI, CODINGS, IDENTITY
from portolan.web.page_cache.compression import QUICK, Effort, compress, expand

Header = tuple[str, str]
Body = bytes | memoryview

# The bytes of an entry's lists, tuples and strings beside its bodies; measured, rounded up.
OVERHEAD = 3_000
# The headers that a 304 leaves out. Security headers stay: a browser puts them in the
# place of those that it has stored.
_OF_THE_BODY = frozenset({"content-type"})


class Variant:
    """One encoding of a page. The lists are shared by all answers: servers only read them."""

    __slots__ = ("body", "etag", "headers", "unchanged")

    def __init__(self, headers: Sequence[Header], coding: int, body: bytes, etag: str) -> None:
        self.body = [body]
        self.etag = etag
        self.headers = [*headers, ("ETag", etag), ("Content-Length", str(len(body)))]
        if coding != IDENTITY:
            self.headers.append(("Content-Encoding", CODINGS[coding]))
        self.unchanged = [
            *(header for header in headers if header[0].lower() not in _OF_THE_BODY),
            ("ETag", etag),
        ]


@dataclass(slots=True, eq=False)
class PageEntry:
    """A cached page in every encoding; missing ones are made at the first request.

    Attributes:
        headers: the headers that all encodings have in common.
        digest: of the plain body; with the encoding it makes the ETag.
        bodies: by number of the coding; None if not made yet. The plain one may be missing if there
            is a brotli one.
        effort: how the bodies were compressed, and how missing ones are.
        args: the query arguments that the page reads.
        ready: by number of the coding, the answers ready to send.
        is_one_of_many: whether it is kept in the share of the memory for pages of any number.
        used: set by each hit but the first, cleared by the sweep that evicts entries.
        size: bytes that count against the limit of the memory.
    """

    headers: tuple[Header, ...]
    digest: str
    bodies: list[Body | None]
    effort: Effort = QUICK
    args: tuple[str, ...] = ()
    ready: list[Variant | None] = field(default_factory=lambda: [None] * len(CODINGS))
    is_one_of_many: bool = False
    used: bool = False
    size: int = 0

    @classmethod
    def of(cls, headers: Iterable[Header], body: bytes, args: tuple[str, ...] = ()) -> "PageEntry":
        """The entry of a freshly rendered page."""
        digest = hashlib.blake2b(body, digest_size=12).hexdigest()
        shared = tuple((sys.intern(name), sys.intern(value)) for name, value in headers)
        return cls(shared, digest, [body, None, None], args=args)

    def variant(self, coding: int) -> Variant:
        """The answer in this encoding; threads may make it twice, with the same result."""
        variant = self.ready[coding]
        if variant is None:
            variant = Variant(self.headers, coding, self.body(coding), self.etag(coding))
            self.ready[coding] = variant
        return variant

    def body(self, coding: int) -> bytes:
        """The body in this encoding, compressed or expanded if missing."""
        body = self.bodies[coding]
        if isinstance(body, bytes):
            return body
        made = bytes(body) if body is not None else self._make(coding)
        if coding != IDENTITY or self.bodies[BROTLI] is None:
            self.bodies[coding] = made
        return made

    def _make(self, coding: int) -> bytes:
        if coding != IDENTITY:
            return compress(self.body(IDENTITY), coding, self.effort)
        compressed = self.bodies[BROTLI]
        if compressed is None:
            raise ValueError("an entry has neither a plain nor a brotli body")
        return expand(bytes(compressed))

    def settle(self) -> None:
        """Drop the plain body, which is five times as large and can be made from the brotli one."""
        self.body(BROTLI)
        self.bodies[IDENTITY] = None

    def etag(self, coding: int) -> str:
        """A strong ETag: other bytes of the same page (another level) have another one."""
        if coding == IDENTITY:
            return f'"{self.digest}"'
        level = self.effort.brotli if coding == BROTLI else self.effort.gzip
        return f'"{self.digest}-{CODINGS[coding]}{level}"'

    def weigh(self) -> int:
        """Bytes of private memory; those in a mapped file cost nothing."""
        sizes = {id(body): len(body) for body in self.bodies if isinstance(body, bytes)}
        for variant in self.ready:
            if variant is not None:
                sizes[id(variant.body[0])] = len(variant.body[0])
        return OVERHEAD + sum(sizes.values())


def is_up_to_date(environ: WSGIEnvironment, variant: Variant) -> bool:
    """Whether what the visitor has stored is this; the ETag counts before the date."""
    if if_none_match := environ.get("HTTP_IF_NONE_MATCH"):
        return is_unchanged(if_none_match, variant.etag)
    since = parse_date(environ.get("HTTP_IF_MODIFIED_SINCE"))
    changed = parse_date(dict(variant.unchanged).get("Last-Modified"))
    return bool(since and changed and changed <= since)


def is_unchanged(if_none_match: str, etag: str) -> bool:
    """Whether If-None-Match names this ETag; lists, weak validators and `*` are understood."""
    for candidate in if_none_match.split(","):
        tag = candidate.strip()
        if tag == "*" or tag.removeprefix("W/") == etag:
            return True
    return False
