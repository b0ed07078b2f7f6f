"""What the browser's navigation fetches: the same pages, and what many pages share."""

import json
import re
from html import unescape
from html.parser import HTMLParser
from typing import Any

import pytest
from werkzeug.test import TestResponse

from tests.conftest import BASE
from tests.support.checking_client import CheckingClient
from tests.support.urls import TEMPLATES

PATHS = [*TEMPLATES.values(), "/nothing/here", "/blog/nothing"]
FACTS = re.compile(r'<script type="application/json" id="page-facts">(.*?)</script>', re.DOTALL)
MAIN = re.compile(r'<main id="main" tabindex="-1">\n(.*)\n</main>', re.DOTALL)
PROPS = re.compile(r'data-island-props="([\w-]+)">(.*?)</script>', re.DOTALL)
TERM = re.compile(r'href="(/glossary/[\w-]+)"')
TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)


class Managed(HTMLParser):
    """The head's elements that navigation exchanges."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.nodes: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if "data-managed" in values:
            del values["data-managed"]
            self.nodes.append((tag, values))


def data_of(client: CheckingClient, path: str, base_url: str, twin: str = "") -> TestResponse:
    page, _, query = path.partition("?")
    name = "/index" if page == "/" else page
    return client.get(f"/page-data{name}/page-data{twin}.json?{query}", base_url=base_url)


def matched_text(html: str, pattern: re.Pattern[str]) -> str:
    result = pattern.search(html)
    assert result
    return result[1]


def test_the_data_is_the_page_and_its_twin_the_same(client: CheckingClient, base_url: str) -> None:
    for path in PATHS:
        data, twin = (data_of(client, path, base_url, name) for name in ("", "-rsc"))
        assert_same(client.get(path, base_url=base_url), data, path)
        assert (twin.status_code, twin.json) == (data.status_code, data.json), path


def assert_same(answer: TestResponse, data: TestResponse, path: str) -> None:
    """The page and its data say the same."""
    html, page = answer.text, data.json or {}
    assert data.status_code == answer.status_code == page["status"], path
    assert page["path"] == (path.partition("?")[0] if page["status"] != 404 else "/404.html")
    assert page["html"] == matched_text(html, MAIN)
    assert page["title"] == unescape(matched_text(html, TITLE))
    assert f'<html lang="{page["htmlAttrs"]["lang"]}"' in html
    assert [(one["tag"], one["attrs"]) for one in page["head"]] == Managed(html).nodes
    facts = json.loads(matched_text(html, FACTS))
    assert facts == {name: page[name] for name in facts}
    assert page["scripts"] == scripts_of(path)
    assert islands_in(page["html"]) == {one["id"]: one["props"] for one in page["islands"]}


def scripts_of(path: str) -> list[str]:
    """The ids of third-party scripts (specification, section 2.6)."""
    every = ["consent", "bot-check", "second-loader", "tag-manager"]
    return ["consent"] if path.startswith("/route-search") else every


def islands_in(main: str) -> dict[str, Any]:
    """The islands that stand in the page's own part, and their data."""
    return {name: json.loads(data) for name, data in PROPS.findall(main)}


@pytest.mark.parametrize(
    ("path", "index"),
    [("/blog", "blog"), ("/glossary", "glossary"), ("/data/hs-code", "hs_codes"),
     ("/route-search", "routes"), ("/search", "search"), ("/privacy/choices", "site")],
)  # fmt: skip
def test_a_page_names_its_search_index(
    client: CheckingClient, path: str, index: str, base_url: str
) -> None:
    assert (data_of(client, path, base_url).json or {})["searchIndex"] == index


def test_head_tells_whether_a_page_is_there(client: CheckingClient, base_url: str) -> None:
    for path in PATHS:
        full, head = client.get(path, base_url=base_url), client.head(path, base_url=base_url)
        assert head.status_code == full.status_code, path
        assert not head.get_data()
        for answer in (head, full):
            # Of each answer its own; pages that follow the time of day say the second.
            for name in ("X-Request-ID", "Last-Modified"):
                answer.headers.pop(name, None)
        assert dict(head.headers) == dict(full.headers), path


