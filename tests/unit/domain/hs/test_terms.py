"""Terms of texts and queries, and the keys of names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.hs.exclusions import leading_words, split_exclusions
from portolan.domain.hs.notes import mentions
from portolan.domain.hs.terms import index_terms, key, runs, singular, spellings, terms_of


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("Men's T-Shirts", ["mens", "t", "shirts"]),
        ("Crème brûlée", ["creme", "brulee"]),
        ("LED灯具", ["led", "灯具"]),
        ("Aluminum tires", ["aluminium", "tyres"]),
        ("50 % vol.", ["50", "vol"]),
        ("…", []),
    ],
)
def test_runs(text: str, result: list[str]) -> None:
    assert runs(text) == result


def test_chinese_is_indexed_by_pairs() -> None:
    assert index_terms("自行车 8712 bike") == "自行 行车 8712 bike"
    assert terms_of("车") == ["车"]


@pytest.mark.parametrize(
    ("plural", "one"),
    [
        *(("batteries", "battery"), ("boxes", "box"), ("watches", "watch"), ("glasses", "glass")),
        *(("tyres", "tyre"), ("glass", "glass"), ("bus", "bus"), ("pies", "pie"), ("gas", "gas")),
    ],
)
def test_plurals_have_the_key_of_their_singular(plural: str, one: str) -> None:
    assert singular(plural) == one


@given(st.lists(st.text("abcdefghijklmnopqrstuvwxyz", min_size=2, max_size=8), min_size=1))
def test_spaces_and_hyphens_leave_the_key_as_it_is(words: list[str]) -> None:
    assert key(runs("-".join(words))) == key(runs(" ".join(words).upper()))


def test_no_spelling_leads_to_another() -> None:
    assert not set(spellings().values()) & spellings().keys()


@pytest.mark.parametrize(
    ("text", "own", "aside"),
    [
        ("Swine; live", "swine live", ""),
        ("Flour; other than of wheat", "flour", "other than of wheat"),
        ("Fish (excluding fillets); frozen", "fish frozen", "excluding fillets"),
        (
            "Coats, except those of heading 6203; knitted",
            "coats knitted",
            "except those of heading 6203",
        ),
        ("Tyres; of a kind used on cars, n.e.c.", "tyres on cars", ""),
    ],
)
def test_a_text_is_divided(text: str, own: str, aside: str) -> None:
    assert tuple(map(index_terms, split_exclusions(text))) == (index_terms(own), index_terms(aside))


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("Horses, asses, mules and hinnies; live", "Horses"),
        ("Wood in the rough whether or not stripped", "Wood in the rough"),
        ("家具；寝具", "家具"),
    ],
)
def test_what_a_text_begins_with(text: str, first: str) -> None:
    assert leading_words(text) == first


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("Cameras: 8525, and again 8525.", ("8525",)),
        ("Cables stay here (8544.30); lights: 8511 and 8512.", ("854430", "8511", "8512")),
        ("Jewelry over 1000 V or 2500 kg: chapters 61, 62 and 64.", ("61", "62", "64")),
        ("1000伏及以下归入8536；机器归入第84章。", ("8536", "84")),
        ("Nothing over 100 years.", ()),
    ],
)
def test_the_codes_that_a_note_names(text: str, codes: tuple[str, ...]) -> None:
    assert mentions(text) == codes
