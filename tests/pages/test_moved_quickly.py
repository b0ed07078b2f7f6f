"""Redirects under the page cache: with a query as the application leads on, without asking it."""

import pytest
from flask import Flask
from werkzeug.test import Client

from portolan.web.serving import served
from tests.conftest import BASE

QUERIES = ("", "utm_source=x", "q=%E6%B5%B7&b", "a=1&&b=2", "a=<b>", "page=99", "region=eu", "a#b")
MOVED = (
    *("/ebooks", "/Blog", "/careers/openings", "/help-center", "/whitepapers/x", "/learn/x/y"),
    *("/freight/ocean", "/data/hs-code/0101", "/get-started/"),
)


@pytest.mark.parametrize("path", MOVED)
def test_each_query_is_carried_as_the_application_carries_it(app: Flask, path: str) -> None:
    base_url = BASE["en-US"]
    for first in QUERIES:
        cached = Client(served(app))
        for query in (first, *QUERIES, first):
            answer = app.test_client().get(path, query_string=query, base_url=base_url)
            given = cached.get(path, query_string=query, base_url=base_url)
            assert answer.status_code == given.status_code, (path, query)
            assert answer.headers.get("Location") == given.headers.get("Location"), (path, query)


def test_the_application_is_asked_once(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    cached = Client(served(app))
    cached.get("/ebooks?utm_source=x", base_url=BASE["en-US"])
    monkeypatch.setattr(app, "wsgi_app", None)
    given = cached.get("/ebooks?utm_source=y&z", base_url=BASE["en-US"])
    assert given.headers["Location"] == "/eguides?utm_source=y&z"
