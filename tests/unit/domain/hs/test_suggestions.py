"""Mistyped words: what is suggested finds something."""

import pytest

from portolan.domain.hs.search import search
from portolan.domain.hs.store import HsStore
from portolan.domain.hs.suggestions import likeliest, suggestions


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("bycicle", "bicycle"),
        ("refridgerator", "refrigerator"),
        ("Bananna", "banana"),
        ("soler pannel", "solar panel"),
        ("soler panel", "solar panel"),
        ("electronic cigarete", "electronic cigarette"),
        ("umberella", "umbrella"),
        ("ceremic tiles", "ceramic tiles"),
    ],
)
def test_a_slip_leads_to_the_word(store: HsStore, typed: str, meant: str) -> None:
    suggested = search(store, typed).suggestions
    assert suggested[0] == meant
    assert search(store, meant).matches


def test_what_is_found_needs_no_suggestion(store: HsStore) -> None:
    assert search(store, "bicycle").suggestions == ()
    assert search(store, "8471").suggestions == ()


def test_what_is_like_nothing_has_no_suggestion(store: HsStore) -> None:
    answer = search(store, "qqqqxxxxzzzz")
    assert (answer.matches, answer.suggestions) == ((), ())


WORDS = {"toaster": 9, "toasters": 2, "toasted": 1, "bread": 5, "breed": 7}


def suggested(*typed: str, known: str = "", worth: dict[str, int] | None = None) -> tuple[str, ...]:
    return suggestions(
        WORDS,
        typed,
        is_known=lambda run: run == known,
        worth=lambda runs: (worth or {}).get(" ".join(runs), 0),
    )


def test_forms_of_one_word_are_suggested_once() -> None:
    assert suggested("toastre") == ("toaster", "toasted")


def test_of_equally_like_words_the_commoner_leads() -> None:
    assert suggested("bread", known="bread") == ()
    assert suggested("brexd") == ("breed", "bread")


def test_what_answers_leads_and_the_rest_is_left_out() -> None:
    assert suggested("brexd", worth={"bread": 1}) == ("bread",)
    assert suggested("brexd", worth={"bread": 1, "breed": 2}) == ("breed", "bread")


def test_a_known_word_stays_and_one_like_nothing_goes() -> None:
    assert suggested("rye", "brexd", known="rye") == ("rye breed", "rye bread")
    assert suggested("qqqqq", "brexd") == ("breed", "bread")


@pytest.mark.parametrize(
    ("query", "suggested", "meant"),
    [
        ("umbrela", ["umbrella"], "umbrella"),
        ("Hedphones", ["telephones", "headphones", "earphones"], "headphones"),
        ("bycicle", ["bicycle"], "bicycle"),
        ("brexd", ["breed", "bread"], None),
        ("sok", ["sock"], "sock"),
        ("qat", ["tax"], None),
        ("qqqq", [], None),
    ],
)
def test_one_reading_is_far_likelier(query: str, suggested: list[str], meant: str | None) -> None:
    assert likeliest(query, suggested) == meant
