"""What search engines show: long enough to say something, short enough to be shown whole."""

import re
from collections import defaultdict
from urllib.parse import urlsplit

import pytest
from flask import Flask, Response

from portolan.core.line_width import line_width, shortened
from portolan.web import section
from portolan.web.page import Page
from tests.conftest import BASE

SHORTEST, LONGEST, LONGEST_TITLE = 70, 160, 70
TITLE = re.compile(r"<title>([^<]*)</title>")
DESCRIPTION = re.compile(r'<meta name="description" content="([^"]*)"')
LOCATION = re.compile("<loc>([^<]+)</loc>")
Heads = dict[str, tuple[str, str]]
"""Title and description, by address."""


def heads_of(app: Flask, base_url: str) -> Heads:
    """The heads of all pages of the sitemap, as their views give them: nothing is drawn."""
    client, pages = app.test_client(), list[Page]()
    maps = LOCATION.findall(client.get("/sitemap.xml", base_url=base_url).text)
    listed = [
        urlsplit(one).path
        for each in maps
        for one in LOCATION.findall(client.get(urlsplit(each).path, base_url=base_url).text)
    ]

    def note(page: Page) -> Response:
        pages.append(page)
        return Response()

    addresses = app.url_map.bind("")
    with app.test_request_context(base_url=base_url), pytest.MonkeyPatch.context() as patch:
        patch.setattr(section, "respond", note)
        app.preprocess_request()
        for path in listed:
            endpoint, values = addresses.match(path or "/")
            app.view_functions[endpoint](**values)
    metadata = [(page.body.full_title, page.metadata.short_description) for page in pages]
    return dict(zip(listed, metadata, strict=True))


@pytest.mark.parametrize("code", BASE)
def test_no_head_stands_twice_and_each_fits(app: Flask, code: str) -> None:
    heads = heads_of(app, BASE[code])
    assert len(heads) > 6_000
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
