"""What the editors and platforms of translators take: catalogs, glossary, components."""

import json
import warnings
from pathlib import Path

import polib
import pytest
from babel.messages.catalog import Catalog
from flask import Flask

from portolan.content.translation.check import catalogs
from portolan.content.translation.terms import read_terms
from portolan.core.config import ROOT, TRANSLATIONS
from portolan.core.locale import Locale
from tests.support.locales import ZH_CN
from tests.support.untranslated import COMPLETE

CATALOGS = [path for _, path in catalogs()]


@pytest.mark.parametrize(
    ("locale", "path"), list(catalogs()), ids=lambda one: getattr(one, "stem", "")
)
def test_editors_read_each_catalog_whole(locale: Locale, path: Path) -> None:
    with warnings.catch_warnings(action="error"):
        catalog = polib.pofile(str(path), check_for_duplicates=True)
    assert catalog.metadata["Language"] == locale.underscored
    assert catalog.metadata["Content-Type"] == "text/plain; charset=UTF-8"
    assert catalog.metadata["Plural-Forms"] == Catalog(locale.babel).plural_forms
    if locale.code in COMPLETE:
        assert catalog.percent_translated() == 100
    # Written again by an editor it says the same.
    assert polib.pofile(str(catalog)) == catalog


def test_the_glossary_has_every_term(app: Flask, tmp_path: Path) -> None:
    done = app.test_cli_runner().invoke(args=["messages", "glossary", str(tmp_path)])
    assert (done.exit_code, done.exception) == (0, None)
    entries = {entry.msgid: entry for entry in polib.pofile(str(tmp_path / "zh_CN.po"))}
    terms = read_terms(ZH_CN)
    assert {one.english: one.translation for one in terms} == {
        english: entry.msgstr for english, entry in entries.items()
    }
    for one in terms:
        assert all(f"not: {word}" in entries[one.english].comment for word in one.forbidden)


def test_the_platform_has_a_component_for_each_catalog() -> None:
    components = json.loads((TRANSLATIONS / "weblate.json").read_text())
    results = {path for one in components for path in ROOT.glob(one["filemask"])}
    assert results == set(CATALOGS)
    assert len({one["slug"] for one in components}) == len(components) == len(CATALOGS)
    first, *others = components
    assert {one["repo"] for one in others} == {f"weblate://portolan/{first['slug']}"}
