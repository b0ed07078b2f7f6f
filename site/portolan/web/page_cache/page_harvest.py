"""Rendering of every page of the site, for packs and benchmarks.

The pages are found by following links from given paths. So a pack also has pages whose address
carries a query (`/blog?page=2`), and broken links are noticed.
"""

import re
from collections import deque
from collections.abc import Iterable, Iterator
from contextvars import Context
from dataclasses import dataclass, field
from html import unescape
from io import BytesIO
from urllib.parse import unquote_to_bytes, urldefrag, urlsplit
from wsgiref.types import WSGIApplication, WSGIEnvironment

from portolan.web.page_cache import rules
from portolan.web.page_cache.page_entry import PageEntry
from portolan.web.page_cache.wsgi_response import WsgiResponse, ask

# Links marked as one of thousands of pages made from a data set are not followed.
_LINK = re.compile(rb"""<a\s(?![^>]*?\bdata-many\b)[^>]*?href=["'](/(?!/)[^"'\s]*)["']""")


@dataclass
class Harvest:
    """A crawl of the pages of one host.

    Attributes:
        broken: status lines by path, of answers that are neither pages nor redirects.
    """

    app: WSGIApplication
    host: str
    scheme: str = "http"
    broken: dict[str, str] = field(default_factory=dict)

    def pages(self, starts: Iterable[str]) -> Iterator[tuple[str, PageEntry]]:
        """Key and entry of each cacheable page, followed by those of its page data."""
        waiting = deque(dict.fromkeys(starts))
        seen = set(waiting)
        while waiting:
            address = waiting.popleft()
            rendered = self._render(address)
            if rendered is None:
                continue
            key, entry, links = rendered
            yield key, entry
            # Feeds are cached too, but have no page data.
            data = self._render(data_address(address)) if _is_page(entry) else None
            if data is not None:
                yield data[0], data[1]
            waiting.extend(links - seen)
            seen |= links

    def _render(self, address: str) -> tuple[str, PageEntry, set[str]] | None:
        parts = urlsplit(address)
        answer = self._ask(parts.path, parts.query)
        if not rules.wants_keeping(answer) or rules.why_not(answer):
            self._note(address, answer)
            return None
        path = wsgi_path(parts.path)
        query = rules.named_query(parts.query, rules.args_of(answer)) or ""
        if query != parts.query:
            # Rendered with more arguments than its key: the page without them comes separately.
            answer.close()
            answer = self._ask(parts.path, query)
        is_html = answer.header("content-type").startswith("text/html")
        entry = rules.entry_of(answer)
        links = set(_links(entry.body(0))) if is_html else set()
        return rules.key_of(path, query), entry, links

    def _ask(self, path: str, query: str) -> WsgiResponse:
        # Within the application context of a command, all requests would share one `g`.
        return Context().run(ask, self.app, request_for(self.host, path, query, self.scheme))

    def _note(self, address: str, answer: WsgiResponse) -> None:
        answer.close()
        if answer.status[0] in "45":
            self.broken[address] = answer.status


def _is_page(entry: PageEntry) -> bool:
    return any(value.startswith("text/html") for _, value in entry.headers)


def data_address(address: str, name: str = "page-data") -> str:
    """The address of a page's data for navigation; `name` is the file name."""
    path, mark, query = address.partition("?")
    return f"/page-data{'/index' if path == '/' else path}/{name}.json{mark}{query}"


def wsgi_path(path: str) -> str:
    """A path as WSGI has it: unquoted, each byte a character."""
    return unquote_to_bytes(path).decode("latin-1")


def request_for(host: str, path: str, query: str, scheme: str = "http") -> WSGIEnvironment:
    """The WSGI environment of a bare request for a page."""
    name, _, port = host.partition(":")
    return {
        "REQUEST_METHOD": "GET",
        "SCRIPT_NAME": "",
        "PATH_INFO": wsgi_path(path),
        "QUERY_STRING": query,
        "SERVER_NAME": name,
        "SERVER_PORT": port or ("443" if scheme == "https" else "80"),
        "SERVER_PROTOCOL": "HTTP/1.1",
        "REMOTE_ADDR": "127.0.0.1",
        "HTTP_HOST": host,
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": scheme,
        "wsgi.input": BytesIO(),
        "wsgi.errors": BytesIO(),
        "wsgi.multithread": False,
        "wsgi.multiprocess": False,
        "wsgi.run_once": False,
    }


def _links(html: bytes) -> Iterator[str]:
    for match in _LINK.finditer(html):
        yield urldefrag(unescape(match[1].decode())).url
