"""What pages tell search engines of themselves: complete, true, and nothing that is not shown."""

import datetime as dt
import json
import re
from collections.abc import Callable
from html import unescape
from urllib.parse import urlsplit

import pytest
from flask import Flask

from portolan.content.types import Doc
from portolan.sections.shared.scheduled import moments
from portolan.web.share_images.picture import VERSION_ARG
from tests.conftest import BASE, LOCALES
from tests.support.checking_client import CheckingClient
from tests.support.schema_org import Thing, missing_in, things_in
from tests.support.walked import Seen, Walks, squeezed

OWN_WORD = "name headline description text jobTitle legalName email termCode title".split()
"""Properties that hold words, which have to stand on the page."""
DATES = "datePublished dateModified datePosted startDate endDate".split()
CRUMBS = re.compile(r'<ol class="crumb">(.*?)</ol>', re.DOTALL)

KINDS = {
    "/": ["Organization", "WebSite"],
    "/blog": ["WebPage"],
    "/blog/suez-or-the-cape": ["BlogPosting", "BreadcrumbList"],
    "/research/how-far-is-a-route-really": ["Article", "BreadcrumbList"],
    "/products/capital/what-inventory-in-transit-costs": ["Article", "BreadcrumbList"],
    "/global-logistics-update/november-2026": ["Article", "BreadcrumbList"],
    "/eguides/first-import-handbook": ["Article", "BreadcrumbList"],
    "/portolan-opens-durban-office": ["NewsArticle", "BreadcrumbList"],
    "/products/ocean-freight": ["FAQPage", "BreadcrumbList"],
    "/products/cargo-insurance": ["FAQPage", "BreadcrumbList"],
    "/products/cargo-insurance/all-risks": ["FAQPage", "BreadcrumbList"],
    "/logistics/freight-from-china": ["FAQPage", "BreadcrumbList"],
    "/glossary/verified-gross-mass": ["DefinedTerm", "BreadcrumbList"],
    "/careers/jobs/ocean-export-coordinator-hamburg": ["JobPosting", "BreadcrumbList"],
    "/resources/authors/ines-okafor": ["ProfilePage", "BreadcrumbList"],
    "/help/demurrage-and-detention": ["BreadcrumbList"],
    "/company/customers/bicycles-before-spring": ["BreadcrumbList"],
    "/help/free-time-explained": [],
    "/404.html": [],
}


@pytest.fixture(params=LOCALES)
def described(request: pytest.FixtureRequest, walked: Walks) -> dict[str, Seen]:
    """The pages of a locale that tell something."""
    return {path: page for path, page in walked[request.param].items() if page.things}


def site_of(page: Seen) -> str:
    """The base URL of the page's site."""
    return BASE[page.lang]


@pytest.mark.parametrize(("path", "kinds"), KINDS.items())
def test_a_page_is_what_it_is(
    client: CheckingClient, path: str, kinds: list[str], base_url: str
) -> None:
    answer = client.get(path, base_url=base_url)
    page = Seen(path, answer.status_code, answer.text)
    assert [one["@type"] for one in page.things] == kinds


def test_many_pages_tell_something(described: dict[str, Seen]) -> None:
    kinds = {one["@type"] for page in described.values() for one in page.things}
    assert kinds >= {kind for kinds in KINDS.values() for kind in kinds}
    assert len(described) > 400


def test_things_are_complete(described: dict[str, Seen]) -> None:
    for path, page in described.items():
        for one in things_in(page.things):
            assert not missing_in(one), path


def test_addresses_are_whole_and_of_the_site(described: dict[str, Seen]) -> None:
    for path, page in described.items():
        site = site_of(page)
        for one in things_in(page.things):
            for name in ("@id", "url", "item", "image", "logo", "mainEntityOfPage", "urlTemplate"):
                address = one.get(name, site)
                assert address == site or address.startswith(f"{site}/"), f"{path}: {name}"


def test_addresses_are_those_of_pages(described: dict[str, Seen], walked: Walks) -> None:
    for path, page in described.items():
        for one in things_in(page.things):
            for name in ("url", "item"):
                address = urlsplit(one[name]).path if name in one else path
                assert walked[page.lang][address].status == 200, f"{path}: {address}"


def test_moments_know_their_offset(described: dict[str, Seen]) -> None:
    for path, page in described.items():
        for one in things_in(page.things):
            for name in set(DATES) & one.keys():
                assert dt.datetime.fromisoformat(one[name]).utcoffset() is not None, path


def test_the_language_is_that_of_the_page(described: dict[str, Seen]) -> None:
    for path, page in described.items():
        languages = {one["inLanguage"] for one in things_in(page.things) if "inLanguage" in one}
        assert languages <= {page.lang}, path


