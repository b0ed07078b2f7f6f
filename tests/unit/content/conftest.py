"""A database of one kind of document, for the tests of the build."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from portolan.content import files
from portolan.content.build import Builder
from portolan.content.types import ContentType
from portolan.sections.glossary.kinds import GLOSSARY_TERM
from tests.unit.content.terms import PO, TERM

Write = Callable[[str, str], Path]


@pytest.fixture
def kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ContentType:
    """One kind of document, in a folder of its own."""
    folder = tmp_path / "glossary" / "terms"
    folder.mkdir(parents=True)
    term = replace(GLOSSARY_TERM, path=folder)
    monkeypatch.setattr(
        files, "documents", lambda: ((term, f) for f in sorted(folder.glob("*.md")))
    )
    return term


@pytest.fixture
def write(kind: ContentType) -> Write:
    def document(slug: str, body: str) -> Path:
        file = kind.path / f"{slug}.md"
        file.write_text(TERM.format(title=slug.capitalize(), body=body), encoding="utf-8")
        return file

    return document


@pytest.fixture
def builder(tmp_path: Path) -> Builder:
    folder = tmp_path / "translations" / "zh_Hans_CN" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "glossary.po").write_text(PO, encoding="utf-8")
    return Builder(
        tmp_path / "content.sqlite",
        own_sites=("https://site.example",),
        translations=tmp_path / "translations",
    )
