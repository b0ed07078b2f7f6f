"""The content database: incremental, swapped in whole, honest about bad documents."""

import datetime as dt
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from portolan.content import build, files, sources
from portolan.content.build import Builder, BuildError
from portolan.content.store import ContentStore
from portolan.content.types import ContentType
from portolan.core.brand import BRAND
from portolan.sections.glossary.kinds import GLOSSARY_TERM
from tests.unit.content.terms import PO

Write = Callable[[str, str], Path]


def test_only_what_changed_is_rendered(builder: Builder, write: Write) -> None:
    write("demurrage", "The charge.")
    write("detention", "The other charge.")
    first = builder.build()
    assert (first.documents, first.rendered) == (2, 4)
    assert builder.build().rendered == 0
    write("detention", "Changed.")
    second = builder.build()
    assert (second.rendered, second.removed) == (2, 2)
    assert second.release != first.release


def test_another_name_of_the_brand_renders_everything_anew(
    builder: Builder, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    write("demurrage", "What {{brand}} charges.")
    builder.build()
    monkeypatch.setattr("portolan.core.i18n.BRAND", replace(BRAND, name="Meridian"))
    assert builder.build().rendered == 2
    document = ContentStore(builder.target).one(GLOSSARY_TERM, "demurrage", "en-US")
    assert document
    assert "What Meridian charges." in document.html


def test_a_document_that_is_gone_is_gone(builder: Builder, write: Write) -> None:
    file = write("demurrage", "The charge.")
    write("detention", "Stays.")
    builder.build()
    file.unlink()
    assert builder.build().removed == 2
    store = ContentStore(builder.target)
    assert store.one(GLOSSARY_TERM, "demurrage", "en-US") is None
    assert not store.query("SELECT 1 FROM search_en_us WHERE search_en_us MATCH 'demurrage'", ())


def test_a_document_is_left_out_until_its_day(
    builder: Builder, kind: ContentType, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write("demurrage", "The charge.")
    file.write_text(file.read_text().replace("aliases", "date: 2026-12-08\naliases"))
    dated = replace(kind, schema="portolan.content.schema:Dated")
    monkeypatch.setattr(files, "documents", lambda: [(dated, file)])
    for day, view in ((7, 0), (7, 0), (8, 1), (9, 1), (7, 0)):
        report = replace(builder, today=dt.date(2026, 12, day)).build()
        result = ContentStore(builder.target).one(GLOSSARY_TERM, "demurrage", "en-US")
        assert (report.documents, result is not None) == (view, bool(view))


def test_an_unchanged_document_is_not_read_again(
    builder: Builder, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    write("demurrage", "The charge.")
    write("detention", "The other charge.")
    builder.build()
    read: list[str] = []

    def note(kind: ContentType, file: Path) -> sources.SourceDocument:
        read.append(file.stem)
        return reader(kind, file)

    reader = sources.read
    monkeypatch.setattr(sources, "read", note)
    assert builder.build().rendered == 0
    assert read == []
    write("detention", "Changed.")
    builder.build()
    assert set(read) == {"detention"}


def test_a_document_that_names_a_missing_one_is_an_error(
    builder: Builder, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write("demurrage", "The charge.")
    monkeypatch.setattr(sources.SourceDocument, "references", [(4, "blog-author", "nobody")])
    with pytest.raises(BuildError, match=f"{file}:4: there is no blog-author called nobody"):
        builder.build()


def test_two_documents_cannot_have_one_page(
    builder: Builder, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    write("demurrage", "The charge.")
    file = write("detention", "The other charge.")
    monkeypatch.setattr(sources.SourceDocument, "path", "/glossary/one")
    with pytest.raises(BuildError, match=f"{file}:1: /glossary/one is the page of .*demurrage"):
        builder.build()


def test_a_new_translation_renders_the_page_anew(builder: Builder, write: Write) -> None:
    write("detention", "Text.")
    builder.build()
    catalog = builder.translations / "zh_Hans_CN" / "LC_MESSAGES" / "glossary.po"
    catalog.write_text(PO + '\nmsgid "Detention"\nmsgstr "滞箱费"\n', encoding="utf-8")
    assert builder.build().rendered == 1
    doc = ContentStore(builder.target).one(GLOSSARY_TERM, "detention", "zh-CN")
    assert doc is not None
    assert doc.title == "滞箱费"
    assert doc.lang is None


def test_fuzzy_translations_are_not_served(builder: Builder, write: Write) -> None:
    write("demurrage", "Text.")
    catalog = builder.translations / "zh_Hans_CN" / "LC_MESSAGES" / "glossary.po"
    catalog.write_text(PO.replace('msgid "Dem', '#, fuzzy\nmsgid "Dem'), encoding="utf-8")
    builder.build()
    doc = ContentStore(builder.target).one(GLOSSARY_TERM, "demurrage", "zh-CN")
    assert doc is not None
    assert (doc.title, doc.lang) == ("Demurrage", "en-US")
    assert doc.share < 0.8


def test_links_to_the_own_host_become_relative(builder: Builder, write: Write) -> None:
    write("demurrage", "Text.")
    builder.build()
    doc = ContentStore(builder.target).one(GLOSSARY_TERM, "demurrage", "en-US")
    assert doc is not None
    assert '<a href="/blog">' in doc.html
    assert '<a href="https://icc.example/x" rel="noopener">' in doc.html


def test_a_value_is_cleaned_with_the_text_that_it_stands_in(builder: Builder, write: Write) -> None:
    file = write("demurrage", 'Say {{word}} or <a href="{{word}}">this</a>.')
    values = "values: {word: 'javascript:x<b onclick=x()>'}\naliases:"
    file.write_text(file.read_text(encoding="utf-8").replace("aliases:", values), encoding="utf-8")
    builder.build()
    doc = ContentStore(builder.target).one(GLOSSARY_TERM, "demurrage", "en-US")
    assert doc is not None
    assert doc.html.startswith("<p>Say javascript:x&lt;b onclick=x()&gt; or <a>this</a>.")


@pytest.mark.parametrize(
    ("mend", "line", "message"),
    [
        (("aliases:", "alias:"), 4, "alias"),
        (("summary: A definition that is long", "summary: Short, though still"), 3, ""),
        (("title:", "titel:"), 1, "title"),
    ],
)
def test_bad_front_matter_names_file_and_line(
    builder: Builder, write: Write, mend: tuple[str, str], line: int, message: str
) -> None:
    file = write("demurrage", "Text.")
    text = file.read_text(encoding="utf-8").replace(*mend)
    if "Short" in mend[1]:
        text = text.replace(" enough to pass the check of the schema.", "")
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BuildError) as caught:
        builder.build()
    assert f"demurrage.md:{line}:" in str(caught.value)
    assert message in str(caught.value)


def test_a_bad_document_leaves_the_old_database(builder: Builder, write: Write) -> None:
    file = write("demurrage", "Text.")
    before = builder.build()
    file.write_text("no front matter", encoding="utf-8")
    with pytest.raises(BuildError):
        builder.build()
    assert ContentStore(builder.target).release() == before.release
    assert not list(builder.target.parent.glob("*.draft"))


def test_a_build_that_breaks_off_leaves_nothing_behind(
    builder: Builder, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    write("demurrage", "Text.")
    before = builder.build()

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(build, "_insert", full)
    write("demurrage", "Changed.")
    with pytest.raises(sqlite3.OperationalError):
        builder.build()
    assert ContentStore(builder.target).release() == before.release
    assert not list(builder.target.parent.glob("*.draft"))
