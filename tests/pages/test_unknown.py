"""Unknown addresses under the page cache: answered as the application would, without asking it."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import Client, TestResponse

from portolan.web.page_cache.page_harvest import data_address
from portolan.web.redirects.current_rules import rule_table
from portolan.web.serving import served
from portolan.web.unknown import unknown_addresses
from tests.conftest import BASE
from tests.support.urls import TEMPLATES, every_path

NOWHERE = ("/nowhere", "/nowhere/", "/blog/nowhere", "/BLOG/Nowhere", "/wp-login.php", "/a/b/c?x=1")


@pytest.fixture
def cached(app: Flask) -> Client:
    """A visitor of the site under its page cache."""
    return Client(served(app))


def _without_etag(answer: TestResponse) -> dict[str, str]:
    names = {"etag", "vary", "content-length", "x-request-id"}
    return {name: value for name, value in answer.headers if name.lower() not in names}


@pytest.mark.parametrize("path", NOWHERE)
def test_the_answer_is_the_one_of_the_application(
    app: Flask, cached: Client, locale: str, path: str
) -> None:
    base_url = BASE[locale]
    answer = app.test_client().get(path, base_url=base_url)
    for _ in range(2):
        given = cached.get(path, base_url=base_url)
        assert (given.status_code, given.data) == (404, answer.data)
        assert _without_etag(given) == _without_etag(answer)
    assert cached.head(path, base_url=base_url).data == b""


def test_the_application_is_asked_once(
    app: Flask, cached: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    for address in BASE.values():
        assert cached.get("/nowhere", base_url=address).status_code == 404
    monkeypatch.setattr(app, "wsgi_app", None)
    for address in BASE.values():
        lang = re.findall(r'<html lang="([^"]+)"', cached.get("/else", base_url=address).text)
        assert BASE[lang[0]] == address


def test_a_script_is_answered_in_json(cached: Client) -> None:
    for accepted in ("application/json", "application/*"):
        answer = cached.get("/nowhere", base_url=BASE["en-US"], headers={"Accept": accepted})
        assert (answer.status_code, answer.mimetype) == (404, "application/json")


def _addresses(app: Flask, client: FlaskClient) -> Iterator[str]:
    """What the site has: pages, sitemaps, former addresses and views."""
    yield from TEMPLATES.values()
    yield from (rule.rule for rule in app.url_map.iter_rules() if "<" not in rule.rule)
    with app.app_context():
        yield from (re.sub(r"[:*]\w*", "x", rule.from_path) for rule in rule_table().rules)
    index = client.get("/sitemap.xml", base_url=BASE["en-US"]).text
    for file in re.findall("<loc>([^<]+)<", index):
        listed = client.get(urlsplit(file).path, base_url=BASE["en-US"]).text
        yield from (urlsplit(one).path for one in re.findall("<loc>([^<]+)<", listed))
    yield from (data_address(path) for path in TEMPLATES.values())
    yield from ("/page-data/blog/nowhere/page-data.json", "/slice-data/footer.json")
    yield from ("/Users", "/documents/x", "/sw.js", "/api/PLACES", "/blog//", "/route-search-x")
    yield "/help/115370-any-words"


def test_nothing_that_is_there_is_unknown(app: Flask, client: FlaskClient, content: Path) -> None:
    unknown = unknown_addresses(app)
    there = [path for path in _addresses(app, client) if not path.startswith("/_sink")]
    assert len(there) > 8_000
    spellings = (spelled for path in there for spelled in (path, path.upper(), path + "/"))
    assert [path for path in spellings if urlsplit(path).path in unknown] == []
    assert [path for path in every_path(content) if path in unknown] == []
    assert all(urlsplit(path).path in unknown for path in NOWHERE)
