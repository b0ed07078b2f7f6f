"""A site of a few pages, as the page cache sees the real one: answers with internal headers."""

from collections.abc import Callable, Container
from pathlib import Path

from flask import Flask, Response, request
from werkzeug.test import Client

from portolan.web.page_cache.page_cache import PageCache

EN, ZH = "en.portolan.example", "zh.portolan.example"
FILLER = "<p>The pilot boards two miles west of the fairway buoy.</p>\n" * 80


class ToySite:
    """A Flask application that counts what it renders, and may be told to answer otherwise."""

    def __init__(self) -> None:
        self.rendered: list[str] = []
        self.status = 200
        self.extra: dict[str, str] = {}
        self.words = "first edition"
        self.reflect: Callable[[], str] = lambda: ""
        self.before_answer: Callable[[], None] = lambda: None
        self.flask = Flask("toy")
        self.flask.add_url_rule("/", view_func=self.page, endpoint="home")
        self.flask.add_url_rule("/<path:path>", view_func=self.page)
        self.flask.add_url_rule("/search", view_func=self.search)
        self.flask.add_url_rule("/old", view_func=self.move)
        self.flask.add_url_rule("/send", view_func=self.take, methods=["GET", "POST"])

    def page(self, path: str = "") -> Response:
        self.rendered.append(request.full_path)
        self.before_answer()
        links = '<a href="/">Home</a><a class="n" href="/blog?page=2">2</a><a href="/gone">x</a>'
        body = (
            f"<h1>{request.host} /{path} {request.args.get('page', '')}</h1>"
            f"<p>{self.words} {self.reflect()}</p>{links}{FILLER}"
        )
        answer = Response(body, status=404 if path == "gone" else self.status)
        answer.headers["Cache-Control"] = "public, s-maxage=600"
        answer.headers["X-Page-Cache"] = "store"
        if path == "lookup":
            answer.headers["X-Page-Cache-Args"] = "q"
            answer.headers["X-Page-Cache"] = "many" if request.args.get("q") else "store"
        if path == "blog":
            answer.headers["X-Page-Cache-Args"] = "page, section"
        answer.headers.update(self.extra)
        return answer

    def search(self) -> Response:
        self.rendered.append(request.full_path)
        self.before_answer()
        return Response(f"<h1>{request.args.get('q')}</h1>{FILLER}")

    def move(self) -> Response:
        self.rendered.append(request.full_path)
        answer = Response(status=301)
        answer.location = f"/new?{request.query_string.decode()}".rstrip("?")
        answer.autocorrect_location_header = False
        answer.headers["Cache-Control"] = "public, s-maxage=600"
        answer.headers["X-Page-Cache"] = "store"
        answer.headers.update(self.extra)
        return answer

    def take(self) -> Response:
        self.rendered.append(request.full_path)
        return Response("taken", status=201)


class Ticker:
    """A clock that moves when told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Setting:
    """The toy site behind a page cache, and what the cache was given."""

    def __init__(self, folder: Path, *, limit: int = 10_000_000) -> None:
        self.site = ToySite()
        self.release = "r1"
        self.clock = Ticker()
        self.folder = folder
        self.pack = folder / "pages.pack"
        self.limit = limit
        self.cache = self.worker()
        self.client = Client(self.cache)

    def worker(self, unknown: Callable[[], Container[str]] = frozenset) -> PageCache:
        """Another worker of the same machine."""
        return PageCache(
            self.site.flask,
            hosts=(EN, ZH),
            release=lambda: self.release,
            pack=self.pack,
            shared=self.folder / "shared",
            unknown=unknown,
            passing=("/static/",),
            limit=self.limit,
            clock=self.clock,
        )

    def get(self, path: str, host: str = EN, **headers: str):  # type: ignore[no-untyped-def]  # as the client's
        """GET `path`; keyword `if_none_match` is the header If-None-Match."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.client.get(path, base_url=f"http://{host}", headers=named)
