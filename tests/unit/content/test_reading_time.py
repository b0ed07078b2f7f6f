"""The reading time of a page, against what is known of readers.

Brysbaert, "How many words do we read per minute?", Journal of Memory and Language 109 (2019):
adults read 238 words of English non-fiction a minute, most of them between 175 and 300.
A Chinese word has about one and a half characters: at the same pace, 260 to 450 of them a minute.
"""

import pytest

from portolan.content.rendering import _minutes

ENGLISH, CHINESE = "The ship is late. ", "船舶延误了。"


@pytest.mark.parametrize(("words", "quickest", "slowest"), [(1_000, 4, 5), (4_000, 14, 20)])
def test_english_at_the_pace_of_most_adults(words: int, quickest: int, slowest: int) -> None:
    assert quickest <= _minutes(ENGLISH * (words // 4)) <= slowest


@pytest.mark.parametrize(("characters", "quickest", "slowest"), [(2_000, 4, 6), (8_000, 17, 24)])
def test_chinese_at_the_pace_of_most_adults(characters: int, quickest: int, slowest: int) -> None:
    assert quickest <= _minutes(CHINESE * (characters // 5)) <= slowest


def test_a_text_and_its_translation_take_about_as_long() -> None:
    """A Chinese text has one and a half to two characters for each word of the English one."""
    english = _minutes(ENGLISH * 1_000)
    assert _minutes(CHINESE * 1_200) <= english * 1.1
    assert _minutes(CHINESE * 1_600) >= english * 0.9


def test_terms_in_the_other_script_take_their_time() -> None:
    both = _minutes(CHINESE * 400 + ENGLISH * 250)
    assert both == pytest.approx(_minutes(CHINESE * 400) + _minutes(ENGLISH * 250), abs=1)


@pytest.mark.parametrize("text", ["", "Late.", "延误"])
def test_nothing_is_read_in_no_time(text: str) -> None:
    assert _minutes(text) == 1
