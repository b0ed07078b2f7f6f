"""The terms of the trade: one translation each."""

from babel.messages.catalog import Message

from portolan.content.translation.check import misnamed
from portolan.content.translation.terms import SettledTerm, read_terms, term_faults

SHEET = [SettledTerm("safety data sheet", "安全技术说明书", "", ("安全数据单",))]


def test_a_forbidden_word_is_named() -> None:
    [fault] = term_faults(Message("Safety data sheets", "安全数据单"), SHEET)
    assert fault == "safety data sheet is 安全技术说明书, not 安全数据单"


def test_other_texts_may_use_the_word() -> None:
    assert not list(term_faults(Message("A list of data", "安全数据单"), SHEET))


def test_a_comment_of_the_entry_excepts_a_word() -> None:
    message = Message("Safety data sheet", "安全数据单", user_comments=["terms: 安全数据单"])
    assert not list(term_faults(message, SHEET))


def test_our_catalogs_keep_to_the_terms() -> None:
    assert len(read_terms()) > 10
    assert not list(misnamed())
