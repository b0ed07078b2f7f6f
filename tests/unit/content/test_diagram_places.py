"""Diagrams that documents name: their places in a text, and that each name is one of a section."""

import pytest

from portolan.content import markdown
from portolan.content.diagram_places import diagram_place, with_diagrams
from portolan.core.config import ROOT
from portolan.sections import load_sections

KNOWN = {name for one in load_sections() for name in one.diagrams}
SECTIONS = ROOT / "site" / "portolan" / "sections"
HEAD = "---\ntitle: T\n---\n"


def diagrams_named(page: str) -> list[str]:
    """The names of the diagrams of a text, in its order."""
    names: list[str] = []

    def note(name: str) -> str:
        names.append(name)
        return ""

    with_diagrams(page, note)
    return names


def test_a_block_called_diagram_is_a_place_without_words() -> None:
    source = HEAD + "Before.\n\n```diagram\nlcl\n```\n\nAfter.\n"
    page = markdown.render(markdown.parse(source)[1])
    assert diagrams_named(page) == ["lcl"]
    assert "lcl" not in [block.text for block in markdown.blocks(source, (), "d")]
    assert "<b>lcl</b>" in with_diagrams(page, lambda name: f"<b>{name}</b>")


def test_another_block_stays_as_it_is() -> None:
    page = markdown.render(markdown.parse(HEAD + "```\nlcl\n```\n")[1])
    assert diagrams_named(page) == []


def test_what_no_name_can_be_is_refused() -> None:
    with pytest.raises(ValueError, match="no diagram"):
        diagram_place('"><script>')


def test_every_name_in_a_document_is_that_of_a_diagram() -> None:
    files = [file for file in SECTIONS.rglob("*.md") if "```diagram" in file.read_text("utf-8")]
    assert len(files) > 25
    for file in files:
        page = markdown.render(markdown.parse(file.read_text("utf-8"))[1])
        assert set(diagrams_named(page)) <= KNOWN, file
