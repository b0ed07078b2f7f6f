"""Slugs and short titles of codes."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.hs.code import addressed
from portolan.domain.hs.names import (
    JOINING,
    LONGEST_SLUG,
    LONGEST_TITLE,
    LONGEST_UNSPACED_TITLE,
    short_name,
    short_unspaced,
    slug,
)

TEXTS = st.text(st.sampled_from("abcXYZ ,;.()-'éß5"), min_size=1, max_size=300)


@pytest.mark.parametrize(
    ("code", "text", "expected"),
    [
        ("XVI", "Machinery; parts thereof", "section-xvi-machinery-parts-thereof"),
        ("6205", "Shirts; men's or boys'", "6205-shirts-mens-or-boys"),
        ("9403", "Furniture and parts thereof, n.e.c. in chapter 94", None),
        (
            "1006",
            "Rice, whether or not husked and whether or not milled, of the kinds with",
            "1006-rice-whether-or-not-husked-and-whether-or-not-milled",
        ),
    ],
)
def test_a_slug_reads_like_its_text(code: str, text: str, expected: str | None) -> None:
    assert slug(code, text) == (expected or "9403-furniture-and-parts-thereof-in-chapter-94")


@given(TEXTS)
def test_a_slug_is_short_and_plain_and_leads_to_its_code(text: str) -> None:
    made = slug("847130", text)
    assert re.fullmatch(r"847130-[a-z0-9-]*", made)
    assert "--" not in made.removeprefix("847130-")
    assert len(made) <= len("847130-") + max(LONGEST_SLUG, len(text.split("-", maxsplit=1)[0]))


@given(st.lists(st.sampled_from(["steel", "tubes", "and", "of", "copper", "with"]), min_size=2))
def test_a_cut_slug_does_not_end_in_a_joining_word(words: list[str]) -> None:
    made = slug("7304", f"pipes {' '.join(words)}")
    assert len(made) <= len("7304-") + LONGEST_SLUG
    cut = len("-".join(["pipes", *words])) > LONGEST_SLUG
    assert addressed(made) == "7304"
    assert not cut or made.rsplit("-", 1)[1] not in JOINING


def test_a_short_text_is_its_own_title() -> None:
    assert short_name("Horses; live") == "Horses; live"
    assert short_unspaced("活动物") == "活动物"


def test_a_text_of_just_the_length_is_not_cut() -> None:
    for text in ("to a line", "to a lines"):
        assert short_name(text, 9) == ("to a line" if len(text) == 9 else "to…")
        assert short_unspaced(text, 9) == ("to a line" if len(text) == 9 else "to a lin…")


def test_a_long_title_is_cut_between_words_and_says_so() -> None:
    title = short_name(
        "Vehicles; for the transport of persons and their luggage, with only a motor"
    )
    assert title == "Vehicles; for the transport of persons and their luggage…"


def test_a_long_chinese_title_is_cut_at_a_pause() -> None:
    title = short_unspaced(
        "洗碟机；瓶子及其他容器的洗涤、干燥、装填、封口、贴标签用机器；饮料充气机"
    )
    assert title == "洗碟机；瓶子及其他容器的洗涤、干燥、装填、封口…"


@given(TEXTS)
def test_titles_keep_to_their_length(text: str) -> None:
    assert len(short_name(text)) <= max(LONGEST_TITLE, len(text.split(" ", maxsplit=1)[0]) + 1)
    assert len(short_unspaced(text)) <= LONGEST_UNSPACED_TITLE
