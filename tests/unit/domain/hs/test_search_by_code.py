"""Search by digits, in every spelling."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.hs.code import Level
from portolan.domain.hs.codes import all_codes
from portolan.domain.hs.record import HsCode
from portolan.domain.hs.result import MatchReason
from portolan.domain.hs.search import search
from portolan.domain.hs.store import HsStore

CODES = [code for code in all_codes() if code.code.isdigit()]


def matches(store: HsStore, text: str, limit: int = 4) -> list[tuple[str, MatchReason]]:
    return [(match.code.code, match.why) for match in search(store, text, limit).matches]


@pytest.mark.parametrize(
    "text",
    [
        *("851713", "8517.13", "85 17 13", "85-17-13", "HS 8517.13", "hs code: 851713"),
        *("HTS 8517.13", "subheading 8517.13", "编码 851713", "海关编码：8517.13", "８５１７１３"),
    ],
)
def test_a_code_in_any_spelling_is_itself(store: HsStore, text: str) -> None:
    assert matches(store, text) == [("851713", MatchReason.EXACT)]


@pytest.mark.parametrize(
    ("text", "first"),
    [
        *(("chapter 9", "09"), ("Ch. 84", "84"), ("第84章", "84"), ("第八十四章", "84")),
        *(("第七章", "07"), ("section xvi", "XVI"), ("第十六类", "XVI"), ("第二十一类", "XXI")),
    ],
)
def test_sections_and_chapters_by_their_number(store: HsStore, text: str, first: str) -> None:
    assert matches(store, text)[0] == (first, MatchReason.EXACT)


def test_what_lies_below_follows(store: HsStore) -> None:
    assert matches(store, "8806", 3) == [
        ("8806", MatchReason.EXACT),
        ("880610", MatchReason.BELOW),
        ("880621", MatchReason.BELOW),
    ]


def test_national_digits_are_cut(store: HsStore) -> None:
    assert matches(store, "8471.30.00.00") == [("847130", MatchReason.NATIONAL)]


def test_a_beginning_finds_what_begins_so(store: HsStore) -> None:
    assert matches(store, "880", 3) == [
        ("8801", MatchReason.BEGINS),
        ("8802", MatchReason.BEGINS),
        ("8804", MatchReason.BEGINS),
    ]
    assert matches(store, "88062", 2) == [
        ("880621", MatchReason.BEGINS),
        ("880622", MatchReason.BEGINS),
    ]


def test_a_zero_lost_in_a_spreadsheet_is_put_back(store: HsStore) -> None:
    assert matches(store, "90121") == [
        ("090121", MatchReason.EXACT),
        ("901210", MatchReason.BEGINS),
    ]
    assert matches(store, "9012.1") == [("901210", MatchReason.BEGINS)]


def test_what_does_not_exist_leads_to_the_nearest(store: HsStore) -> None:
    assert matches(store, "8517.15", 2) == [
        ("851711", MatchReason.NEAREST),
        ("851713", MatchReason.NEAREST),
    ]
    assert {why for _, why in matches(store, "77")} == {MatchReason.NEAREST}


@pytest.mark.parametrize("text", ["77", "770000", "999999"])
def test_without_a_heading_the_chapters_around_are_the_nearest(store: HsStore, text: str) -> None:
    results = search(store, text, 30)
    assert results.is_of_no_code
    assert {match.code.level for match in results.matches} == {Level.CHAPTER}
    assert {match.code.code[0] for match in results.matches} == {text[0]}


@pytest.mark.parametrize(
    "text", ["8517", "85171", "8517130099", "laptop", "zzzzqq", "laptop 770000"]
)
def test_what_exists_or_was_asked_in_words_is_no_missing_code(store: HsStore, text: str) -> None:
    assert not search(store, text).is_of_no_code


def test_a_code_among_words_comes_first(store: HsStore) -> None:
    results = matches(store, "bicycle 8517.13", 3)
    assert results[:2] == [("851713", MatchReason.EXACT), ("8712", MatchReason.EVERYDAY)]


def test_a_subheading_comes_with_its_heading(store: HsStore) -> None:
    match = search(store, "851713").matches[0]
    assert match.heading is not None
    assert match.heading.code == "8517"
    assert search(store, "8517").matches[0].heading is None


@given(st.sampled_from(CODES))
def test_every_code_is_found_by_its_print(store: HsStore, code: HsCode) -> None:
    assert matches(store, code.dotted)[0] == (code.code, MatchReason.EXACT)


@given(st.text("0123456789. -", min_size=1, max_size=40))
def test_any_digits_have_an_answer(store: HsStore, text: str) -> None:
    assert len(matches(store, text, 5)) <= 5
