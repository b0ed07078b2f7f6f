"""Thousands of addresses that the script proxy must not fetch: it does not even look them up."""

from collections.abc import Callable, Iterator
from urllib.parse import parse_qsl, quote

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from portolan.web.script_proxy.view import PATH, SCRIPTS
from tests.conftest import BASE
from tests.support.hostile_urls import near_misses, other_places, queries
from tests.support.vendor import NAME, URL

REST = URL.removeprefix(f"https://{NAME}")


class Fetches:
    """Stands where scripts are fetched and takes note of every URL that comes so far."""

    def __init__(self) -> None:
        self.urls: list[str] = []

    def script(self, url: str) -> bytes:
        """Take note."""
        self.urls.append(url)
        return b"escaped"


@pytest.fixture
def environment(environment: dict[str, str]) -> dict[str, str]:
    return {**environment, "THIRD_PARTY_SCRIPTS": URL}


@pytest.fixture
def fetches(app: Flask) -> Fetches:
    app.extensions[SCRIPTS] = Fetches()
    result = app.extensions[SCRIPTS]
    assert isinstance(result, Fetches)
    return result


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


def encoded(urls: Iterator[str]) -> set[str]:
    return {f"url={quote(url, safe='')}" for url in urls}


def ask(client: FlaskClient, query: str) -> TestResponse:
    return client.get(PATH, base_url=BASE["en-US"], query_string=query)


def is_refusal(answer: TestResponse) -> bool:
    """Whether it is the proxy itself that says no."""
    return answer.status_code in (400, 403) and answer.mimetype == "text/plain"


def as_they_are(urls: Iterator[str]) -> set[str]:
    """Queries with the URLs unencoded, less those that happen to be another encoding of it."""
    made = {f"url={url}" for url in urls}
    return {each for each in made if parse_qsl(each, keep_blank_values=True) != [("url", URL)]}


TABLES: dict[str, Callable[[], set[str]]] = {
    "other places": lambda: encoded(other_places(NAME, REST)),
    "near misses": lambda: encoded(near_misses(URL)),
    "near misses, unencoded": lambda: as_they_are(near_misses(URL)),
    "queries": lambda: set(queries(quote(URL, safe=""))),
}


def test_the_list_itself_is_open(client: FlaskClient, fetches: Fetches) -> None:
    for query in (f"url={quote(URL, safe='')}", f"url={quote(URL)}", f"u%72l={quote(URL)}"):
        assert ask(client, query).data == b"escaped"
    assert fetches.urls == [URL] * 3


@pytest.mark.parametrize("table", TABLES)
def test_nothing_else_is_fetched(client: FlaskClient, fetches: Fetches, table: str) -> None:
    answers = {query: ask(client, query) for query in TABLES[table]()}
    assert not fetches.urls
    assert not [query for query, answer in answers.items() if not is_refusal(answer)]


def test_there_are_enough_of_them() -> None:
    assert len(set().union(*(table() for table in TABLES.values()))) >= 500
