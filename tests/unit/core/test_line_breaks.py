"""Where the lines of a text without spaces may break."""

import pytest

from portolan.content.translation.terms import read_terms
from portolan.core.line_breaks import unbroken
from portolan.core.locale import Script
from portolan.core.locales import locale_by_code
from tests.support.locales import ZH_CN

CHINESE = locale_by_code("zh-CN").script


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("货运术语表推出", "货运|术语表|推出"),
        ("经杰贝阿里", "经|杰贝阿里"),
        ("任命索菲娅・马林", "任命|索菲娅・|马林"),
        ("一公斤计费重量", "一公斤|计费重量"),
        ("海运：整箱、拼箱", "海运：|整箱、|拼箱"),
        ("总重（VGM）怎么申报？", "总重|（VGM）|怎么|申报？"),
        ("2026年2月6日起", "2026年2月6日|起"),
        ("约18.5吨货物", "约|18.5吨|货物"),
        ("Portolan海运", "Portolan|海运"),
        ("第3章", "第3章"),
        ("", ""),
    ],
)
def test_chinese_breaks_between_words(text: str, parts: str) -> None:
    assert "|".join(unbroken(text, CHINESE)) == parts


def test_what_has_spaces_is_left_to_the_browser() -> None:
    assert unbroken("Straight lines, and others", Script()) == ["Straight lines, and others"]


def test_no_term_of_the_trade_is_broken() -> None:
    assert [
        one.translation for one in read_terms(ZH_CN) if len(unbroken(one.translation, CHINESE)) > 1
    ] == []
