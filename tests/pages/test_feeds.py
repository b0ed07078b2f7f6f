"""The Atom feeds: well formed, in the locale's language, the newest first, found from the list."""

from xml.etree import ElementTree

import pytest
from flask import Flask
from flask.testing import FlaskClient

from portolan.content.store import ContentStore
from portolan.content.types import CONTENT_TYPES
from tests.conftest import BASE

ATOM = "{http://www.w3.org/2005/Atom}"
FEEDS = {
    "/blog": "blog-post",
    "/research": "research-paper",
    "/company/newsroom": "news-item",
    "/global-logistics-update": "market-update",
}


@pytest.fixture(params=FEEDS)
def listed(request: pytest.FixtureRequest) -> str:
    """Each list that has a feed."""
    name: str = request.param
    return name


def test_a_feed_lists_the_newest_documents(app: Flask, listed: str, base_url: str) -> None:
    client: FlaskClient = app.test_client()
    answer = client.get(f"{listed}/feed.xml", base_url=base_url)
    assert answer.mimetype == "application/atom+xml"
    feed = ElementTree.fromstring(answer.get_data())  # noqa: S314 - our own feed
    links = [one.get("href") for one in feed.iterfind(f"{ATOM}entry/{ATOM}link")]
    store: ContentStore = app.extensions["content"]
    locale = feed.get("{http://www.w3.org/XML/1998/namespace}lang")
    docs = store.all(CONTENT_TYPES[FEEDS[listed]], str(locale))
    newest = sorted(docs, key=lambda doc: (str(doc.date), doc.slug), reverse=True)
    assert links == [base_url + doc.path for doc in newest[:20]]
    changes = [one.findtext(f"{ATOM}updated") for one in feed.iter(f"{ATOM}entry")]
    assert feed.findtext(f"{ATOM}updated") == max(map(str, changes))


def test_the_list_names_its_feed(client: FlaskClient, listed: str) -> None:
    html = client.get(listed, base_url=BASE["en-US"]).get_data(as_text=True)
    assert 'rel="alternate" type="application/atom+xml"' in html
    assert html.count(f'href="{listed}/feed.xml"') == 2
