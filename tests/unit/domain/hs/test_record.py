"""Records of codes and notes, in the language of their reader."""

from portolan.domain.hs.code import Level
from portolan.domain.hs.record import HsCode, HsNote, NoteKind
from tests.support.locales import EN_US, ZH_CN

HEADING = HsCode("9102", "XVIII", "Wrist-watches", "9102-wrist-watches", {"zh": "手表"})
SUBHEADING = HsCode("910211", "XVIII", "Wrist-watches; hands only", "910211-wrist-watches")


def test_a_code_knows_its_level_and_its_print() -> None:
    assert (HEADING.level, HEADING.dotted) == (Level.HEADING, "9102")
    assert (SUBHEADING.level, SUBHEADING.dotted) == (Level.SUBHEADING, "9102.11")


def test_chinese_readers_get_chinese_where_there_is_some() -> None:
    assert HEADING.text_in(ZH_CN) == HEADING.short_in(ZH_CN) == "手表"
    assert HEADING.lang_in(ZH_CN) is None
    assert HEADING.text_in(EN_US) == "Wrist-watches"


def test_english_on_a_chinese_page_is_marked() -> None:
    assert SUBHEADING.text_in(ZH_CN) == SUBHEADING.short_in(ZH_CN) == SUBHEADING.text
    assert SUBHEADING.lang_in(ZH_CN) == "en-US"
    assert SUBHEADING.lang_in(EN_US) is None


def test_a_note_speaks_both_languages() -> None:
    note = HsNote("9102", NoteKind.IS_NOT, "Straps: 9113.", ("9113",), {"zh": "表带归入9113。"})
    assert (note.text_in(EN_US), note.text_in(ZH_CN)) == (note.text, "表带归入9113。")
