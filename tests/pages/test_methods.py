"""What each address allows, and that it is the truth."""

import pytest
from werkzeug.test import TestResponse

from tests.support.checking_client import CheckingClient

OTHERS = ("OPTIONS", "TRACE", "POST", "PUT", "PATCH", "DELETE")
READ = {"GET", "HEAD", "OPTIONS"}
NOWHERE = (
    "/nothing-here",
    "/blog/nothing-here",
    "/data/hs-code/999999-nothing",
    "/api/nothing",
    "/page-data/nothing-here/page-data.json",
    "/page-data/robots.txt/page-data.json",
)
THERE = (
    *("/blog", "/about", "/sw.js", "/page-data/blog/page-data.json", "/api/places"),
    *("/api/Places", "/help/115370-any-words", "/social/index.png"),
)


def ask(client: CheckingClient, method: str, path: str, **headers: str) -> TestResponse:
    """The answer to a method at a path."""
    return client.open(path, method=method, headers=headers)


def allowed(answer: TestResponse) -> set[str]:
    """The methods that an answer names."""
    return set(answer.headers["Allow"].split(", "))


@pytest.mark.parametrize("path", NOWHERE)
@pytest.mark.parametrize("method", OTHERS)
def test_nothing_is_there_for_any_method(client: CheckingClient, method: str, path: str) -> None:
    answer = ask(client, method, path)
    assert answer.status_code == 404
    assert "Allow" not in answer.headers
    assert answer.mimetype == client.get(path).mimetype


@pytest.mark.parametrize("path", THERE)
@pytest.mark.parametrize("method", OTHERS)
def test_what_is_read_names_what_it_allows(client: CheckingClient, method: str, path: str) -> None:
    answer = ask(client, method, path)
    assert answer.status_code == (200 if method == "OPTIONS" else 405)
    assert allowed(answer) == READ


def test_a_form_allows_posts(client: CheckingClient) -> None:
    assert allowed(ask(client, "OPTIONS", "/company/contact")) == {*READ, "POST"}


def test_scripts_of_other_sites_may_ask_the_tools(client: CheckingClient) -> None:
    preflight = {"Origin": "https://shop.example", "Access-Control-Request-Method": "GET"}
    answer = ask(client, "OPTIONS", "/api/places?q=rotterdam", **preflight)
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert answer.headers["Access-Control-Allow-Methods"] == "GET, HEAD"
    page = ask(client, "OPTIONS", "/blog", **preflight)
    assert "Access-Control-Allow-Origin" not in page.headers
