"""Error pages: styled, localized, with navigation, even when what they stand on fails."""

import sqlite3
from dataclasses import replace
from typing import NoReturn

import pytest
from flask import Flask, abort
from werkzeug.exceptions import ServiceUnavailable

from portolan.content.store import ContentStore
from portolan.web.errors import error_page
from portolan.web.page import Caching
from portolan.web.response import respond
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient

HEADINGS = {404: {"en-US": "Page not found", "zh-CN": "找不到页面"}}


def test_a_missing_page_is_told_so_in_ones_language(client: CheckingClient, locale: str) -> None:
    answer = client.get("/blog/nothing-here", base_url=BASE[locale])
    html = answer.get_data(as_text=True)
    assert answer.status_code == 404
    assert HEADINGS[404][locale] in html
    assert 'href="/help"' in html
    assert 'name="robots" content="noindex"' in html


@pytest.mark.parametrize("path", ["/404.html", "/500.html"])
def test_error_pages_answer_200_by_name(client: CheckingClient, path: str, base_url: str) -> None:
    assert client.get(path, base_url=base_url).status_code == 200


@pytest.mark.parametrize(("path", "balls"), [("/offline", 1), ("/500.html", 2), ("/404.html", 3)])
def test_each_shows_a_signal_and_a_next_step(client: CheckingClient, path: str, balls: int) -> None:
    html = client.get(path).text
    figure = html.partition('class="day-shape"')[2].partition("</figure>")[0]
    assert figure.count("<circle") == balls
    assert ('class="btn" href=""' in html) == (balls < 3)
    assert ('id="error-search"' in html) == (balls == 3)


@pytest.mark.parametrize("path", ["/", "/blog", "/glossary/demurrage", "/search?q=x"])
def test_a_failing_database_yields_the_500_page(
    client: CheckingClient, path: str, base_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(ContentStore, "query", broken)
    answer = client.get(path, base_url=base_url)
    html = answer.get_data(as_text=True)
    assert answer.status_code == 500
    assert 'href="/help"' in html
    assert "disk I/O" not in html


@pytest.mark.parametrize("template", ["base.html", "errors/error.html"])
def test_a_failing_template_yields_the_prepared_page(
    app: Flask,
    client: CheckingClient,
    template: str,
    base_url: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert client.get("/", base_url=base_url).status_code == 200
    load = app.jinja_env.get_template

    def broken(name: object, *args: object, **more: object) -> object:
        if name in (template, "home/index.html"):
            raise RuntimeError("broken template")
        return load(name, *args, **more)  # type: ignore[arg-type]  # handed on

    monkeypatch.setattr(app.jinja_env, "get_or_select_template", broken)
    answer = client.get("/", base_url=base_url)
    assert answer.status_code == 500
    assert 'href="/help"' in answer.get_data(as_text=True)
    assert answer.headers["Cache-Control"] == "no-store"


def test_a_method_that_makes_no_sense(client: CheckingClient) -> None:
    answer = client.post("/blog")
    assert answer.status_code == 405
    assert answer.allow.as_set() == {"get", "head", "options"}


def test_how_long_to_wait_is_told(app: Flask, client: CheckingClient) -> None:
    def busy() -> NoReturn:
        raise ServiceUnavailable(retry_after=120)

    app.add_url_rule("/busy", "busy", busy)
    answer = client.get("/busy")
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "120")


@pytest.mark.parametrize("code", [400, 403, 413, 429, 500, 503])
def test_a_script_is_told_in_json(
    app: Flask, client: CheckingClient, code: int, base_url: str, locale: str
) -> None:
    app.add_url_rule("/wrong", "wrong", lambda: abort(code), methods=["POST"])
    answer = client.post("/wrong", base_url=base_url, headers={"Accept": "application/json"})
    assert (answer.status_code, answer.mimetype) == (code, "application/json")
    assert list(answer.get_json()) == ["message"]
    assert ("。" in answer.get_json()["message"]) is (locale == "zh-CN")
    assert answer.headers["Cache-Control"] == "no-store"
    html = client.post("/wrong", base_url=base_url, headers={"Accept": "*/*"})
    assert (html.status_code, html.mimetype) == (code, "text/html")


def test_a_script_is_told_of_methods_and_surprises(app: Flask, client: CheckingClient) -> None:
    def surprise() -> NoReturn:
        raise RuntimeError("secret")

    app.add_url_rule("/surprise", "surprise", surprise, methods=["POST"])
    wants = {"Accept": "application/json"}
    wrong_method = client.put("/company/contact", headers=wants)
    assert (wrong_method.status_code, list(wrong_method.get_json())) == (405, ["message"])
    assert "POST" in wrong_method.headers["Allow"]
    answer = client.post("/surprise", headers=wants)
    assert (answer.status_code, list(answer.get_json())) == (500, ["message"])
    assert "secret" not in answer.text


def test_the_navigation_gets_the_error_as_page_data(client: CheckingClient) -> None:
    answer = client.get(
        "/page-data/blog/nothing-here/page-data.json", headers={"Accept": "application/json"}
    )
    assert answer.status_code == 404
    assert HEADINGS[404]["en-US"] in answer.get_json()["html"]


@pytest.mark.parametrize("page", ["0", "-1", "x", "99", "１", "1" * 50])
def test_a_page_number_that_does_not_exist_is_404(client: CheckingClient, page: str) -> None:
    assert client.get(f"/blog?page={page}").status_code == 404


def test_no_error_is_kept_whatever_its_view_says(app: Flask) -> None:
    with app.test_request_context("/", base_url=BASE["en-US"]):
        answer = respond(replace(error_page(404), caching=Caching()))
    assert answer.headers["Cache-Control"] == "no-store"
    assert "X-Page-Cache" not in answer.headers
