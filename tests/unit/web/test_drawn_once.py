"""A diagram is drawn once for a language and a release, whatever number of pages shows it."""

from pathlib import Path

import pytest
from flask import Flask, g
from flask_babel.speaklater import LazyString

from app import create_app
from portolan.core.locales import LOCALES
from portolan.drawing.diagrams.diagram import Diagram
from portolan.drawing.diagrams.sheet import Sheet
from portolan.web import templating
from tests.conftest import BASE

SHEETS = 2
"""For wide screens and for narrow ones."""


def test_once_for_each_language_and_release(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Sheet] = []

    def draw(sheet: Sheet) -> str:
        drawn.append(sheet)
        return ""

    text = LazyString(str, "Words")
    one = Diagram(
        draw=draw, wide=1, narrow=1, headline=text, finding=text, alt=text, with_words=True
    )
    monkeypatch.setattr(templating, "diagram", lambda _name: one)
    for locale in (*LOCALES, *LOCALES):
        with app.test_request_context():
            g.locale = locale
            templating._picture("one")
    assert len(drawn) == SHEETS * len(LOCALES)


def test_words_of_another_catalog_are_drawn_anew(
    environment: dict[str, str], tmp_path: Path
) -> None:
    """A server without its catalogs speaks English, and leaves it to no other."""
    speechless = environment | {"TRANSLATIONS_PATH": str(tmp_path)}
    for settings, is_english in ((speechless, True), (environment, False)):
        visitor = create_app(settings).test_client()
        page = visitor.get("/products/ocean-freight", base_url=BASE["zh-CN"]).text
        assert ("14 kn" in page) == is_english
