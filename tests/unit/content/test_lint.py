"""What the editors' check sees beyond the schema."""

from pathlib import Path

import pytest

from portolan.content import lint, sources
from portolan.sections.glossary.kinds import GLOSSARY_TERM

HEAD = """\
---
title: Demurrage
summary: A definition that is long enough to pass the check of the schema.
---

"""


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("# Another title", 6, "only h1"),
        ("Fine.\n\nSee [it](//evil.example/x).", 8, "whole address"),
        ("See [it](http://icc.example/x).", 6, "use https"),
        ("Costs {{nope}} today.", 6, "nothing fills {{nope}}"),
        ('<img src="/static/a.svg" alt="A">', 6, "width, height and alt"),
        ('Text <img src="/a.svg" width="1" height="1"> text', 6, "width, height and alt"),
    ],
)
def test_a_fault_is_named_with_its_line(tmp_path: Path, text: str, line: int, message: str) -> None:
    file = tmp_path / "demurrage.md"
    file.write_text(HEAD + text + "\n", encoding="utf-8")
    [fault] = lint.faults(sources.read(GLOSSARY_TERM, file))
    assert fault.line == line
    assert message in fault.message


def test_a_sound_document_has_no_faults(tmp_path: Path) -> None:
    file = tmp_path / "demurrage.md"
    text = '## A\n\n{{brand}} [b](/help)\n\n<img src="/a.svg" alt="" width="1" height="1">\n'
    file.write_text(HEAD + text, encoding="utf-8")
    assert not list(lint.faults(sources.read(GLOSSARY_TERM, file)))


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (HEAD.replace("---\n\n", "date: 2025-13-41\n---\n").encode(), "cannot be read"),
        (HEAD.encode() + b"\xff\xfe caf\xe9", "not UTF-8"),
    ],
)
def test_what_cannot_be_read_is_an_error_of_the_document(
    tmp_path: Path, content: bytes, message: str
) -> None:
    file = tmp_path / "demurrage.md"
    file.write_bytes(content)
    with pytest.raises(sources.ContentError, match=message) as caught:
        sources.read(GLOSSARY_TERM, file)
    assert caught.value.file == file
