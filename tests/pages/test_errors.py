"""Error pages: styled, localized, with navigation, even when what they stand on fails."""

import sqlite3

import pytest
from flask import Flask

from portolan.content.store import ContentStore
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


@pytest.mark.parametrize("path", ["/", "/blog", "/glossary/demurrage", "/search?q=x"])
def test_a_failing_database_yields_the_500_page(
    client: CheckingClient, path: str, base_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(ContentStore, "_query", broken)
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
        return load(name, *args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(app.jinja_env, "get_or_select_template", broken)
    answer = client.get("/", base_url=base_url)
    assert answer.status_code == 500
    assert 'href="/help"' in answer.get_data(as_text=True)
    assert answer.headers["Cache-Control"] == "no-store"


def test_a_method_that_makes_no_sense(client: CheckingClient) -> None:
    assert client.post("/blog").status_code == 405


@pytest.mark.parametrize("page", ["0", "-1", "x", "99", "１", "1" * 50])
def test_a_page_number_that_does_not_exist_is_404(client: CheckingClient, page: str) -> None:
    assert client.get(f"/blog?page={page}").status_code == 404
