"""The catalogs by section: in reading order, and without loss when a text moves."""

import os
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from portolan.content import catalog
from portolan.content.translation import check, extract
from portolan.content.translation.update import update
from tests.support.locales import ZH_CN


@pytest.fixture
def sources(monkeypatch: pytest.MonkeyPatch) -> dict[str, Catalog]:
    """What the sources say, by domain."""
    results: dict[str, Catalog] = {}
    monkeypatch.setattr(extract, "templates", lambda: results)
    return results


def template(*texts: tuple[str | None, str]) -> Catalog:
    """A template of texts with their contexts."""
    made = extract._empty()
    for number, (context, text) in enumerate(texts, 1):
        extract._add(made, text, "a.md", ["/a: paragraph"], context, block=number)
    return made


def translate(path: Path, english: str, chinese: str) -> None:
    """Fill in a translation, as a translator does."""
    text = path.read_text(encoding="utf-8")
    empty = f'msgid "{english}"\nmsgstr ""'
    assert empty in text
    path.write_text(text.replace(empty, empty[:-1] + chinese + '"'), encoding="utf-8")


def entries(path: Path) -> list[tuple[str, str]]:
    """English and Chinese of each entry, in order."""
    return [(str(one.id), str(one.string)) for one in catalog.entries(catalog.read(path, ZH_CN))]


def test_entries_stand_as_they_are_read_and_twice_changes_nothing(
    tmp_path: Path, sources: dict[str, Catalog]
) -> None:
    sources["blog"] = template((None, "Zebra"), (None, "Apple"))
    [path] = update(tmp_path)
    assert [english for english, _ in entries(path)] == ["Zebra", "Apple"]
    first = path.read_bytes()
    assert b"#. /a: paragraph\n#: a.md:1\n" in first
    assert b'"Plural-Forms: nplurals=1; plural=0;\\n"\n' in first
    os.utime(path, (1, 1))
    update(tmp_path)
    assert path.read_bytes() == first
    assert path.stat().st_mtime == 1, "what is built of it would be built anew"


def test_a_moved_section_takes_its_translations_along(
    tmp_path: Path, sources: dict[str, Catalog]
) -> None:
    sources["blog"] = template((None, "Paragraph"), ("blog/posts/suez", "Cell"))
    [old] = update(tmp_path)
    translate(old, "Paragraph", "段落")
    translate(old, "Cell", "格")
    sources["help"] = template((None, "Paragraph"), ("help/articles/suez", "Cell"))
    del sources["blog"]
    [new] = update(tmp_path)
    assert entries(new) == [("Paragraph", "段落"), ("Cell", "格")]
    assert not old.exists()


def test_a_given_catalog_fills_gaps_and_replaces_nothing(
    tmp_path: Path, sources: dict[str, Catalog]
) -> None:
    sources["messages"] = template((None, "Yes"))
    [path] = update(tmp_path)
    translate(path, "Yes", "是")
    other = tmp_path / "other.po"
    head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n'
    more = '\nmsgid "Yes"\nmsgstr "对"\n\nmsgid "No"\nmsgstr "否"\n'
    other.write_text(head + more, encoding="utf-8")
    sources["messages"] = template((None, "Yes"), (None, "No"))
    update(tmp_path, [other])
    assert entries(path) == [("Yes", "是"), ("No", "否")]


def test_catalogs_in_another_order_do_not_match_the_sources(
    tmp_path: Path, sources: dict[str, Catalog]
) -> None:
    sources["blog"] = template((None, "One"), (None, "Two"))
    update(tmp_path)
    assert not list(check.stale(ZH_CN, sources, tmp_path))
    sources["blog"] = template((None, "Two"), (None, "One"))
    [message] = check.stale(ZH_CN, sources, tmp_path)
    assert "run `make messages`" in message
