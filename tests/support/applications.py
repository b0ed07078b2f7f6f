"""What all applications of a session have in common, done once for the thousands of them."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from werkzeug.routing import Rule

from app import create_app
from portolan.content.store import Cards, ContentStore
from portolan.leads.database import db
from portolan.web.digest import code_digest
from portolan.web.redirects.files import read_files
from portolan.web.redirects.rule import RedirectRule
from tests.support.shared_application import SharedApplication

Builder = Callable[..., tuple[str, str]]


@pytest.fixture(autouse=True, scope="session")
def common_work() -> Iterator[None]:
    """The code's digest, the redirects, and what Werkzeug makes of a rule are the same for all."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("app.code_digest", cache(code_digest))
        patch.setattr("portolan.web.redirects.answer.read_files", _read_once)
        patch.setattr(Rule, "_compile_builder", _remembered(Rule._compile_builder))
        yield


def _read_once(files: Iterable[Path]) -> tuple[RedirectRule, ...]:
    return _read(tuple((file, file.stat().st_mtime_ns) for file in files))


@cache
def _read(files: tuple[tuple[Path, int], ...]) -> tuple[RedirectRule, ...]:
    return tuple(read_files(file for file, _saved in files))


def _remembered(compile_builder: Callable[[Rule, bool], Builder]) -> Callable[..., Builder]:
    """Compile each rule once; what is made of it depends on its text alone, if nothing is given."""
    known: dict[tuple[Any, ...], Builder] = {}

    def remembered(rule: Rule, append_unknown: bool = True) -> Builder:
        key = (rule.rule, *rule._trace, append_unknown)
        if rule.defaults:
            return compile_builder(rule, append_unknown)
        if key not in known:
            known[key] = compile_builder(rule, append_unknown)
        return known[key]

    return remembered


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The writable database as the migrations make it, with nothing in it."""
    folder = tmp_path_factory.mktemp("tables")
    made = create_app({"SITE_ENV": "test", "INSTANCE_PATH": str(folder)})
    with made.app_context():
        db.engine.dispose()  # asking for it is what makes the tables
    return folder / "portolan.sqlite"


@pytest.fixture(scope="session")
def shared_application(
    content: Path, tables: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[SharedApplication]:
    """The application of those that only visit."""
    made = SharedApplication(tmp_path_factory.mktemp("shared"), content, tables)
    yield made
    made.close()


@pytest.fixture(autouse=True, scope="session")
def cards_read_once() -> Iterator[None]:
    """The cards of a content database are the same for all applications that read this file."""
    read, known = ContentStore.cards, dict[tuple[tuple[int, int], str], Cards]()

    def cards(store: ContentStore, locale: str) -> Cards:
        key = (store.identity, locale)
        if key not in known:
            known[key] = read(store, locale)
        return known[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ContentStore, "cards", cards)
        yield
