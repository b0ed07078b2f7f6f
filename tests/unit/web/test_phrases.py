"""Where the lines of a title without spaces may break."""

import re

import pytest
from flask import Flask

from portolan.web.templating import phrases
from tests.conftest import BASE


@pytest.mark.parametrize(
    ("title", "parts"),
    [
        ("更正：一个航程，三个距离", ["更正：", "一个<wbr>航程，", "三个<wbr>距离"]),
        ("海运出口操作（汉堡）", ["海运<wbr>出口<wbr>操作", "（汉堡）"]),
        ("集装箱总重（VGM）怎么申报？", ["集装箱<wbr>总重", "（VGM）<wbr>怎么<wbr>申报？"]),
        ("欧盟《零毁林法案》", ["欧盟", "《零毁林法案》"]),
    ],
)
def test_chinese_parts_after_punctuation_and_before_brackets(
    app: Flask, title: str, parts: list[str]
) -> None:
    with app.test_request_context("/", base_url=BASE["zh-CN"]):
        app.preprocess_request()
        assert re.findall(r'<span class="ph">(.*?)</span>', phrases(title)) == parts


def test_english_breaks_at_spaces(app: Flask) -> None:
    with app.test_request_context("/"):
        assert phrases("Straight lines (and others)") == "Straight lines (and others)"
