"""Units of measure as a language writes them: Chinese pages spell them out, in drawings too."""

import re
from html import unescape

import pytest
from flask import Flask

from portolan.core.measures import measure
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient
from tests.support.urls import RELEASED
from tests.support.walked import Walks

UNSEEN = re.compile(
    r"<(script|style|code|pre)\b.*?</\1>|<(\w+)[^>]* (?:lang=\"en|class=\"code\")[^<]*</\2>",
    re.DOTALL,
)
TAG = re.compile(r"<[^>]+>")
# Grams are left out: 0.8g is an acceleration.
LATIN = re.compile(
    r"\d[ \u00a0]?(?:kg(?:/m²)?|km|nm|t|m|cm|mm|m²|m³|kn|t·km)(?![\w²³])|kg CO₂e|CO₂e/t"
)


def latin_units(html: str) -> list[str]:
    """The units of a page that are symbols behind a figure."""
    text = unescape(TAG.sub("", UNSEEN.sub("", html)))
    return [text[max(0, one.start() - 20) : one.end()] for one in LATIN.finditer(text)]


def test_a_symbol_is_seen() -> None:
    assert latin_units("<p>约<b>18.5</b> t，<code>5 km</code>18.5吨</p>") == ["约18.5 t"]
    assert latin_units('<td>每吨<small>kg CO₂e</small></td><p class="code">7 m</p>') == [
        "每吨kg CO₂e"
    ]


def test_no_chinese_document_has_one(walked: Walks) -> None:
    pages = walked["zh-CN"].items()
    assert {path: found for path, page in pages if (found := latin_units(page.html))} == {}


@pytest.mark.parametrize("path", RELEASED.values(), ids=RELEASED)
def test_no_chinese_template_has_one(client: CheckingClient, path: str) -> None:
    assert latin_units(client.get(path, base_url=BASE["zh-CN"]).text) == []


@pytest.mark.parametrize(
    ("locale", "text"), [("en-US", "1,200 kg/m²"), ("zh-CN", "1,200公斤/平方米")]
)
def test_a_figure_is_written_with_its_unit(app: Flask, locale: str, text: str) -> None:
    with app.test_request_context("/", base_url=BASE[locale]):
        app.preprocess_request()
        assert measure("1,200", "kg/m²") == text
