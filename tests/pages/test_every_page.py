"""Every page of both locales: the client checks each; here stands what the client cannot know."""

import re
from pathlib import Path

import pytest

from portolan.paths import has_canonical_link
from tests.conftest import BASE, LOCALES
from tests.support.checking_client import CheckingClient
from tests.support.urls import TEMPLATES, every_path

HEAD = re.compile(r'<link rel="(canonical|alternate)"(?: hreflang="([\w-]+)")? href="([^"]+)"')


def links(html: str) -> dict[str, str]:
    """Canonical and alternates of a page: hreflang (or `canonical`) to address."""
    return {lang or rel: href for rel, lang, href in HEAD.findall(html)}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_document_answers_and_its_head_is_right(
    client: CheckingClient, content: Path, locale: str
) -> None:
    for path in every_path(content):
        answer = client.get(path, base_url=BASE[locale])
        assert answer.status_code == 200, path
        html = answer.get_data(as_text=True)
        found = links(html)
        assert ("canonical" in found) is has_canonical_link(path), path
        if "noindex" in html:
            assert not found.keys() - {"canonical"}, path
            continue
        assert found.get("canonical", BASE[locale] + path) == BASE[locale] + path
        assert found["en-US"] == found["x-default"] == BASE["en-US"] + path
        assert found["zh-CN"] == BASE["zh-CN"] + path


@pytest.mark.parametrize("path", [*TEMPLATES.values(), "/nothing/here", "/blog/nothing"])
def test_page_data_is_the_same_page(client: CheckingClient, path: str, base_url: str) -> None:
    page, _, query = path.partition("?")
    name = "/index" if page == "/" else page
    html = client.get(path, base_url=base_url)
    for twin in ("page-data.json", "page-data-rsc.json"):
        data = client.get(f"/page-data{name}/{twin}?{query}", base_url=base_url)
        assert data.status_code == html.status_code
        assert data.json
        text = html.get_data(as_text=True)
        assert data.json["html"] in text
        assert data.json["path"] == page
        assert data.json["status"] == html.status_code
        assert f'<html lang="{data.json["locale"]}"' in text
        assert str(data.json["title"]) in text.replace("&#39;", "'").replace("&amp;", "&")


@pytest.mark.parametrize("path", TEMPLATES.values())
def test_a_trailing_slash_is_the_same_page(
    client: CheckingClient, path: str, base_url: str
) -> None:
    page, _, query = path.partition("?")
    if page in ("/", "/404.html", "/500.html"):
        return
    one = client.get(path, base_url=base_url)
    other = client.get(f"{page}/?{query}" if query else f"{page}/", base_url=base_url)
    assert other.status_code == 200
    assert other.get_data() == one.get_data()


def test_pages_set_no_cookie_and_may_be_kept(client: CheckingClient, base_url: str) -> None:
    for path in ("/", "/blog", "/help", "/glossary", "/company/contact"):
        answer = client.get(path, base_url=base_url)
        assert "Set-Cookie" not in answer.headers
        assert "Cookie" not in answer.headers.get("Vary", "")
        assert answer.headers["X-Page-Cache"] == "store"
        assert "s-maxage" in answer.headers["Cache-Control"]


@pytest.mark.parametrize("path", ["/search?q=x", "/nothing", "/_style"])
def test_what_must_not_be_kept_is_not(client: CheckingClient, path: str) -> None:
    answer = client.get(path)
    assert "X-Page-Cache" not in answer.headers
    assert answer.headers["Cache-Control"] == "no-store"
