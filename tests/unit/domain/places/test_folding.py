"""Folding: what makes no difference to a name, and that nothing typed can break it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.places.folding import LONGEST, folded, lookup_name, plain_latin, typed_parts


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Göteborg", "goteborg"),
        ("ŁÓDŹ", "lodz"),
        ("Reykjavík", "reykjavik"),
        ("Straße", "strasse"),
        ("Xi'an", "xian"),
        ("O’Hare", "ohare"),
        ("L.A.", "la"),
        ("Fos-sur-Mer", "fos sur mer"),
        ("紐約", "纽约"),
        ("連雲港", "连云港"),
        ("\x00Ham\tburg\x1f", "ham burg"),
    ],
)
def test_these_are_the_same(one: str, other: str) -> None:
    assert folded(one) == other == folded(other)


def test_saints_and_forts_may_be_short() -> None:
    assert lookup_name("Saint-John") == lookup_name("St. John") == "st john"
    assert lookup_name("Fort Lauderdale") == lookup_name("ft lauderdale")


def test_accents_go_and_letters_stay() -> None:
    assert plain_latin("Þórshöfn, Łódź, İzmir") == "Thorshofn, Lodz, Izmir"


@given(st.text())
def test_folding_twice_changes_nothing(text: str) -> None:
    assert folded(folded(text)) == folded(text)


@given(st.text())
def test_folded_words_have_one_space_between_them(text: str) -> None:
    assert folded(text) == " ".join(folded(text).split())


@given(st.text(max_size=400))
def test_parts_are_bounded(text: str) -> None:
    """One character may unfold to many (U+FDFA gives 18), but not to any number."""
    assert sum(map(len, typed_parts(text))) <= 18 * LONGEST


def test_parts_are_set_apart_by_commas_of_any_kind() -> None:
    assert typed_parts("Valencia, Spain") == ("valencia", "spain")
    assert typed_parts("悉尼，澳大利亚") == ("悉尼", "澳大利亚")
    assert typed_parts("ＣＮＳＨＡ") == ("cnsha",)


@pytest.mark.parametrize("text", ["", " ", ",", "!?", "x" * 81, "x" * 10_240, "\x00" * 99])
def test_what_is_no_name_has_no_parts(text: str) -> None:
    assert typed_parts(text) == ()


def test_spaces_do_not_make_a_name_too_long() -> None:
    assert typed_parts(" " * 100 + "Hamburg" + " " * 100) == ("hamburg",)
