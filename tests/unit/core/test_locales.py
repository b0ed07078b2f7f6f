"""The locales: each is one file, and nothing else knows which there are."""

import ast
import json
import re
from dataclasses import replace
from unicodedata import name

import pytest

from portolan.core.config import ROOT
from portolan.core.locale import Locale
from portolan.core.locales import DEFAULT_LOCALE, KNOWN, LOCALES, phrase, typed

LOCALES_FOLDER = ROOT / "site/portolan/core/locales"
PYTHON = {
    file: file.read_text(encoding="utf-8")
    for folder in ("site", "forms")
    for file in (ROOT / folder).rglob("*.py")
    if file.parent != LOCALES_FOLDER
}
NAMES = {tag for one in KNOWN.values() for tag in (one.code, one.babel, one.language)}
EUROPEAN = ("LATIN", "GREEK", "MICRO", "MODIFIER", "FULLWIDTH LATIN", "FEMININE", "MASCULINE")
COMPARED = re.compile(
    r"""[=!]==?\s*["']({0})["']|["']({0})["']\s*[=!]==?""".format("|".join(NAMES))
)


def compared_names(source: str) -> set[str]:
    """The names of locales that some Python compares something with."""
    sides = [
        side
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Compare)
        for side in (node.left, *node.comparators)
    ]
    return {str(one.value) for one in sides if isinstance(one, ast.Constant) if one.value in NAMES}


def test_what_compares_with_a_locale_is_seen() -> None:
    assert compared_names('x = locale.code == "zh-CN" or "en" != language') == {"zh-CN", "en"}
    assert COMPARED.search('{% if locale.code == "en-US" %}')


def test_no_python_compares_with_a_locale() -> None:
    for file, source in PYTHON.items():
        assert not compared_names(source), file
        assert not re.search(r"core\.locales\.\w+ import", source), f"{file}: ask the locale"


def named_locales(source: str) -> set[str]:
    """The locales that some Python has a text for, such as the keys of a table."""
    tree = ast.parse(source)
    tables = [node for node in ast.walk(tree) if isinstance(node, ast.Dict)]
    keys = {one.value for table in tables for one in table.keys if isinstance(one, ast.Constant)}
    return {
        code
        for code, one in KNOWN.items()
        if keys & {code, one.babel, one.underscored, one.language}
    }


def test_a_table_by_locale_is_seen() -> None:
    assert named_locales('WORDS = {"zh-CN": "x", "other": 1}') == {"zh-CN"}
    assert named_locales('{"zh": self.chinese}.get(language)') == {"zh-CN"}


def test_no_python_has_a_table_by_locale() -> None:
    assert not [file for file, source in PYTHON.items() if named_locales(source)]


def test_no_template_or_script_compares_with_a_locale() -> None:
    files = [*(ROOT / "templates").rglob("*.html"), *(ROOT / "assets/src").rglob("*.ts*")]
    assert not [file for file in files if COMPARED.search(file.read_text(encoding="utf-8"))]


def test_no_style_names_a_locale() -> None:
    languages = "|".join({one.language for one in KNOWN.values()})
    named = re.compile(rf""":lang\(["']?(?:{languages})\b|\blang[|~^]?=["']?(?:{languages})\b""")
    assert named.search('[lang|="zh"]')
    assert named.search(":lang(en)")
    files = (ROOT / "assets/styles").rglob("*.css")
    assert not [file for file in files if named.search(file.read_text(encoding="utf-8"))]


def foreign_letters(text: str) -> set[str]:
    """The letters of a text that are of no European alphabet."""
    letters = {one for one in text if one.isalpha() and not one.isascii()}
    return {one for one in letters if not name(one).startswith(EUROPEAN)}


def literals(source: str) -> str:
    """The texts in some Python, without its docstrings and comments."""
    tree = ast.parse(source)
    said = {id(one.value) for one in ast.walk(tree) if isinstance(one, ast.Expr)}
    texts = (one for one in ast.walk(tree) if isinstance(one, ast.Constant) and id(one) not in said)
    return " ".join(str(one.value) for one in texts)


def test_a_letter_of_another_script_is_seen() -> None:
    assert foreign_letters(literals('"""到."""\nPATTERN = "to|至"  # 去')) == {"至"}
    assert not foreign_letters("Zürich ₂ · µ ﹣ ，。（")


def test_only_locales_know_the_words_of_other_scripts() -> None:
    # The numbers and units of Chinese are a part of its locale, in a file of their own.
    quantities = ROOT / "site/portolan/core/quantities/chinese.py"
    assert [
        file
        for file, source in PYTHON.items()
        if file != quantities and foreign_letters(literals(source))
    ] == []


def test_no_template_script_or_style_has_words_of_other_scripts() -> None:
    folders = (("templates", ".html"), ("assets/src", ".ts*"), ("assets/styles", ".css"))
    files = [file for folder, end in folders for file in (ROOT / folder).rglob(f"*{end}")]
    assert len(files) > 100
    assert [file for file in files if foreign_letters(file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("locale", KNOWN.values(), ids=str)
def test_what_a_locale_has_words_for_is_something_that_is_asked_for(locale: Locale) -> None:
    assert locale.typed.keys() <= DEFAULT_LOCALE.typed.keys()
    assert locale.phrases.keys() <= DEFAULT_LOCALE.phrases.keys()


def test_every_locale_brings_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    other = replace(DEFAULT_LOCALE, typed={"kg": "кг"}, phrases={"to": "в|до"})
    monkeypatch.setitem(KNOWN, "xx-XX", other)
    assert "кг" in typed("kg")
    assert re.fullmatch(phrase("to"), "до")
    assert re.fullmatch(phrase("to"), "to")
    assert not re.fullmatch(phrase("day"), "")


def test_the_script_of_every_page_names_no_catalog() -> None:
    manifest = json.loads((ROOT / "assets/dist/manifest.json").read_text(encoding="utf-8"))
    boot = (ROOT / "assets/dist" / manifest["boot.js"].removeprefix("/static/")).read_text("utf-8")
    assert not [one for one in KNOWN.values() if one.babel in boot]


def test_the_locale_of_the_sources_is_the_first_one_and_alone() -> None:
    assert [one for one in KNOWN.values() if one.is_source] == [DEFAULT_LOCALE] == [LOCALES[0]]


@pytest.mark.parametrize("locale", KNOWN.values(), ids=str)
def test_a_file_has_the_name_of_its_locale(locale: Locale) -> None:
    assert (LOCALES_FOLDER / f"{locale.code.lower().replace('-', '_')}.py").exists()
