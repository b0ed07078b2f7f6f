"""Titles are set as large as they fit, whatever their length."""

from itertools import pairwise

import pytest

from portolan.core.locale import LATIN, Locale
from portolan.core.locales import LOCALES
from portolan.web.share_images.glyphs import Alphabet, Glyph
from portolan.web.share_images.layout import (
    CAPITALS,
    CHINESE,
    ELLIPSIS,
    ENGLISH,
    Box,
    TitleLayout,
    advance,
    fitted,
)
from tests.support.locales import EN_US, ZH_CN

BOX = Box(984, 296)


def alphabet(words: str, kerns: dict[tuple[str, str], int] | None = None) -> Alphabet:
    """Letters of half an em, and Chinese ones of a whole."""
    return Alphabet(
        {
            each: Glyph(LATIN, each, 500 if each.isascii() else 1_000, 50, "M0 0h1")
            for each in words + ELLIPSIS
        },
        kerns or {},
    )


def fit(title: str, locale: Locale) -> TitleLayout:
    setting = fitted(title, alphabet(title), locale, BOX)
    assert setting is not None
    return setting


def test_a_short_title_has_the_largest_size() -> None:
    assert fit("Glossary", EN_US).size == max(ENGLISH.sizes)
    assert fit("海运", ZH_CN).size == max(CHINESE.sizes)


def test_longer_titles_are_smaller() -> None:
    sizes = [fit("freight " * words, EN_US).size for words in (1, 3, 6, 12, 20)]
    assert all(longer < shorter for shorter, longer in pairwise(sizes))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("unit", ["freight ", "x", "滞期费", "滞期费，", "Incoterms 2020 的 "])
@pytest.mark.parametrize("times", [1, 4, 13, 40, 200])
def test_every_title_stays_in_its_box(locale: Locale, unit: str, times: int) -> None:
    title = unit * times
    letters = alphabet(title)
    setting = fitted(title, letters, locale, BOX)
    assert setting is not None
    widest = max(advance(line, letters, setting.tracking) for line in setting.lines)
    height = CAPITALS + (len(setting.lines) - 1) * setting.leading
    # A word of the smallest size that is cut may end with the ellipsis just outside.
    assert widest * setting.size <= BOX.width + setting.size
    assert height * setting.size <= BOX.height


def test_a_title_that_fits_loses_nothing() -> None:
    title = "Carbon border reporting: what an importer now has to know"
    assert " ".join(fit(title, EN_US).lines) == title


def test_a_title_without_end_has_an_ellipsis() -> None:
    setting = fit("freight, " * 200, EN_US)
    assert setting.size == min(ENGLISH.sizes)
    assert setting.lines[-1].endswith(f"freight{ELLIPSIS}")


def test_a_word_without_end_is_cut_into_lines() -> None:
    setting = fit("x" * 120, EN_US)
    assert len(setting.lines) > 1
    assert "".join(setting.lines) == "x" * 120


def test_whole_phrases_are_worth_a_smaller_size() -> None:
    assert fit("滞期费与滞箱费怎样计算，我又如何避免这两笔费用？", ZH_CN).lines == (
        "滞期费与滞箱费怎样计算，",
        "我又如何避免这两笔费用？",
    )


def test_a_phrase_too_long_for_a_line_is_torn() -> None:
    setting = fit("推出中国经杰贝阿里到欧洲的海空联运服务并且公布全部费用明细", ZH_CN)
    assert len(setting.lines) > 1


def test_only_what_has_an_outline_is_set() -> None:
    known = alphabet("Ocean freight")
    setting = fitted("Ocean ☃ freight", known, EN_US, BOX)
    assert setting is not None
    assert " ".join(setting.lines) == "Ocean freight"
    assert fitted("☃☃", known, EN_US, BOX) is None
    assert fitted("Ocean", Alphabet(), EN_US, BOX) is None


def test_pairs_and_tracking_count_in_the_width() -> None:
    letters = alphabet("AV", {("A", "V"): -100})
    assert advance("AV", letters) == pytest.approx(0.9)
    assert advance("VA", letters) == pytest.approx(1.0)
    assert advance("AV", letters, tracking=-0.05) == pytest.approx(0.85)
