"""What search engines show: long enough to say something, short enough to be shown whole."""

import re
from html import unescape
from urllib.parse import urlsplit

import pytest
from flask import Flask

from portolan.content.types import CONTENT_TYPES
from portolan.core.line_width import line_width, shortened
from portolan.web.content import store
from portolan.web.section import sections_of
from tests.support.checking_client import CheckingClient

SHORTEST, LONGEST, LONGEST_TITLE = 70, 160, 70
EVERY = 30
"""Of the thousands of pages of a data set every thirtieth is looked at."""
TITLE = re.compile(r"<title>([^<]*)</title>")
DESCRIPTION = re.compile(r'<meta name="description" content="([^"]*)"')


def ill_sized(described: dict[str, str]) -> dict[str, int]:
    """The widths that are too small or too large, by address."""
    return {
        path: line_width(text)
        for path, text in described.items()
        if not SHORTEST <= line_width(text) <= LONGEST
    }


def test_each_document_describes_itself_at_length(app: Flask, locale: str) -> None:
    with app.app_context():
        kinds = list(CONTENT_TYPES.values())
        described = {doc.path: doc.summary for kind in kinds for doc in store().all(kind, locale)}
    assert len(described) > 350
    assert ill_sized(described) == {}


def test_each_list_and_tool_describes_itself_at_length(
    app: Flask, client: CheckingClient, base_url: str
) -> None:
    described = {}
    for path in sorted(path for each in sections_of(app) for path in each.listed_pages):
        if result := DESCRIPTION.search(client.get(path, base_url=base_url).text):
            described[path] = unescape(result[1])
    assert len(described) > 35
    assert ill_sized(described) == {}


@pytest.mark.parametrize("family", ["hs-codes", "airports"])
def test_pages_of_data_have_heads_that_fit(
    client: CheckingClient, base_url: str, family: str
) -> None:
    sitemap = client.get(f"/sitemaps/{family}.xml", base_url=base_url).text
    paths = [urlsplit(one).path for one in re.findall(r"<loc>([^<]+)</loc>", sitemap)][::EVERY]
    pages = {path: client.get(path, base_url=base_url).text for path in paths}
    assert len(pages) > 10
    titles = {path: unescape(TITLE.findall(page)[0]) for path, page in pages.items()}
    assert {path: one for path, one in titles.items() if line_width(one) > LONGEST_TITLE} == {}
    assert len(set(titles.values())) == len(titles)
    message = {path: unescape(DESCRIPTION.findall(page)[0]) for path, page in pages.items()}
    assert ill_sized(message) == {}


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