def test_only_what_the_page_shows_is_told(described: dict[str, Seen]) -> None:
    for path, page in described.items():
        text = page.text
        for one in things_in(page.things):
            for name in set(OWN_WORD) & one.keys():
                for words in re.split(r"<[^>]+>", one[name]):
                    assert squeezed(unescape(words)) in text, f"{path}: {name} {words!r}"


def test_the_way_is_the_one_that_is_shown(walked: Walks) -> None:
    for pages in walked.values():
        for path, page in pages.items():
            view = CRUMBS.findall(page.html) if page.is_indexable else []
            lists = [one for one in page.things if one["@type"] == "BreadcrumbList"]
            assert len(lists) == len(view), path
            for way, html in zip(lists, view, strict=True):
                steps = way["itemListElement"]
                assert squeezed("".join(one["name"] for one in steps)) == Seen(path, 200, html).text
                assert [one["position"] for one in steps] == list(range(1, len(steps) + 1))
                assert len(steps) > 1, path


def test_what_may_not_be_listed_tells_nothing(walked: Walks, client: CheckingClient) -> None:
    unlisted = [page for pages in walked.values() for page in pages.values()]
    unlisted = [page for page in unlisted if not page.is_indexable]
    unlisted += [
        Seen(path, 404, client.get(path).text) for path in ("/nothing", "/glossary/nothing")
    ]
    assert len(unlisted) > 10
    assert not any("ld+json" in page.html for page in unlisted)


@pytest.mark.parametrize("path", ["/careers/jobs?q=zzzz", "/search?q=demurrage"])
def test_answers_to_a_question_tell_nothing(client: CheckingClient, path: str) -> None:
    assert "ld+json" not in client.get(path).text


def test_page_data_tells_the_same(app: Flask, walked: Walks, locale: str) -> None:
    visitor = app.test_client()
    for path in KINDS:
        name = "/index" if path == "/" else path
        answer = visitor.get(f"/page-data{name}/page-data.json", base_url=BASE[locale])
        assert answer.json
        scripts = [node for node in answer.json["head"] if node["tag"] == "script"]
        things = [one for node in scripts for one in json.loads(node["text"])["@graph"]]
        assert things == walked[locale][path].things, path


@pytest.mark.parametrize(
    ("path", "start", "mode"),
    [
        ("/events/rotterdam-open-desk-2027", "2027-05-20T09:30:00+02:00", "Offline"),
        ("/webinars/hs-codes-workshop", "2027-02-18T09:00:00+00:00", "Online"),
    ],
)
def test_an_event_is_told_until_it_is_over(
    app: Flask, monkeypatch: pytest.MonkeyPatch, path: str, start: str, mode: str
) -> None:
    def things_on(day: dt.datetime) -> list[Thing]:
        monkeypatch.setattr(
            "portolan.sections.shared.scheduled.structured.is_over", _is_over_on(day)
        )
        html = app.test_client().get(path, base_url=BASE["en-US"]).text
        return [one for one in Seen(path, 200, html).things if one["@type"] == "Event"]

    [event] = things_on(dt.datetime(2026, 12, 1, tzinfo=dt.UTC))
    assert not [fault for one in things_in(event) for fault in missing_in(one)]
    assert event["startDate"] == start
    assert event["endDate"] > start
    assert event["eventAttendanceMode"] == f"https://schema.org/{mode}EventAttendanceMode"
    assert things_on(dt.datetime(2028, 1, 1, tzinfo=dt.UTC)) == []


def _is_over_on(day: dt.datetime) -> Callable[[Doc], bool]:
    return lambda doc: moments.is_over(doc, day)


def test_an_article_shows_the_picture_that_cards_show(described: dict[str, Seen]) -> None:
    for path, page in described.items():
        pictures = {one["image"] for one in things_in(page.things) if "image" in one}
        assert pictures <= {page.metas["og:image"]}, path
        assert all(f"?{VERSION_ARG}=" in one for one in pictures)


def test_cards_know_articles_and_people(walked: Walks) -> None:
    for code, pages in walked.items():
        post = pages["/blog/suez-or-the-cape"].metas
        assert post["og:type"] == "article"
        assert post["article:published_time"] == "2025-10-14T00:00:00+00:00"
        assert post["article:modified_time"] >= post["article:published_time"]
        assert post["article:author"] == f"{BASE[code]}/resources/authors/lin-wei"
        assert post["article:section"] == {"en-US": "Blog", "zh-CN": "博客"}[code]
        news = pages["/portolan-opens-durban-office"].metas
        assert news["og:type"] == "article"
        assert "article:author" not in news
        assert pages["/resources/authors/lin-wei"].metas["og:type"] == "profile"
        assert pages["/"].metas["og:type"] == pages["/glossary"].metas["og:type"] == "website"
        other = {"en-US": "zh_CN", "zh-CN": "en_US"}[code]
        assert pages["/"].metas["og:locale:alternate"] == other
