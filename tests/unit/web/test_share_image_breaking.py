"""Where the titles of pictures break."""

import pytest

from portolan.web.share_images.breaking import balanced, filled, phrases, pieces
from tests.support.locales import ZH_CN


def cut(title: str) -> list[str]:
    return [one.words for one in pieces(title, ZH_CN)]


@pytest.mark.parametrize(
    ("title", "parts"),
    [
        ("Ocean freight", ["Ocean", "freight"]),
        ("Read-only and/or", ["Read-", "only", "and/", "or"]),
        ("海运", ["海", "运"]),
        ("Portolan海运", ["Portolan", "海", "运"]),
        ("Incoterms 2020 in use", ["Incoterms 2020", "in", "use"]),
        ("2026年4月", ["2026年4月"]),
        ("  ", []),
    ],
)
def test_a_title_is_cut_wherever_a_line_may_end(title: str, parts: list[str]) -> None:
    assert cut(title) == parts


@pytest.mark.parametrize("sign", "，。：；？！）」")
def test_no_line_begins_with_a_closing_sign(sign: str) -> None:
    assert cut(f"甲乙{sign}丙") == ["甲", f"乙{sign}", "丙"]


@pytest.mark.parametrize("sign", "（「《“")
def test_no_line_ends_with_an_opening_sign(sign: str) -> None:
    assert cut(f"甲{sign}乙") == ["甲", f"{sign}乙"]


def test_phrases_part_after_punctuation_and_before_brackets() -> None:
    title = "碳排放：怎样算（Lay days），谁来算"
    assert [one.words for one in phrases(pieces(title, ZH_CN))] == [
        "碳排放：",
        "怎样算",
        "（Lay days），",
        "谁来算",
    ]


def test_lines_are_of_about_the_same_width() -> None:
    parts = pieces("aaaa bbbb cccc d", ZH_CN)
    assert len(filled(parts, 14, len)) == 2
    assert balanced(parts, 2, 14, len) == ["aaaa bbbb", "cccc d"]


def test_no_balanced_line_is_too_wide() -> None:
    # Of equal widths would be "aaaaaaaaaa b" and "cccccccccc", but only 11 fit.
    parts = pieces("aaaaaaaaaa b cccccccc", ZH_CN)
    assert balanced(parts, 2, 11, len) == ["aaaaaaaaaa", "b cccccccc"]


def test_a_chinese_line_rather_ends_with_a_phrase() -> None:
    parts = pieces("一二三四五，六七八九十百千", ZH_CN)
    assert balanced(parts, 2, 13, len) == ["一二三四五，", "六七八九十百千"]
    parts = pieces("一二三四，五六七八九十百千", ZH_CN)
    assert balanced(parts, 2, 13, len) == ["一二三四，", "五六七八九十百千"]


def test_what_cannot_be_balanced_is_filled() -> None:
    assert balanced(pieces("aaaaaaaaaaaa b", ZH_CN), 2, 5, len) == ["aaaaaaaaaaaa", "b"]
    assert balanced(pieces("a b", ZH_CN), 3, 5, len) == ["a b"]
