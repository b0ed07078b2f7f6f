"""What search engines show: long enough to say something, short enough to be shown whole."""

import re
from collections import defaultdict
from html import unescape
from urllib.parse import urlsplit

import pytest
from flask import Flask

from portolan.core.line_width import line_width, shortened
from tests.conftest import BASE
from tests.support.matrix import sampled
from tests.support.walked import Seen, Walks

SHORTEST, LONGEST, LONGEST_TITLE = 70, 160, 70
TITLE = re.compile(r"<title>([^<]*)</title>")
LOCATION = re.compile("<loc>([^<]+)</loc>")


def listed(app: Flask, base_url: str) -> list[str]:
    """The paths of all pages of the sitemap."""
    client = app.test_client()
    return [
        urlsplit(one).path or "/"
        for each in LOCATION.findall(client.get("/sitemap.xml", base_url=base_url).text)
        for one in LOCATION.findall(client.get(urlsplit(each).path, base_url=base_url).text)
    ]


@pytest.mark.parametrize("code", BASE)
def test_no_head_stands_twice_and_each_fits(app: Flask, walked: Walks, code: str) -> None:
    pages, client = walked[code], app.test_client()
    heads = {}
    addresses = listed(app, BASE[code])
    assert len(addresses) > 6_000
    # Routes are no documents, and so not kept by the walk: one in ten is fetched.
    routes = set(sampled(10, (path for path in addresses if path not in pages)))
    for path in (one for one in addresses if one in pages or one in routes):
        page = pages.get(path) or Seen(path, 200, client.get(path, base_url=BASE[code]).text)
        heads[path] = (unescape(TITLE.findall(page.html)[0]), page.metas["description"])
    assert len(heads) > 1_500
    for number, (shortest, longest) in enumerate(((1, LONGEST_TITLE), (SHORTEST, LONGEST))):
        texts = {path: head[number] for path, head in heads.items()}
        paths = defaultdict(list)
        for path, text in texts.items():
            paths[text].append(path)
        assert {text: each for text, each in paths.items() if len(each) > 1} == {}
        assert [path for path, text in texts.items() if not fits(text, shortest, longest)] == []


def fits(text: str, shortest: int, longest: int) -> bool:
    """Whether the text is as wide as search engines show it."""
    return shortest <= line_width(text) <= longest


@pytest.mark.parametrize(
    ("text", "view"),
    [
        ("Horses; live, pure-bred", "Horses; live, pure-bred"),
        ("Horses; live, pure-bred and other animals", "Horses; live, pure-bred…"),
        ("子目 0101：马、驴、驡（活动物）", "子目 0101：马、驴、驡…"),
    ],
)
def test_a_long_text_is_cut_where_a_word_ends(text: str, view: str) -> None:
    assert shortened(text, 25) == view
