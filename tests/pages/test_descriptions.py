"""Descriptions for search engines: long enough to say something, short enough to be shown."""

import re
import unicodedata
from html import unescape

from flask import Flask

from portolan.content.types import CONTENT_TYPES
from portolan.web.content import documents
from portolan.web.section import sections_of
from tests.support.checking_client import CheckingClient

SHORTEST, LONGEST = 70, 160
DESCRIPTION = re.compile(r'<meta name="description" content="([^"]*)"')


def width(text: str) -> int:
    """How wide a line is shown: a full-width character counts two."""
    return sum(2 if unicodedata.east_asian_width(one) in "FWA" else 1 for one in text)


def ill_sized(described: dict[str, str]) -> dict[str, int]:
    """The widths that are too small or too large, by address."""
    return {
        path: width(text)
        for path, text in described.items()
        if not SHORTEST <= width(text) <= LONGEST
    }


def test_each_document_describes_itself_at_length(app: Flask, base_url: str) -> None:
    with app.test_request_context("/", base_url=base_url):
        kinds = [kind for kind in CONTENT_TYPES.values() if kind.has_page]
        described = {doc.path: doc.summary for kind in kinds for doc in documents(kind)}
    assert len(described) > 350
    assert ill_sized(described) == {}


def test_each_list_and_tool_describes_itself_at_length(
    app: Flask, client: CheckingClient, base_url: str
) -> None:
    described = {}
    for path in sorted(path for each in sections_of(app) for path in each.listed_pages):
        if found := DESCRIPTION.search(client.get(path, base_url=base_url).text):
            described[path] = unescape(found[1])
    assert len(described) > 35
    assert ill_sized(described) == {}
