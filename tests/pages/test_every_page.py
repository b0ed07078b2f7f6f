"""Every page of both locales: the client checks each; here stands what the client cannot know."""

import re

import pytest
from flask import Flask

from tests.conftest import LOCALES
from tests.support.checking_client import CheckingClient, page_faults
from tests.support.html_validate import HtmlValidator
from tests.support.matrix import in_turn
from tests.support.time_of_day import TIME_OF_DAY
from tests.support.urls import TEMPLATES
from tests.support.walked import Walks

PARTS = 4
"""In so many tests, that workers can share them."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("locale", LOCALES)
def test_every_document_answers_well(
    walked: Walks, validator: HtmlValidator, app: Flask, locale: str, part: int
) -> None:
    judged = in_turn(sorted(walked["en-US"]), LOCALES)
    with app.app_context():
        for path, page in sorted(walked[locale].items())[part::PARTS]:
            assert page.status == 200, path
            assert page_faults(page.html, locale, page.policy) == [], path
            if (path, locale) in judged:
                assert validator.faults(page.html) == [], path
            assert page.untranslated == [], path


@pytest.mark.parametrize("path", TEMPLATES.values())
def test_a_trailing_slash_is_the_same_page(
    client: CheckingClient, path: str, base_url: str
) -> None:
    page, _, query = path.partition("?")
    if page in ("/", "/404.html", "/500.html"):
        return
    one = client.get(path, base_url=base_url)
    other = client.get(f"{page}/?{query}" if query else f"{page}/", base_url=base_url)
    assert other.status_code == one.status_code
    assert re.sub(TIME_OF_DAY, "", other.text) == re.sub(TIME_OF_DAY, "", one.text)


def test_pages_set_no_cookie_and_may_be_kept(client: CheckingClient, base_url: str) -> None:
    for path in ("/", "/blog", "/help", "/glossary", "/company/contact"):
        answer = client.get(path, base_url=base_url)
        assert "Set-Cookie" not in answer.headers
        assert "Cookie" not in answer.headers.get("Vary", "")
        assert answer.headers["X-Page-Cache"] == "store"
        assert "s-maxage" in answer.headers["Cache-Control"]


@pytest.mark.parametrize("path", ["/nothing", "/_style"])
def test_what_must_not_be_kept_is_not(client: CheckingClient, path: str) -> None:
    answer = client.get(path)
    assert "X-Page-Cache" not in answer.headers
    assert answer.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("path", ["/load-planner", "/arrival"])
def test_what_no_cache_shares_may_still_be_gone_back_to(client: CheckingClient, path: str) -> None:
    answer = client.get(path)
    assert "X-Page-Cache" not in answer.headers
    assert answer.headers["Cache-Control"] == "private, no-cache"
