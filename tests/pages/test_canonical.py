"""Where pages say that they belong: canonical links, twins in the other language, the sitemap."""

import re
from xml.etree import ElementTree

import pytest
from flask import Flask

from portolan.content.store import ContentStore
from portolan.core.locales import locale_by_code
from tests.conftest import BASE, LOCALES
from tests.support.checking_client import CheckingClient
from tests.support.locales import EN_US, ZH_CN
from tests.support.walked import Seen, Walks

# The specification's own words of section 2.5, not the table that the site reads.
CANONICAL = re.compile(
    r"""
    /(route-search|atlas|terms-and-conditions)(/.*)?
    |/(sign-up|talk-to-an-expert|get-started|emissions-calculator|help|open-emissions-signup)
    |/(paps|pars|privacy|search)
    |/resources/authors(/.*)?
    |/resources/[^/]+
    |/help/[^/]+
    |/products/cargo-insurance(/.*)?
    """,
    re.VERBOSE,
)
LOCATION = "{http://www.sitemaps.org/schemas/sitemap/0.9}loc"


@pytest.mark.parametrize("locale", LOCALES)
def test_only_pages_of_the_specified_patterns_name_their_address(
    walked: Walks, locale: str
) -> None:
    for path, page in walked[locale].items():
        expected = [BASE[locale] + path] if CANONICAL.fullmatch(path) else []
        assert page.canonical == expected, path


@pytest.mark.parametrize("locale", LOCALES)
def test_no_link_of_ours_ends_in_a_slash(walked: Walks, locale: str) -> None:
    ending = re.compile(r'<a [^>]*href="(/[^"?#]+/)["?#]')
    results = {path: ending.findall(page.html) for path, page in walked[locale].items()}
    assert {path: links for path, links in results.items() if links} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_specified_patterns_occur(walked: Walks, locale: str) -> None:
    named = [path for path, page in walked[locale].items() if page.canonical]
    for below in ("/terms-and-conditions/", "/resources/authors/", "/products/cargo-insurance/"):
        assert any(path.startswith(below) for path in named), below
    assert {"/help", "/search", "/privacy", "/sign-up", "/get-started"} <= set(named)


@pytest.mark.parametrize(
    ("address", "path"),
    [
        ("/search?q=demurrage", "/search"),
        ("/resources/ocean-freight?utm_source=a", "/resources/ocean-freight"),
        ("/get-started?origin=Shanghai", "/get-started"),
        ("/help/?utm_source=a", "/help"),
    ],
)
def test_the_address_has_neither_query_nor_last_slash(
    client: CheckingClient, address: str, path: str, base_url: str
) -> None:
    page = Seen(address, 200, client.get(address, base_url=base_url).text)
    assert page.canonical == [base_url + path]


def test_the_configuration_names_the_host_not_the_visitor(
    client: CheckingClient, base_url: str
) -> None:
    headers = {"X-Forwarded-Host": "evil.example", "Forwarded": "host=evil.example"}
    html = client.get("/help", base_url=base_url, headers=headers).text
    assert "evil.example" not in html


@pytest.mark.parametrize("path", ["/help/nothing", "/resources/nothing"])
def test_a_missing_page_belongs_nowhere(client: CheckingClient, path: str) -> None:
    answer = client.get(path)
    page = Seen(path, answer.status_code, answer.text)
    assert page.status == 404
    assert (page.canonical, page.twins) == ([], {})


@pytest.mark.parametrize("locale", LOCALES)
def test_twins_name_each_other(walked: Walks, locale: str) -> None:
    for path, page in walked[locale].items():
        if not page.is_indexable:
            assert page.twins == {}, path
            continue
        assert page.twins[locale] == BASE[locale] + path
        assert page.twins["x-default"] == page.twins["en-US"], path
        for code in page.twins.keys() & BASE.keys():
            assert walked[code][path].twins == page.twins, path


def test_a_page_that_is_not_offered_in_chinese_has_no_twin_there(
    client: CheckingClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = "/glossary/demurrage"
    assert "zh-CN" in Seen(path, 200, client.get(path).text).twins
    shares = {EN_US.code: 1.0, ZH_CN.code: 0.5}
    monkeypatch.setattr(ContentStore, "share", lambda _store, _path, locale: shares[locale])
    page = Seen(path, 200, client.get(path).text)
    assert set(page.twins) == {"en-US", "x-default"}
    assert "og:locale:alternate" not in page.metas


@pytest.mark.parametrize("locale", LOCALES)
def test_the_sitemap_is_the_set_of_indexable_pages(app: Flask, walked: Walks, locale: str) -> None:
    """The pages made from data sets, in their thousands, are looked at by their own tests."""
    indexable = {path for path, page in walked[locale].items() if page.is_indexable}
    with app.test_request_context(base_url=BASE[locale]):
        families = app.extensions["listed_families"].values()
        made = {path for paths in families for path in paths(locale_by_code(locale))}
    visitor, listed = app.test_client(), set()
    for sitemap in _locations(visitor.get("/sitemap.xml", base_url=BASE[locale]).data):
        answer = visitor.get(sitemap.removeprefix(BASE[locale]), base_url=BASE[locale])
        listed |= {one.removeprefix(BASE[locale]) or "/" for one in _locations(answer.data)}
    assert listed - made == indexable - made


def _locations(xml: bytes) -> list[str]:
    return [str(place.text) for place in ElementTree.fromstring(xml).iter(LOCATION)]  # noqa: S314 - our own
