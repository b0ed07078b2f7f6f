"""The page cache: the outermost WSGI layer, which answers cached pages without Flask.

A page is looked up in the memory of the worker, in the pack of the release, and among the pages
that other workers have rendered; otherwise it is rendered, once. Only answers with the header
`X-Page-Cache: store` are cached, or `many`: one of any number, by what a visitor looks for, which
share a bounded part of a worker's memory. `rules` says what of a request they may depend on.
"""

import logging
import time
from collections.abc import Callable, Container, Iterable
from pathlib import Path
from threading import Lock
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from portolan.web.accept_encoding import preferred
from portolan.web.page_cache import rules
from portolan.web.page_cache.page_entry import PageEntry, is_up_to_date
from portolan.web.page_cache.page_generation import Generation, Ready, Site
from portolan.web.page_cache.single_flight import SingleFlight
from portolan.web.page_cache.wsgi_response import WsgiResponse, ask, send
from portolan.web.request_metrics.verdicts import PASSED, RENDERED, VERDICT

_LOG = logging.getLogger(__name__)
_STATUSES = {200: "200 OK", 304: "304 Not Modified"}
_MOST_SPELLINGS = 1_000
MEMORY_LIMIT = 64_000_000
LOOK_EVERY = 1.0


class PageCache:
    """The page cache around a WSGI application.

    Args:
        app: the application, which renders pages that are not cached.
        hosts: the exact values of Host whose pages are cached.
        release: returns the id of the current content and build; called once a second.
        pack: the path of the release's pack, which may not exist yet.
        shared: folder in which the workers of this machine share rendered pages.
        unknown: returns the paths of the current content at which there is nothing.
        passing: prefixes of paths that are never pages.
        limit: bytes of pages in the memory of a worker.
    """

    def __init__(
        self,
        app: WSGIApplication,
        *,
        hosts: Iterable[str],
        release: Callable[[], str],
        pack: Path,
        shared: Path,
        unknown: Callable[[], Container[str]] = tuple,
        passing: tuple[str, ...] = (),
        limit: int = MEMORY_LIMIT,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._app = app
        self._hosts = tuple(hosts)
        self._release = release
        self._pack = pack
        self._shared = shared
        self._unknown = unknown
        self._passing = passing
        self._limit = limit
        self._clock = clock
        self._flights = SingleFlight()
        self._look = Lock()
        self._look_at = float("-inf")
        self._generation: Generation | None = None
        self._sites: dict[str, Site] = {}
        self._codings: dict[str | None, int] = {}

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer a page in memory at once, as for most requests; otherwise look further."""
        if self._clock() >= self._look_at:
            self._look_for_a_release()
        if (answer := self.ready(environ)) is not None:
            status, headers, body = answer
            start_response(_STATUSES[status], headers)
            return [body]
        get = environ.get
        site = self._sites.get(get("HTTP_HOST", ""))
        if site is None or get("HTTP_RANGE") or get("HTTP_AUTHORIZATION"):
            return self._pass(environ, start_response)
        return self._answer_with_care(site, environ, start_response)

    def ready(self, environ: WSGIEnvironment) -> Ready | None:
        """The answer to a request for a page in memory; None where more has to be looked at.

        The server may ask this before it makes an environment: what it has of a request will do.
        """
        site = self._sites.get(environ.get("HTTP_HOST", ""))
        if site is None or self._clock() >= self._look_at:
            return None
        return site.ready(environ, self._codings)

    def _answer_with_care(
        self, site: Site, environ: WSGIEnvironment, start_response: StartResponse
    ) -> Iterable[bytes]:
        path = environ["PATH_INFO"]
        if (
            environ["REQUEST_METHOD"] not in {"GET", "HEAD"}
            or path in site.never
            or not path.startswith("/")
            or path.startswith(self._passing)
            or len(path) + len(environ.get("QUERY_STRING", "")) > rules.LONGEST_KEY
        ):
            return self._pass(environ, start_response)
        query = environ.get("QUERY_STRING", "")
        if path in site.moved and (headers := rules.moved_with(query, site.moved[path])):
            start_response(rules.MOVED, headers)
            return []
        # Before the pack and the shared folder, where there is no page of such an address either.
        if not site.has_had(path) and path in site.unknown and rules.wants_a_page(environ):
            return self._answer_nothing(site, environ, start_response)
        key = site.key(path, query)
        entry: PageEntry | WsgiResponse | None = site.find(key) if key else None
        if isinstance(entry, PageEntry):
            entry.used = True
        entry = entry or self._render_once(site, environ, key or path)
        if isinstance(entry, PageEntry):
            return self._hand_over(site, entry, environ, start_response)
        if entry is None:
            return self._pass(environ, start_response)
        environ[VERDICT] = PASSED
        return send(entry, environ, start_response)

    def _pass(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        environ[VERDICT] = PASSED
        return send(ask(self._app, environ), environ, start_response)

    def _answer_nothing(
        self, site: Site, environ: WSGIEnvironment, start_response: StartResponse
    ) -> Iterable[bytes]:
        """The 404 page, which is the same at every unknown address."""
        if site.nothing is None:
            answer = ask(self._app, rules.bare_request(environ, ""))
            if answer.status != rules.NOT_FOUND:
                environ[VERDICT] = PASSED
                return send(answer, environ, start_response)
            environ[VERDICT] = RENDERED
            site.nothing = rules.entry_of(answer)
        variant = site.nothing.variant(self._coding(environ.get("HTTP_ACCEPT_ENCODING")))
        start_response(rules.NOT_FOUND, variant.headers)
        return variant.body if environ["REQUEST_METHOD"] == "GET" else []

    def _hand_over(
        self, site: Site, entry: PageEntry, environ: WSGIEnvironment, start_response: StartResponse
    ) -> Iterable[bytes]:
        coding = self._coding(environ.get("HTTP_ACCEPT_ENCODING"))
        variant = entry.ready[coding] or site.variant(entry, coding)
        if is_up_to_date(environ, variant):
            start_response(_STATUSES[304], variant.unchanged)
            return []
        start_response(_STATUSES[200], variant.headers)
        return variant.body if environ["REQUEST_METHOD"] == "GET" else []

    def _coding(self, accept: str | None) -> int:
        coding = self._codings.get(accept)
        if coding is None:
            if len(self._codings) >= _MOST_SPELLINGS:
                self._codings.clear()
            coding = self._codings[accept] = preferred(accept)
        return coding

    def _render_once(
        self, site: Site, environ: WSGIEnvironment, flight: str
    ) -> PageEntry | WsgiResponse | None:
        path, query = environ["PATH_INFO"], environ.get("QUERY_STRING", "")
        with self._flights.alone(site.host + flight), site.alone(flight):
            # Requests that waited here find the page of the first one, or that it is not cacheable.
            key = site.key(path, query)
            entry = site.find(key) if key else None
            return entry or (None if path in site.never else self._render(site, environ))

    def _render(self, site: Site, environ: WSGIEnvironment) -> PageEntry | WsgiResponse | None:
        path, query = environ["PATH_INFO"], environ.get("QUERY_STRING", "")
        release = self._release()
        environ[VERDICT] = RENDERED
        args = site.args(path)
        if args is None:
            answer = ask(self._app, environ)
            if rules.is_move(answer) and path not in site.moved:
                self._note_move(site, environ, answer)
            if not self._may_be_stored(answer, environ):
                site.leave_alone(path, answer)
                return answer
            args = rules.args_of(answer)
            if not rules.carries_more(environ, args):
                return self._keep(site, path, query, rules.entry_of(answer), release)
            answer.close()
        named = rules.named_query(query, args)
        if named is None:
            return None
        answer = ask(self._app, rules.bare_request(environ, named))
        if not self._may_be_stored(answer, environ):
            # The visitor gets the application's answer to the whole request.
            answer.close()
            return None
        return self._keep(site, path, named, rules.entry_of(answer), release)

    def _note_move(self, site: Site, environ: WSGIEnvironment, answer: WsgiResponse) -> None:
        """Store the target of a path without a query; with one a rule may lead elsewhere."""
        if rules.carries_more(environ, ()):
            answer = ask(self._app, rules.bare_request(environ, ""))
            answer.close()
        if rules.is_move(answer):
            site.note_move(environ["PATH_INFO"], rules.headers_of_move(answer))

    def _keep(self, site: Site, path: str, query: str, entry: PageEntry, release: str) -> PageEntry:
        # A page rendered while the release changed may mix both: it is sent, not cached.
        if release == site.release == self._release():
            site.keep(path, query, entry)
        return entry

    def _may_be_stored(self, answer: WsgiResponse, environ: WSGIEnvironment) -> bool:
        if not (rules.wants_keeping(answer) or rules.is_one_of_many(answer)):
            return False
        reason = rules.why_not(answer)
        if reason and answer.status.startswith("200"):
            # A mistake of a view, logged once: the path is not cached from now on.
            _LOG.warning("%r is not kept: %s", environ["PATH_INFO"], reason)
        return not reason

    def _look_for_a_release(self) -> None:
        """Once a second, let one thread check whether content, build or pack have been replaced."""
        if not self._look.acquire(blocking=self._generation is None):
            return
        try:
            if self._clock() >= self._look_at:
                self._turn_over()
                self._look_at = self._clock() + LOOK_EVERY
        finally:
            self._look.release()

    def _turn_over(self) -> None:
        try:
            release = self._release()
        except Exception:
            # The cache stays as it is; without a first release every request passes by.
            _LOG.exception("the release that is served cannot be told")
            return
        if self._generation is None or self._generation.is_over(release, self._pack):
            generation = Generation(release, self._hosts, self._pack, self._shared, self._limit)
            generation.tell(self._unknown())
            # Whoever sees the generation finds its sites: the first visitors all wait for them.
            self._sites = generation.sites
            self._generation = generation