@pytest.mark.parametrize(
    "path", ["robots.txt", "favicon.ico", "rss", "livez", "sitemap.xml", "security.txt", "login"]
)
def test_what_is_no_page_has_no_data(client: CheckingClient, path: str, base_url: str) -> None:
    answer = client.get(f"/page-data/{path}/page-data.json", base_url=base_url)
    assert answer.status_code == 404
    assert (answer.json or {})["status"] == 404


def test_redirects_keep_to_the_file_that_was_asked_for(client: CheckingClient) -> None:
    for twin in ("page-data", "page-data-rsc"):
        answer = client.get(f"/page-data/contact-us/{twin}.json")
        assert answer.location == f"/page-data/company/contact/{twin}.json"


def test_the_build_is_named_and_never_kept(client: CheckingClient, base_url: str) -> None:
    answer = client.get("/page-data/app-data.json", base_url=base_url)
    page = data_of(client, "/", base_url).json or {}
    assert answer.json == {"webpackCompilationHash": page["buildHash"]}
    assert answer.headers["Cache-Control"] == "no-cache"


def test_shared_fragments_are_those_of_the_page(client: CheckingClient, base_url: str) -> None:
    home = client.get("/", base_url=base_url).text
    for name, least in (("header", 1000), ("footer", 1000), ("banner", 500)):
        answer = client.get(f"/slice-data/{name}.json", base_url=base_url)
        assert answer.json
        assert answer.json["html"] in home
        assert len(answer.json["html"]) > least
        assert answer.json["locale"] == ("zh-CN" if base_url == BASE["zh-CN"] else "en-US")
    assert client.get("/slice-data/nothing.json", base_url=base_url).status_code == 404


def test_a_page_names_the_slices_around_it(client: CheckingClient, base_url: str) -> None:
    named = (data_of(client, "/help", base_url).json or {})["slices"]
    assert set(named) == {"header", "footer"}
    for name, hash_ in named.items():
        answer = client.get(f"/slice-data/{name}.json", base_url=base_url).json or {}
        assert answer["hash"] == hash_


def queries(client: CheckingClient, base_url: str) -> dict[str, TestResponse]:
    """Every query that a page names, fetched."""
    named = (data_of(client, "/glossary", base_url).json or {})["queries"]
    return {
        name: client.get(f"/page-data/sq/d/{hash_}.json", base_url=base_url)
        for name, hash_ in named.items()
    }


def test_queries_are_answered_by_their_hash_for_good(client: CheckingClient, base_url: str) -> None:
    result = queries(client, base_url)
    assert set(result) == {"redirects", "documents"}
    for answer in result.values():
        assert answer.status_code == 200
        assert "immutable" in answer.headers["Cache-Control"]
    assert client.get("/page-data/sq/d/0123456789abcdef.json").status_code == 404


def test_the_glossary_is_in_the_language_of_the_host(client: CheckingClient) -> None:
    english, chinese = (
        (data_of(client, "/glossary", base).json or {})["html"] for base in BASE.values()
    )
    terms = set(TERM.findall(english))
    assert len(terms) >= 150
    assert terms == set(TERM.findall(chinese))
    assert "Demurrage" in english
    assert "滞港费" in chinese


def test_the_browser_gets_the_rules_marked_for_it(client: CheckingClient) -> None:
    rules = queries(client, BASE["en-US"])["redirects"].json
    assert rules
    assert {"fromPath": "/careers", "toPath": "/company/careers", "ignoreCase": True} in rules
    for rule in rules:
        answer = client.get(rule["fromPath"])
        assert answer.status_code == 301
        assert answer.location == rule["toPath"]
