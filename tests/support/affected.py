"""`pytest --changed`: the tests of the files that differ from the last commit.

No run has to come before it, and it knows of files that no import leads to: a test belongs to a
file where it stands at its place in `tests/unit`, imports it, names it, or names an address of its
section. Where that is more than a minute's worth, the nearest come first.
"""

import re
import subprocess
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path, PurePosixPath

import pytest

from portolan.core.config import ROOT
from tests.support.urls import TEMPLATES

AT_MOST = 700
"""Tests that two cores do in less than a minute."""

SLOW = re.compile(r"\bwalked\b|\bpostgresql_url\b|Trial\(|def packing\(")
"""What only a whole run is for: the pages of both sites, servers, kills."""

SERVERS = {"browser", "postgresql", "redis"}
"""Marks of tests for which something has to be started."""

QUICK = ("tests/pages/test_specified_pages.py", "tests/pages/test_headers.py")
"""What is run whatever has changed."""

WIDE = {
    ".po": ("tests/unit/content/test_translation.py", "tests/unit/core/test_i18n.py"),
    ".md": ("tests/pages/test_documents.py",),
    ".csv": ("tests/pages/test_redirects.py",),
    ".scss": ("tests/unit/web/test_budgets.py", "tests/unit/web/test_assets.py"),
}
"""Tests of a kind of file, whose texts name none of them."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption("--changed", action="store_true", help="only the tests of what has changed")


@cache
def changed_files() -> tuple[str, ...]:
    """The files that differ from the last commit, or those of that commit where none do."""
    now = [*_git("diff", "--name-only", "HEAD"), *_git("ls-files", "-o", "--exclude-standard")]
    return tuple(now or _git("diff", "--name-only", "HEAD~1", "HEAD"))


def _git(*arguments: str) -> list[str]:
    run = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return run.stdout.splitlines()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even read the tests that have nothing to do with it."""
    if not config.getoption("--changed") or collection_path.suffix != ".py":
        return None
    return _nearest(collection_path.relative_to(ROOT).as_posix()) == 0 or None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the tests of what has changed, the nearest first."""
    if not config.getoption("--changed"):
        return
    sizes = Counter(_file_of(item) for item in items if _is_fast(item))
    chosen = set(_within_reach(sorted(sizes, key=_nearest, reverse=True), sizes))
    left = [item for item in items if _is_fast(item) and _file_of(item) in chosen]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(left)])
    items[:] = left


def _is_fast(item: pytest.Item) -> bool:
    return not SERVERS.intersection(mark.name for mark in item.iter_markers())


def _file_of(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]


@cache
def _nearest(test: str) -> int:
    near = max((nearness(test, one) for one in changed_files()), default=0)
    return max(near, 1) if test in QUICK else near


def _within_reach(files: Iterable[str], sizes: Counter[str]) -> Iterable[str]:
    total = 0
    for file in files:
        if total + sizes[file] <= AT_MOST:
            total += sizes[file]
            yield file


def nearness(test: str, changed: str) -> int:
    """How much a test file has to do with a changed file: 4 is itself, 0 is nothing."""
    if test == changed:
        return 4
    text = _text(test)
    if SLOW.search(text):
        return 0
    path = PurePosixPath(changed)
    if test in WIDE.get(path.suffix, ()) or _is_mirror(test, path):
        return 3
    if any(name in text + _support(test) for name in _names(path)):
        return 2
    return 1 if any(f'"{address}' in text for address in _addresses(path)) else 0


def _is_mirror(test: str, path: PurePosixPath) -> bool:
    place = str(path.with_suffix("")).removeprefix("site/portolan/").split("/")
    own = PurePosixPath(test)
    return own.parts[2:-1] == tuple(place[:-1]) and own.stem.startswith(f"test_{place[-1]}")


def _names(path: PurePosixPath) -> list[str]:
    """How a test would name the file: by its import, or by its name."""
    if path.suffix != ".py":
        return [path.name, f'"/{path.stem}"', f"/{path.stem}"] if len(path.stem) > 4 else []
    module = str(path.with_suffix("")).removeprefix("site/").replace("/", ".")
    package, _, name = module.removesuffix(".__init__").rpartition(".")
    return [f"from {package}.{name} import", f"from {package} import {name}\n", f'"{module}.']


def _addresses(path: PurePosixPath) -> set[str]:
    """The beginnings of the addresses of the section that the file is a part of."""
    parts = str(path).removeprefix("site/portolan/sections/").removeprefix("templates/").split("/")
    results = {one for name, one in TEMPLATES.items() if name.startswith(f"{parts[0]}/")}
    return {"/" + one.split("/")[1].partition("?")[0] for one in results} - {"/"}


@cache
def _support(test: str) -> str:
    """The texts of what a test file imports of `tests`."""
    imported = re.findall(
        r"^from (tests\.(?:support|unit)[\w.]*) import", _text(test), re.MULTILINE
    )
    return "".join(_text(f"{one.replace('.', '/')}.py") for one in imported)


@cache
def _text(test: str) -> str:
    file: Path = ROOT / test
    return file.read_text(encoding="utf-8") if file.exists() else ""
