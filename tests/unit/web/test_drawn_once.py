"""A diagram is drawn once for a language and a release, whatever number of pages shows it."""

import pytest
from flask import Flask, g
from flask_babel.speaklater import LazyString

from portolan.core.locales import LOCALES
from portolan.drawing.diagrams.diagram import Diagram
from portolan.drawing.diagrams.sheet import Sheet
from portolan.web import templating

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
