"""The terms of the trade: one translation each."""

from pathlib import Path

import pytest
from babel.messages.catalog import Message

from portolan.content.translation.check import misnamed
from portolan.content.translation.terms import SettledTerm, read_terms, term_faults, write_glossary
from portolan.core.locale import Locale
from tests.support.locales import ZH_CN

SHEET = [SettledTerm("safety data sheet", "", "安全技术说明书", ("安全数据单",))]


def test_a_forbidden_word_is_named() -> None:
    [fault] = term_faults(Message("Safety data sheets", "安全数据单"), SHEET)
    assert fault == "safety data sheet is 安全技术说明书, not 安全数据单"


def test_other_texts_may_use_the_word() -> None:
    assert not list(term_faults(Message("A list of data", "安全数据单"), SHEET))


def test_a_comment_of_the_entry_excepts_a_word() -> None:
    message = Message("Safety data sheet", "安全数据单", user_comments=["terms: 安全数据单"])
    assert not list(term_faults(message, SHEET))


@pytest.mark.parametrize(
    ("english", "chinese"),
    [
        ("Container demurrage", "集装箱滞期费"),
        ("Detention charges", "滞期费"),
        ("Blank sailings", "跳港"),
        ("Well-to-wheel emissions", "全周期排放"),
        ("Emissions factors", "排放系数"),
        ("SDS needed", "安全数据单"),
        ("40 nautical miles", "40 nm"),
        ("Incheon airport", "仁川港"),
        ("Portolan Capital", "供应链融资"),
    ],
)
def test_the_settled_terms_are_held(english: str, chinese: str) -> None:
    assert list(term_faults(Message(english, chinese), read_terms(ZH_CN)))


@pytest.mark.parametrize(
    ("english", "chinese"),
    [
        ("working capital", "供应链融资"),
        ("{{nm}} nautical miles", "{{nm}}海里"),
        ("Blank sailings", "停航"),
    ],
)
def test_what_is_no_forbidden_word(english: str, chinese: str) -> None:
    assert not list(term_faults(Message(english, chinese), read_terms(ZH_CN)))


def test_a_glossary_names_its_language_as_catalogs_do(tmp_path: Path) -> None:
    write_glossary(tmp_path / "terms.po", ZH_CN, SHEET)
    assert '"Language: zh_CN\\n"' in (tmp_path / "terms.po").read_text(encoding="utf-8")


def test_our_catalogs_keep_to_the_terms() -> None:
    assert len(read_terms(ZH_CN)) > 10
    assert not list(misnamed())


def test_each_locale_has_a_column(tmp_path: Path) -> None:
    file = tmp_path / "terms.csv"
    rows = (
        "english,note,zh-CN,not zh-CN,de-DE,not de-DE",
        "vessel,,船舶,船只,Schiff,Boot|ein Kahn",
    )
    file.write_text("\n".join((*rows, "cargo,,,,Ladung,", "quay,,码头,,,")), encoding="utf-8")
    german = read_terms(Locale("de-DE", "de_DE", "Deutsch", "DE"), file)
    assert {one.english: one.translation for one in german} == {
        "vessel": "Schiff",
        "cargo": "Ladung",
    }
    assert [one.english for one in read_terms(ZH_CN, file)] == ["vessel", "quay"]
    assert not list(term_faults(Message("Vessels", "船只"), german))
    assert list(term_faults(Message("Vessels", "ein Kahn"), german))
