"""Every page of both sites, fetched once for all the tests that read what machines read."""

import json
import pickle
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from html import unescape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app import create_app
from portolan.core.locale import Locale
from portolan.core.locales import LOCALES
from portolan.leads.database import db
from portolan.web import checks
from portolan.web.checks import Crawl, crawl
from tests.conftest import BASE
from tests.support.checking_client import POLICY
from tests.support.instance import furnished, with_tables
from tests.support.matrix import some_of
from tests.support.once import made_once
from tests.support.untranslated import Misses
from tests.support.urls import every_path

_ATTRIBUTE = re.compile(r'([\w:-]+)="([^"]*)"')
_UNSEEN = re.compile(r"<head>.*?</head>|<script.*?</script>|<[^>]+>", re.DOTALL)
_JSON_LD = re.compile(r'<script type="application/ld\+json"[^>]*>(.*?)</script>', re.DOTALL)

PAGES = "pages.pickle"
targets = checks._targets


@dataclass(frozen=True)
class Seen:
    """A page as machines see it."""

    path: str
    status: int
    html: str
    policy: str = ""
    untranslated: list[str] = field(default_factory=list)

    @property
    def lang(self) -> str:
        """The language of the page."""
        match = re.search(r'<html lang="([^"]+)"', self.html)
        return match[1] if match else ""

    @property
    def links(self) -> list[dict[str, str]]:
        """The link elements."""
        return _elements("link", self.html)

    @property
    def metas(self) -> dict[str, str]:
        """The meta elements by name or property."""
        result = _elements("meta", self.html)
        return {
            one.get("name") or one.get("property", ""): one.get("content", "") for one in result
        }

    @property
    def canonical(self) -> list[str]:
        """Where the page says that it belongs: one address, or none."""
        return [one["href"] for one in self.links if one["rel"] == "canonical"]

    @property
    def twins(self) -> dict[str, str]:
        """The same page in other languages: hreflang to address."""
        results = [one for one in self.links if "hreflang" in one]
        assert len({one["hreflang"] for one in results}) == len(results), self.path
        return {one["hreflang"]: one["href"] for one in results}

    @property
    def is_indexable(self) -> bool:
        """Whether the page may be listed."""
        return self.status == 200 and "robots" not in self.metas

    @property
    def things(self) -> list[dict[str, Any]]:
        """The structured data: one script or none."""
        scripts = _JSON_LD.findall(self.html)
        assert len(scripts) <= 1, self.path
        return [thing for script in scripts for thing in json.loads(script)["@graph"]]

    @property
    def text(self) -> str:
        """All that can be read on the page, without spaces."""
        return squeezed(unescape(_UNSEEN.sub("", self.html)))


_PLAIN = str.maketrans("‘’“”", "''\"\"", "\u2060")


def squeezed(text: str) -> str:
    """A text without spaces, joiners and marks of print: however its lines break and it is set."""
    return "".join(text.translate(_PLAIN).split())


def _elements(tag: str, html: str) -> list[dict[str, str]]:
    head = html.partition("</head>")[0]
    return [
        {name: unescape(value) for name, value in _ATTRIBUTE.findall(element)}
        for element in re.findall(rf"<{tag} [^>]*>", head)
    ]


class Walks(Mapping[str, dict[str, Seen]]):
    """The pages of each locale by path, and how the site's own walk came to them.

    Each locale is walked once, by whichever worker asks for it first; so two walk side by side.
    """

    def __init__(self, factory: pytest.TempPathFactory, content: Path, tables: Path) -> None:
        self._factory, self._content, self._tables = factory, content, tables
        self._known: dict[str, tuple[Crawl, dict[str, Seen]]] = {}

    def __getitem__(self, code: str) -> dict[str, Seen]:
        return self._walk(code)[1]

    def __iter__(self) -> Iterator[str]:
        return iter(BASE)

    def __len__(self) -> int:
        return len(BASE)

    def crawl(self, _app: Flask, locale: Locale) -> Crawl:
        """What the walk met, in place of another walk."""
        return self._walk(locale.code)[0]

    def _walk(self, code: str) -> tuple[Crawl, dict[str, Seen]]:
        if code not in self._known:
            folder = made_once(self._factory, f"walked-{code}", partial(self._walked_into, code))
            self._known[code] = pickle.loads((folder / PAGES).read_bytes())  # noqa: S301 - our own
        return self._known[code]

    def _walked_into(self, code: str, folder: Path) -> None:
        (folder / PAGES).write_bytes(pickle.dumps(self._walked(code)))

    def _walked(self, code: str) -> tuple[Crawl, dict[str, Seen]]:
        with TemporaryDirectory() as folder:
            instance = with_tables(furnished(Path(folder), self._content), self._tables)
            app = create_app({"SITE_ENV": "test", "INSTANCE_PATH": str(instance)})
            with pytest.MonkeyPatch.context() as patch:
                visitor = Noting.of(app, every_path(self._content), Misses.on_watch(patch))
                patch.setattr(checks, "_targets", lambda *page: some_of(targets(*page)))
                met = crawl(app, next(one for one in LOCALES if one.code == code))
                for path in sorted(visitor.wanted - visitor.pages.keys()):
                    app.test_client().get(path, base_url=BASE[code])
            app.extensions["proxies"].close()
            with app.app_context():
                db.engine.dispose()
        return met, visitor.pages


class Noting(FlaskClient):
    """Keeps the pages that it fetches, if they are among those that are wanted."""

    wanted: set[str]
    pages: dict[str, Seen]
    misses: Misses

    @classmethod
    def of(cls, app: Flask, expected: Iterable[str], misses: Misses) -> "type[Noting]":
        """Such a client, which is that of the application from now on."""
        members = {"wanted": set(expected), "pages": {}, "misses": misses}
        app.test_client_class = made = type("NotingHere", (cls,), members)
        return made

    def open(self, *args: Any, **kwargs: Any) -> TestResponse:
        """Fetch, and keep."""
        self.misses.clear()
        answer = super().open(*args, **kwargs)
        if (path := args[0]) in self.wanted:
            policy, missed = answer.headers.get(POLICY, ""), self.misses.seen()
            self.pages[path] = Seen(path, answer.status_code, answer.text, policy, missed)
        return answer


@pytest.fixture(scope="session")
def walked(content: Path, tables: Path, tmp_path_factory: pytest.TempPathFactory) -> Walks:
    """Every page by locale and path, fetched once for all workers."""
    return Walks(tmp_path_factory, content, tables)
