"""The newsletter in production without a mail server: nobody is told to wait for a mail."""

from pathlib import Path

import pytest
from flask import Flask

from app import create_app
from tests.support.instance import furnished
from tests.support.production import PRODUCTION, SITES, visitor

POSTED = {"email": "femke@example.com", "consent": "y"}


def site(folder: Path, content: Path, mail_url: str) -> Flask:
    """The site in production, with or without a mail server."""
    settings = {**PRODUCTION, "MAIL_URL": mail_url}
    return create_app({**settings, "INSTANCE_PATH": str(furnished(folder, content))})


@pytest.mark.parametrize(("mail_url", "is_offered"), [("", False), (PRODUCTION["MAIL_URL"], True)])
def test_the_form_is_offered_where_mails_go(
    tmp_path: Path, content: Path, locale: str, mail_url: str, *, is_offered: bool
) -> None:
    visiting = visitor(site(tmp_path, content, mail_url))
    for path in ("/", "/newsletter"):
        page = visiting.get(path, base_url=SITES[locale]).text
        assert ('action="/newsletter"' in page) is is_offered


@pytest.mark.parametrize(("mail_url", "is_offered"), [("", False), (PRODUCTION["MAIL_URL"], True)])
def test_nobody_is_sent_to_a_form_that_is_not_there(
    tmp_path: Path, content: Path, locale: str, mail_url: str, *, is_offered: bool
) -> None:
    visiting = visitor(site(tmp_path, content, mail_url))
    sitemap = visiting.get("/sitemaps/pages.xml", base_url=SITES[locale]).text
    assert ("/newsletter</loc>" in sitemap) is is_offered
    page = visiting.get("/newsletter", base_url=SITES[locale])
    assert ("X-Robots-Tag" not in page.headers) is is_offered
    assert ('class="then"' in page.text) is is_offered
    thanks = visiting.get("/confirmation/newsletter", base_url=SITES[locale])
    assert thanks.status_code == (200 if is_offered else 404)


@pytest.mark.parametrize(("mail_url", "is_offered"), [("", False), (PRODUCTION["MAIL_URL"], True)])
def test_the_search_finds_the_form_where_it_is_offered(
    tmp_path: Path, content: Path, mail_url: str, *, is_offered: bool
) -> None:
    visiting = visitor(site(tmp_path, content, mail_url))
    for locale, query in (("en-US", "subscribe newsletter"), ("zh-CN", "邮件订阅")):
        page = visiting.get("/search", query_string={"q": query}, base_url=SITES[locale]).text
        results = page.partition('id="found"')[2].partition("</main>")[0]
        assert ('href="/newsletter"' in results) is is_offered


def test_a_post_is_told_that_it_came_to_nothing(tmp_path: Path, content: Path) -> None:
    visiting = visitor(site(tmp_path, content, ""))
    answer = visiting.post(
        "/newsletter",
        data=POSTED,
        base_url=SITES["en-US"],
        headers={"Accept": "application/json", "Sec-Fetch-Site": "same-origin"},
    )
    assert answer.status_code == 503
    assert answer.json == {"message": "Sorry, but we are unable to process your message"}
