"""The sitemap: the set of the pages that may be listed, no more and no less."""

import re
from xml.etree import ElementTree

import pytest
from flask import Flask
from werkzeug.test import Client

from portolan.content.store import ContentStore
from portolan.core.locale import Locale
from portolan.core.locales import LOCALES
from portolan.web.locale import current_locale
from tests.conftest import BASE
from tests.support.walked import Walks

SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
LINK = "{http://www.w3.org/1999/xhtml}link"


def entries(visitor: Client, base_url: str) -> dict[str, ElementTree.Element]:
    """Every page of the sitemap, by address."""
    index = ElementTree.fromstring(visitor.get("/sitemap.xml", base_url=base_url).data)  # noqa: S314 - our own
    results: dict[str, ElementTree.Element] = {}
    for place in index.iter(f"{SITEMAP}loc"):
        path = str(place.text).removeprefix(base_url)
        answer = visitor.get(path, base_url=base_url)
        assert answer.status_code == 200
        for url in ElementTree.fromstring(answer.data).iter(f"{SITEMAP}url"):  # noqa: S314 - our own
            address = str(url.findtext(f"{SITEMAP}loc"))
            assert address not in results
            results[address] = url
    return results


@pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.code)
def test_it_is_the_set_of_pages_that_may_be_listed(
    app: Flask, walked: Walks, locale: Locale
) -> None:
    base_url, visitor = BASE[locale.code], app.test_client()
    listed = {address.removeprefix(base_url) or "/" for address in entries(visitor, base_url)}
    walk = walked.crawl(app, locale)
    linked = {path for path in walk.ids.keys() - walk.unlisted if "?" not in path}
    with app.test_request_context(base_url=base_url):
        families = app.extensions["listed_families"].values()
        made = {path for paths in families for path in paths(locale)}
    assert len(made) > 1000
    assert made < listed
    assert listed - made == linked - made


def test_the_pages_of_a_family_may_be_listed(app: Flask, base_url: str) -> None:
    visitor = app.test_client()
    with app.test_request_context(base_url=base_url):
        app.preprocess_request()
        listed = app.extensions["listed_families"]
        families = {name: list(made(current_locale())) for name, made in listed.items()}
    assert set(families) == {"oceanports", "airports", "hs-codes", "route-search"}
    # No port without a document says anything of its own.
    assert families.pop("oceanports") == []
    for paths in families.values():
        for path in paths[:: len(paths) // 6]:
            assert may_be_listed(visitor, path, base_url), path
            assert visitor.get(path, base_url=base_url).status_code == 200


def may_be_listed(visitor: Client, path: str, base_url: str) -> bool:
    """Whether a page is one, and does not ask to be left out."""
    answer = visitor.get(path, base_url=base_url)
    return answer.mimetype == "text/html" and 'content="noindex"' not in answer.text


def test_twins_point_at_each_other(app: Flask) -> None:
    visitor = app.test_client()
    maps = {code: entries(visitor, base) for code, base in BASE.items()}
    for code, pages in maps.items():
        for address, url in pages.items():
            twins = {str(one.get("hreflang")): str(one.get("href")) for one in url.iter(LINK)}
            assert twins[code] == address
            assert twins["x-default"] == twins["en-US"]
            for other in twins.keys() & BASE.keys():
                assert twins[other] in maps[other]
        assert any(len(list(url.iter(LINK))) > 2 for url in pages.values())


def test_a_document_says_when_it_changed(app: Flask) -> None:
    pages = entries(app.test_client(), BASE["en-US"])
    post = pages[f"{BASE['en-US']}/help/demurrage-and-detention"]
    assert str(post.findtext(f"{SITEMAP}lastmod")).startswith("2026-")


def test_a_code_whose_page_is_hardly_translated_is_left_out(app: Flask) -> None:
    visitor = app.test_client()
    maps = {code: entries(visitor, base) for code, base in BASE.items()}
    whole = "/data/hs-code/610910-t-shirts-singlets-and-other-vests-of-cotton-knitted"
    hardly = "/data/hs-code/0207-meat-and-edible-offal-of-poultry-of-the-poultry"
    for path, codes in ((whole, {"en-US", "zh-CN"}), (hardly, {"en-US"})):
        assert {code for code, base in BASE.items() if f"{base}{path}" in maps[code]} == codes
        page = visitor.get(path, base_url=BASE["zh-CN"]).text
        assert ('content="noindex"' in page) == ("zh-CN" not in codes)
        english = visitor.get(path, base_url=BASE["en-US"]).text
        assert set(re.findall(r'rel="alternate" hreflang="([a-z]+-[A-Z]+)"', english)) == codes


def test_a_page_that_is_hardly_translated_is_left_out(
    app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    def paths(_store: ContentStore, locale: str, share: float = 0.0) -> list[str]:
        return [] if locale == "zh-CN" and share else ["/glossary/demurrage"]

    monkeypatch.setattr(ContentStore, "paths", paths)
    visitor = app.test_client()
    english = entries(visitor, BASE["en-US"])[f"{BASE['en-US']}/glossary/demurrage"]
    assert {one.get("hreflang") for one in english.iter(LINK)} == {"en-US", "x-default"}
    assert f"{BASE['zh-CN']}/glossary/demurrage" not in entries(visitor, BASE["zh-CN"])


def test_robots_are_told_where_it_is(app: Flask, base_url: str) -> None:
    message = app.test_client().get("/robots.txt", base_url=base_url)
    assert message.mimetype == "text/plain"
    assert f"Sitemap: {base_url}/sitemap.xml" in message.text
    assert app.test_client().get("/sitemaps/nothing.xml", base_url=base_url).status_code == 404
