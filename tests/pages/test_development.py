"""In development a saved document is seen at the next reload."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from flask import Flask

from app import create_app
from portolan.content import files
from portolan.sections.glossary.kinds import GLOSSARY_TERM
from portolan.web import content
from tests.support.instance import let_go

TERM = """\
---
title: Demurrage
summary: A definition that is long enough to pass the check of the schema.
---

{text}
"""


@pytest.fixture
def document(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only document of the site."""
    file = tmp_path / "demurrage.md"
    file.write_text(TERM.format(text="As it was."), encoding="utf-8")
    monkeypatch.setattr(files, "documents", lambda: [(GLOSSARY_TERM, file)])
    return file


@pytest.fixture
def development(document: Path, tmp_path: Path) -> Iterator[Flask]:
    """The site as `make run` serves it."""
    made = create_app({"INSTANCE_PATH": str(tmp_path / "instance")})
    content.builder(made.config["SETTINGS"]).build()
    yield made
    let_go(made)


def test_a_saved_document_shows_at_the_next_request(development: Flask, document: Path) -> None:
    client = development.test_client()
    page = "/glossary/demurrage"
    assert "As it was." in client.get(page, base_url="http://localhost:8000").text
    document.write_text(TERM.format(text="As it is now."), encoding="utf-8")
    assert "As it is now." in client.get(page, base_url="http://localhost:8000").text


def test_a_saved_document_shows_in_every_window_at_once(development: Flask, document: Path) -> None:
    document.write_text(TERM.format(text="As it is now."), encoding="utf-8")
    windows = 6
    together = Barrier(windows)

    def text(_window: int) -> str:
        together.wait()
        client = development.test_client()
        return client.get("/glossary/demurrage", base_url="http://localhost:8000").text

    with ThreadPoolExecutor(windows) as pool:
        assert all("As it is now." in each for each in pool.map(text, range(windows)))


def test_a_mistake_in_a_document_says_where(development: Flask, document: Path) -> None:
    document.write_text("---\ntitle: x\n---\n", encoding="utf-8")
    answer = development.test_client().get("/glossary", base_url="http://localhost:8000")
    assert answer.status_code == 500
    assert "demurrage.md:2:" in answer.text


def test_a_document_saved_while_the_site_starts_shows_at_once(
    document: Path, tmp_path: Path
) -> None:
    environment = {"INSTANCE_PATH": str(tmp_path / "instance")}
    content.builder(create_app(environment).config["SETTINGS"]).build()
    document.write_text(TERM.format(text="As it is now."), encoding="utf-8")
    started = create_app(environment)
    client = started.test_client()
    page = client.get("/glossary/demurrage", base_url="http://localhost:8000")
    let_go(started)
    assert "As it is now." in page.text
