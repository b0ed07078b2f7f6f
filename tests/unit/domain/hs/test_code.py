"""Codes of the Harmonized System, as people write them and as addresses hold them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.hs.code import (
    ROMAN_NUMBERS,
    Level,
    addressed,
    digits,
    dotted,
    level_of,
    parent_of,
    section_number,
)

CODES = st.sampled_from([2, 4, 6]).flatmap(
    lambda length: st.text("0123456789", min_size=length, max_size=length)
)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("847130", "847130"),
        ("8471.30", "847130"),
        ("84.71.30", "847130"),
        ("84 71 30", "847130"),
        ("84-71", "8471"),
        (" 8471.30.00.00 ", "8471300000"),
        ("８４７１", "8471"),
        ("8471 laptop", None),
        ("٨٤٧١", None),
        (".8471", None),
        ("", None),
    ],
)
def test_digits_are_read_in_any_spelling(written: str, meant: str | None) -> None:
    assert digits(written) == meant


@given(CODES, st.lists(st.sampled_from(["", ".", " ", "-", " - ", "/"]), min_size=6, max_size=6))
def test_what_stands_between_the_digits_does_not_matter(code: str, between: list[str]) -> None:
    spelled = code[0] + "".join(
        sign + digit for sign, digit in zip(between, code[1:], strict=False)
    )
    assert digits(spelled) == code


@pytest.mark.parametrize(
    ("code", "level", "parent", "printed"),
    [
        ("XVI", Level.SECTION, None, "XVI"),
        ("84", Level.CHAPTER, None, "84"),
        ("8471", Level.HEADING, "84", "8471"),
        ("847130", Level.SUBHEADING, "8471", "8471.30"),
    ],
)
def test_the_digits_tell_the_level(
    code: str, level: Level, parent: str | None, printed: str
) -> None:
    assert (level_of(code), parent_of(code), dotted(code)) == (level, parent, printed)


def test_there_are_twenty_one_sections() -> None:
    assert len(ROMAN_NUMBERS) == len(set(ROMAN_NUMBERS)) == 21
    assert (ROMAN_NUMBERS[0], ROMAN_NUMBERS[3], ROMAN_NUMBERS[-1]) == ("I", "IV", "XXI")


@pytest.mark.parametrize("number", ROMAN_NUMBERS)
def test_a_section_is_known_by_its_number(number: str) -> None:
    assert section_number(f" Section {number.lower()} ") == number
    assert addressed(f"section-{number.lower()}-whatever-it-is-called") == number


@pytest.mark.parametrize("text", ["IIII", "XXII", "VX", "section", "mix", "section of pipe", ""])
def test_other_letters_are_no_section(text: str) -> None:
    assert section_number(text) is None


@pytest.mark.parametrize(
    ("segment", "code"),
    [
        ("870380-vehicles-with-only-electric-motor", "870380"),
        ("870380", "870380"),
        ("8703.80", "870380"),
        ("87 03", "8703"),
        ("8703-80", "870380"),
        ("8703801000", "870380"),
        ("293292-1-1-3-benzodioxol-5-yl-propan-2-one", "293292"),
        ("84-machinery", "84"),
        ("870-vehicles", None),
        ("vehicles-870380", None),
        ("section-xxv-robots", None),
        ("section", None),
    ],
)
def test_an_address_names_its_code_first(segment: str, code: str | None) -> None:
    assert addressed(segment) == code


@given(CODES, st.text("abcdefghijklmnopqrstuvwxyz0123456789-", max_size=60))
def test_any_slug_leads_to_the_code_before_it(code: str, slug: str) -> None:
    assert addressed(f"{code}-x{slug}") == code


@given(st.text(max_size=200))
def test_any_segment_has_an_answer(segment: str) -> None:
    code = addressed(segment)
    assert code is None or code in ROMAN_NUMBERS or (code.isdigit() and len(code) in (2, 4, 6))
