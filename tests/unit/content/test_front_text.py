"""The texts inside front matter: found in order, put back in order."""

import pytest

from portolan.content import front_text

META = {
    "summary": "One sentence.",
    "learn": ["this", "that"],
    "questions": [
        {"question": "Why?", "answer": "Because."},
        {"question": "When?", "answer": "Now."},
    ],
    "empty": None,
}


@pytest.mark.parametrize(
    ("key", "texts"),
    [
        ("summary", ["One sentence."]),
        ("learn", ["this", "that"]),
        ("questions.answer", ["Because.", "Now."]),
        ("empty", []),
        ("missing", []),
        ("missing.inner", []),
    ],
)
def test_texts_are_found_in_order(key: str, texts: list[str]) -> None:
    assert front_text.texts(META, key) == texts


def test_texts_are_put_back_where_they_were() -> None:
    meta = dict(META)
    front_text.put(meta, "summary", ["一句。"])
    front_text.put(meta, "learn", ["这", "那"])
    front_text.put(meta, "questions.answer", ["因为。", "现在。"])
    assert meta["summary"] == "一句。"
    assert meta["learn"] == ["这", "那"]
    assert meta["questions"] == [
        {"question": "Why?", "answer": "因为。"},
        {"question": "When?", "answer": "现在。"},
    ]


def test_a_text_too_many_is_an_error() -> None:
    with pytest.raises(ValueError, match="zip"):
        front_text.put(dict(META), "questions.answer", ["one"])
