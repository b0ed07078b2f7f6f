"""Starting loads what every visitor needs, and nothing that waits for a rarer visit."""

import pytest
from flask import Flask

from portolan import development


def test_the_process_that_waits_for_changes_has_no_site(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WERKZEUG_RUN_MAIN", raising=False)
    assert not development.create_app().blueprints


def test_the_process_that_serves_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WERKZEUG_RUN_MAIN", "true")
    site = Flask("site")
    monkeypatch.setattr("app.create_app", lambda: site)
    assert development.create_app() is site
