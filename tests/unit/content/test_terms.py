"""The terms of the trade: one translation each."""

from pathlib import Path

from babel.messages.catalog import Message

from portolan.content.translation.check import misnamed
from portolan.content.translation.terms import SettledTerm, read_terms, term_faults
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
