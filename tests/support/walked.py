"""Every page of both sites, fetched once for all the tests that read what machines read."""

import json
import os
import pickle
import re
from dataclasses import dataclass, field
from fcntl import LOCK_EX, flock
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from app import create_app
from portolan.leads.database import db
from tests.conftest import BASE
from tests.support.checking_client import POLICY
from tests.support.instance import furnished, with_tables
from tests.support.untranslated import Misses
from tests.support.urls import every_path

_ATTRIBUTE = re.compile(r'([\w:-]+)="([^"]*)"')
_UNSEEN = re.compile(r"<head>.*?</head>|<script.*?</script>|<[^>]+>", re.DOTALL)
_JSON_LD = re.compile(r'<script type="application/ld\+json"[^>]*>(.*?)</script>', re.DOTALL)


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
        found = re.search(r'<html lang="([^"]+)"', self.html)
        return found[1] if found else ""

    @property
    def links(self) -> list[dict[str, str]]:
        """The link elements."""
        return _elements("link", self.html)

    @property
    def metas(self) -> dict[str, str]:
        """The meta elements by name or property."""
        found = _elements("meta", self.html)
        return {one.get("name") or one.get("property", ""): one.get("content", "") for one in found}

    @property
    def canonical(self) -> list[str]:
        """Where the page says that it belongs: one address, or none."""
        return [one["href"] for one in self.links if one["rel"] == "canonical"]

    @property
    def twins(self) -> dict[str, str]:
        """The same page in other languages: hreflang to address."""
        found = [one for one in self.links if "hreflang" in one]
        assert len({one["hreflang"] for one in found}) == len(found), self.path
        return {one["hreflang"]: one["href"] for one in found}

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


def squeezed(text: str) -> str:
    """A text without its spaces: two texts can be compared however their lines break."""
    return "".join(text.split())


def _elements(tag: str, html: str) -> list[dict[str, str]]:
    head = html.partition("</head>")[0]
    return [
        {name: unescape(value) for name, value in _ATTRIBUTE.findall(element)}
        for element in re.findall(rf"<{tag} [^>]*>", head)
    ]


@pytest.fixture(scope="session")
def walked(
    content: Path, tables: Path, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, dict[str, Seen]]:
    """Every page by locale and path; whichever worker needs them first fetches them for all."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    file = shared / "walked.pickle"
    with (shared / "walked.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not file.exists():
            instance = with_tables(furnished(tmp_path_factory.mktemp("walked"), content), tables)
            file.write_bytes(pickle.dumps(_walk(content, instance)))
    found: dict[str, dict[str, Seen]] = pickle.loads(file.read_bytes())  # noqa: S301 - our own
    return found


def _walk(content: Path, instance: Path) -> dict[str, dict[str, Seen]]:
    app = create_app({"SITE_ENV": "test", "INSTANCE_PATH": str(instance)})
    visitor = app.test_client()
    found: dict[str, dict[str, Seen]] = {}
    with pytest.MonkeyPatch.context() as patch:
        misses = Misses.on_watch(patch)
        for code, site in BASE.items():
            found[code] = {}
            for path in every_path(content):
                misses.clear()
                answer = visitor.get(path, base_url=site)
                found[code][path] = Seen(
                    path,
                    answer.status_code,
                    answer.text,
                    answer.headers.get(POLICY, ""),
                    misses.seen(),
                )
    with app.app_context():
        db.engine.dispose()
    return found
