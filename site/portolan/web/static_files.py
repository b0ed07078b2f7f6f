"""WSGI layer for built files, read once and sent compressed.

A text file is sent from its `.br` or `.gz` neighbour if the build wrote one; otherwise it is
compressed quickly, once. Unknown paths are passed on to the application.
"""

import hashlib
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from threading import Lock
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from portolan.web.accept_encoding import BROTLI, GZIP, IDENTITY, preferred
from portolan.web.assets import TYPES
from portolan.web.cache_control import IMMUTABLE
from portolan.web.csp import file_policy
from portolan.web.page_cache.compression import QUICK, THOROUGH
from portolan.web.page_cache.page_entry import PageEntry, is_unchanged

# Only names with a hash may be cached for good.
_HASHED = re.compile(r".+\.[0-9a-f]{8,12}\.(?:css|js|svg|woff2)")
_TEXT = (".css", ".js", ".svg")
_HEADERS = (
    ("Cache-Control", IMMUTABLE),
    ("Vary", "Accept-Encoding"),
)


class StaticFiles:
    """The WSGI layer: answers GET and HEAD for files in `folder`, whose names have a hash.

    Args:
        app: the application, which answers everything else.
        folder: the folder of the build.
        fixed: the headers of every answer of the site.
        prefix: the prefix of the files' addresses.
    """

    def __init__(
        self,
        app: WSGIApplication,
        folder: Path,
        fixed: Mapping[str, str],
        prefix: str = "/static/",
    ) -> None:
        self._app = app
        self._folder = folder
        self._headers = (*_HEADERS, *fixed.items())
        self._prefix = prefix
        self._reading = Lock()
        self._files: dict[str, PageEntry] | None = None

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Send the file, or pass the request on."""
        path, method = environ["PATH_INFO"], environ["REQUEST_METHOD"]
        known = path.startswith(self._prefix) and method in {"GET", "HEAD"}
        entry = self._known_files().get(path) if known else None
        if entry is None:
            return self._app(environ, start_response)
        is_text = path.endswith(_TEXT)
        coding = preferred(environ.get("HTTP_ACCEPT_ENCODING")) if is_text else IDENTITY
        variant = entry.variant(coding)
        if is_unchanged(environ.get("HTTP_IF_NONE_MATCH", ""), variant.etag):
            start_response("304 Not Modified", variant.unchanged)
            return []
        start_response("200 OK", variant.headers)
        return variant.body if method == "GET" else []

    def _known_files(self) -> dict[str, PageEntry]:
        with self._reading:
            if self._files is None:
                self._files = {
                    self._prefix + file.relative_to(self._folder).as_posix(): self._read(file)
                    for file in self._folder.rglob("*")
                    if _HASHED.fullmatch(file.name) and file.is_file()
                }
        return self._files

    def _read(self, file: Path) -> PageEntry:
        plain = file.read_bytes()
        kind = TYPES[file.suffix]
        bodies: list[bytes | memoryview | None] = [plain, None, None]
        for coding, suffix in ((GZIP, ".gz"), (BROTLI, ".br")):
            twin = file.with_name(file.name + suffix)
            if twin.is_file():
                bodies[coding] = twin.read_bytes()
        return PageEntry(
            headers=(
                ("Content-Type", kind + ("; charset=utf-8" if file.suffix in _TEXT else "")),
                ("Content-Security-Policy", file_policy(kind, lambda: plain)),
                *self._headers,
            ),
            digest=hashlib.blake2b(plain, digest_size=12).hexdigest(),
            bodies=bodies,
            effort=QUICK if bodies[BROTLI] is None else THOROUGH,
        )
