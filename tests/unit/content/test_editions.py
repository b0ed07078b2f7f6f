"""What a section says of its kind of document is part of what a build looks at."""

from dataclasses import replace
from pathlib import Path

import pytest

from portolan.content import files
from portolan.content.build import Builder
from portolan.content.types import CONTENT_TYPES, ContentType
from portolan.sections.glossary.kinds import GLOSSARY_TERM

TERM = """\
---
title: Demurrage
summary: A definition that is long enough to pass the check of the schema.
---

The charge.
"""
OTHERS = [
    {"keywords": "word"},
    {"reads": ("aliases", "abbreviation")},
    {"base": "/words"},
    {"schema": "portolan.content.schema:FrontMatter"},
]


def built(kind: ContentType, folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many pages a build renders where there is one document, of that kind."""
    monkeypatch.setitem(CONTENT_TYPES, kind.name, kind)
    monkeypatch.setattr(files, "documents", lambda: [(kind, kind.path / "demurrage.md")])
    return Builder(folder / "content.sqlite", translations=folder).build().rendered


@pytest.mark.parametrize("other", OTHERS, ids=lambda other: next(iter(other)))
def test_a_kind_that_is_said_otherwise_is_rendered_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, other: dict[str, object]
) -> None:
    (tmp_path / "demurrage.md").write_text(TERM, encoding="utf-8")
    kind = replace(GLOSSARY_TERM, path=tmp_path)
    assert built(kind, tmp_path, monkeypatch) > 0
    assert built(kind, tmp_path, monkeypatch) == 0
    assert built(replace(kind, **other), tmp_path, monkeypatch) > 0  # type: ignore[arg-type]  # of several types
