"""One application for all the tests that only visit the site; any other test has its own."""

from pathlib import Path
from shutil import rmtree
from typing import Any

import pytest
from flask import Flask

from app import create_app
from portolan.leads.database import db
from tests.support.instance import BUILT, furnished, with_tables

CHANGING = {"app", "environment", "instance", "monkeypatch", "runner"}
"""Whoever asks for one of these may change the application, or what it stands on."""

EVERYWHERE = ("", "tests")
"""Where the fixtures come from that all tests have: they change nothing by themselves."""

FILLED_BY_VISITS = ("event_sink", "csp_reports")
"""What an application keeps in memory of its visitors."""


class SharedApplication:
    """An application that is put back, before each test, to what it was when it was made."""

    def __init__(self, folder: Path, content: Path, tables: Path) -> None:
        self._folder, self._tables = with_tables(furnished(folder, content), tables), tables
        self.app = create_app({"SITE_ENV": "test", "INSTANCE_PATH": str(folder)})
        self._config = dict(self.app.config)
        self._extensions = dict(self.app.extensions)
        self._files = self._state()

    def as_new(self) -> Flask:
        """The application, without a trace of the tests before."""
        self._restore(self.app.config, self._config)
        self._restore(self.app.extensions, self._extensions)
        self.app.test_client_class = None
        for name in FILLED_BY_VISITS:
            self.app.extensions[name] = type(self._extensions[name])()
        self._extensions["portolan.leads.counters"].reset()
        self._disconnect()
        if self._state() != self._files:
            self._empty_folder()
        return self.app

    def close(self) -> None:
        """Let go of what it holds."""
        self.app.extensions["proxies"].close()
        self._disconnect()

    def _disconnect(self) -> None:
        with self.app.app_context():
            db.engine.dispose()

    def _state(self) -> dict[str, int]:
        return {file.name: file.stat().st_mtime_ns for file in self._folder.iterdir()}

    def _empty_folder(self) -> None:
        for file in self._folder.iterdir():
            if file.name in BUILT:
                continue
            if file.is_dir():
                rmtree(file)
            else:
                file.unlink()
        with_tables(self._folder, self._tables)
        self._files = self._state()

    @staticmethod
    def _restore(changed: dict[Any, Any], known: dict[Any, Any]) -> None:
        changed.clear()
        changed.update(known)


def only_visits(request: pytest.FixtureRequest, environment: dict[str, str]) -> bool:
    """Whether neither the test nor a fixture of its file reaches the site but by a client."""
    if set(environment) != {"SITE_ENV", "INSTANCE_PATH"} or environment["SITE_ENV"] != "test":
        return False
    known = request.node._fixtureinfo
    query = set(known.argnames)
    for definitions in known.name2fixturedefs.values():
        for one in definitions:
            if one.baseid not in EVERYWHERE:
                query.update(one.argnames)
    return not query & CHANGING
