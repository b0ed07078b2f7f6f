"""The translators' workflow: what is extracted, what is checked, what is compiled."""

import gettext
import os
from pathlib import Path

import pytest

from portolan.content import catalog
from portolan.content.catalog_faults import faults
from portolan.content.translation import check
from portolan.content.translation.compile import compile_messages, uncompiled
from portolan.content.translation.pseudo import pseudo
from portolan.core.locales import locale_by_code
from tests.support.locales import ZH_CN
from tests.support.more_locales import Environment

HEADER = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n'


def written(folder: Path, text: str, domain: str = "messages") -> Path:
    path = catalog.catalog_path(ZH_CN, domain, folder)
    path.parent.mkdir(parents=True)
    path.write_text(HEADER + text, encoding="utf-8")
    return path


def test_every_message_and_block_is_translated() -> None:
    for locale, path in check.catalogs():
        done = check.coverage(locale, path)
        assert (done.fuzzy, done.missing) == (0, 0), path


def test_fuzzy_entries_are_not_compiled(tmp_path: Path) -> None:
    written(tmp_path, 'msgid "Yes"\nmsgstr "是"\n\n#, fuzzy\nmsgid "No"\nmsgstr "否"\n')
    [file] = compile_messages(tmp_path)
    with file.open("rb") as compiled:
        read = gettext.GNUTranslations(compiled)
    assert read.gettext("Yes") == "是"
    assert read.gettext("No") == "No"


@pytest.mark.parametrize(
    ("english", "expected"),
    [
        ("Search", "⟦Séárçh ··⟧"),
        ("Page {{page}} of `NLRTM`", "⟦Págé {{page}} óf `NLRTM` ····⟧"),
        ("Table: [Costs](/help)", "Table: ⟦[Cóštš](/help) ··⟧"),
    ],
)
def test_the_pseudo_locale_is_longer_and_keeps_what_must_stay(english: str, expected: str) -> None:
    assert pseudo(english) == expected


def test_the_pseudo_locale_can_be_served(pseudo_environment: Environment) -> None:
    locale, folder = locale_by_code("en-XA"), Path(pseudo_environment["TRANSLATIONS_PATH"])
    written = list(catalog.catalog_paths(locale, folder))
    assert len(written) == len(list(check.catalogs()))
    for path in written:
        assert check.coverage(locale, path).missing == 0
        entries = catalog.entries(catalog.read(path, locale))
        assert [message.id for message in entries if faults(message, locale)] == []
    result = catalog.load(locale, "glossary", folder)
    assert result is not None
    assert str(result.get("Demurrage")).startswith("⟦Démúrrágé")


def test_a_catalog_that_is_not_compiled_is_noticed(tmp_path: Path) -> None:
    source = written(tmp_path, 'msgid "Yes"\nmsgstr "是"\n')
    assert uncompiled(tmp_path) == [source]
    compile_messages(tmp_path)
    assert not uncompiled(tmp_path)
    later = source.stat().st_mtime + 60
    os.utime(source, (later, later))
    assert uncompiled(tmp_path) == [source]


def test_a_context_keeps_words_apart(tmp_path: Path) -> None:
    text = 'msgctxt "a"\nmsgid "Line"\nmsgstr "行"\n\nmsgctxt "b"\nmsgid "Line"\nmsgstr "航线"\n'
    written(tmp_path, text, "glossary")
    result = catalog.load(ZH_CN, "glossary", tmp_path)
    assert result is not None
    assert (result.get("Line", "a"), result.get("Line", "b"), result.get("Line")) == (
        "行",
        "航线",
        None,
    )
