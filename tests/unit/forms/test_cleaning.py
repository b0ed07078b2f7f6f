"""What is taken out of a value before anybody judges or keeps it."""

import pytest

from forms.cleaning import clean_line, clean_text, is_blank

LINES = [
    ("  Femke  ", "Femke"),
    ("\u3000林\u3000", "林"),
    ("Fem\x00ke\x1b[31m", "Femke[31m"),
    ("Femke\r\nBcc: all@example.com", "Femke Bcc: all@example.com"),
    ("Femke\u2028Bcc: all@example.com", "Femke Bcc: all@example.com"),
    ("a\tb", "a b"),
    ("محمد عبد الله", "محمد عبد الله"),
    ("می\u200cخواهم", "می\u200cخواهم"),
    ("👩\u200d🚢", "👩\u200d🚢"),
    ("gpj.\u202eexe", "gpj.exe"),
    ("\ud800x", "x"),
    (None, ""),
]


@pytest.mark.parametrize(("typed", "stored"), LINES)
def test_a_line(typed: str | None, stored: str) -> None:
    assert clean_line(typed) == stored


def test_a_text_keeps_its_paragraphs_with_one_kind_of_break() -> None:
    assert clean_text(" one\r\ntwo\rthree\n\n\tfour\v ") == "one\ntwo\nthree\n\n\tfour"


@pytest.mark.parametrize("text", ["", " ", "\u200b", "\u2060\u00ad", "\ufeff \u3000"])
def test_what_nobody_can_see_is_blank(text: str) -> None:
    assert is_blank(text)


@pytest.mark.parametrize("text", ["a", "\u200b林", "."])
def test_what_somebody_can_see_is_not(text: str) -> None:
    assert not is_blank(text)
