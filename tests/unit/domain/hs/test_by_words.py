"""The ranking of codes by words: what is shown, in which order, and how much of it."""

from typing import Any

import pytest

from portolan.domain.hs import by_words as ranking
from portolan.domain.hs.by_words import Found, by_words
from portolan.domain.hs.code import Level
from portolan.domain.hs.result import MatchReason
from portolan.domain.hs.search import MOST_MATCHES
from portolan.domain.hs.store import HsStore

WHY = MatchReason.PART


class Rows:
    """Stands in for the store: answers every query with the same rows."""

    def __init__(self, *results: tuple[str, str, float]) -> None:
        self._rows = [
            {"id": number, "code": code, "level": level, "rank": -rarity}
            for number, (code, level, rarity) in enumerate(results)
        ]

    def query(self, _statement: str, _values: tuple[object, ...]) -> list[dict[str, Any]]:
        """All the rows."""
        return self._rows


def some(*result: tuple[str, str, float]) -> list[str]:
    return list(ranking._with_some(Rows(*result), ["tea", "pot"]))  # type: ignore[arg-type]  # a stand-in


def ordered(*levels: str, leading: bool) -> list[str]:
    rows = Rows(*((level, level, 1.0) for level in levels)).query("", ())
    leads = set(range(len(levels))) if leading else set()
    return list(ranking._ranked(rows, WHY, leads))  # type: ignore[arg-type]  # a stand-in


def test_of_codes_with_some_of_the_words_the_poor_ones_are_not_shown() -> None:
    assert some(("1", "heading", 10), ("2", "heading", 5), ("3", "heading", 2)) == ["1", "2"]


def test_how_good_a_code_is_depends_on_its_level_too() -> None:
    """Beside a subheading a section of the same rarity is little worth."""
    assert some(("1", "subheading", 10), ("2", "section", 4)) == ["1"]
    assert some(("1", "subheading", 10), ("2", "heading", 4)) == ["1", "2"]


def test_no_word_that_is_known_shows_nothing() -> None:
    assert some() == []


@pytest.mark.parametrize(
    ("leading", "order"),
    [
        (False, ["heading", "chapter", "subheading", "section"]),
        (True, ["chapter", "heading", "subheading", "section"]),
    ],
)
def test_of_equal_texts_the_level_decides(order: list[str], *, leading: bool) -> None:
    assert {*order} == {level.value for level in Level}
    assert ordered(*reversed(order), leading=leading) == order


def test_a_text_that_begins_with_the_words_comes_first_in_each_level() -> None:
    for level in Level:
        rows = Rows(("within", level.value, 1.1), ("begins", level.value, 1.0)).query("", ())
        assert list(ranking._ranked(rows, WHY, {1})) == ["begins", "within"]  # type: ignore[arg-type]  # a stand-in


def test_three_letters_are_a_beginning_and_two_are_none(store: HsStore) -> None:
    assert set(by_words(store, ["gno"], 5).values()) == {Found(MatchReason.PART)}
    assert by_words(store, ["gn"], 5) == {}


def test_a_chinese_character_is_the_beginning_of_pairs(store: HsStore) -> None:
    assert "0902" in by_words(store, ["茶"], MOST_MATCHES)


def test_a_common_word_gives_as_many_codes_as_are_ever_shown(store: HsStore) -> None:
    most = list(by_words(store, ["steel"], MOST_MATCHES))
    assert len(most) == MOST_MATCHES
    assert list(by_words(store, ["steel"], 3)) == most[:3]


def test_what_has_all_the_words_is_not_mixed_with_what_has_some(store: HsStore) -> None:
    for words in (["cotton", "shirts"], ["tea"], ["machines"]):
        reasons = {one.why for one in by_words(store, words, MOST_MATCHES).values()}
        assert MatchReason.PART not in reasons
    reasons = {one.why for one in by_words(store, ["cotton", "hammock"], 9).values()}
    assert reasons == {MatchReason.PART}


def test_own_texts_come_before_the_texts_above(store: HsStore) -> None:
    reasons = [one.why for one in by_words(store, ["tea"], MOST_MATCHES).values()]
    own = [at for at, why in enumerate(reasons) if why is MatchReason.OWN]
    above = [at for at, why in enumerate(reasons) if why is MatchReason.ABOVE]
    assert own
    assert above
    assert max(own) < min(above)
