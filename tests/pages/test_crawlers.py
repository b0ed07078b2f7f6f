"""What headers tell crawlers, and how little of an address a page repeats."""

import datetime as dt
import re

import pytest
from flask import Flask
from werkzeug.test import Client

from portolan.web.serving import served
from tests.support.checking_client import CheckingClient

FOREVER = "Zq" * 300
REPEATED = re.compile("(?:Zq){101,}")


@pytest.mark.parametrize(
    ("path", "is_listed"),
    [
        ("/route-search/shanghai-cnsha/rotterdam-nlrtm", True),
        ("/route-search/aarhus-dkaar/rotterdam-nlrtm", False),
        ("/search", True),
        ("/search?q=demurrage", False),
        ("/blog", True),
        ("/careers/jobs", True),
        ("/careers/jobs?location=shanghai", False),
        ("/careers/jobs?team=engineering", False),
        ("/careers/jobs?q=clerk", False),
        ("/careers/jobs?team=nobody", False),
        ("/careers/jobs?location=&team=&q=", False),
        ("/search?section=nothing", False),
        ("/atlas/oceanport?country=ZZ", False),
        ("/emissions-calculator?mode=raft", False),
        ("/blog?page=2", True),
        ("/blog?utm_source=mail", True),
        ("/nothing-here", False),
    ],
)
def test_what_may_not_be_listed_says_so_in_its_header(
    client: CheckingClient, path: str, *, is_listed: bool
) -> None:
    answer = client.get(path)
    assert answer.headers.get("X-Robots-Tag") == (None if is_listed else "noindex")
    assert ('content="noindex"' not in answer.text) is is_listed


LINK = re.compile(r'<a [^>]*href="(/route-search/[^"?]+/[^"?]+)"[^>]*>')


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/atlas/oceanport/rotterdam-nlrtm",
        "/atlas/airport/frankfurt-fra",
        "/route-search/shanghai-cnsha/rotterdam-nlrtm",
        "/route-search/aarhus-dkaar/rotterdam-nlrtm",
        "/emissions-calculator?origin=CNSHA&destination=NLRTM&mode=ocean-fcl&weight_kg=1000",
        "/emissions-calculator?origin=DKAAR&destination=NLRTM&mode=ocean-fcl&weight_kg=1000",
        "/get-started?origin=CNSHA&destination=NLRTM&mode=ocean-fcl",
        "/get-started?origin=DKAAR&destination=NLRTM&mode=ocean-fcl",
    ],
)
def test_links_to_unlisted_routes_are_not_followed(client: CheckingClient, path: str) -> None:
    listed = client.get("/sitemaps/route-search.xml").text
    links = list(LINK.finditer(client.get(path, follow_redirects=True).text))
    assert links
    for link in links:
        assert ('rel="nofollow"' in link[0]) is not (f"{link[1]}<" in listed), link[0]


LASTING = (
    *("/", "/blog", "/research", "/glossary", "/help", "/emissions-calculator", "/data/hs-code"),
    *("/data/hs-code/01-live-animals", "/atlas/oceanport/rotterdam-nlrtm", "/route-search"),
    "/route-search/shanghai-cnsha/rotterdam-nlrtm",
)


@pytest.mark.parametrize("path", LASTING)
def test_a_page_is_sent_once_to_those_who_have_it(app: Flask, path: str) -> None:
    client = Client(served(app))
    site = "http://localhost:8000"
    page = client.get(path, base_url=site, follow_redirects=True)
    assert page.status_code == 200
    assert page.last_modified, path
    address = page.request.path
    since = {"If-Modified-Since": page.headers["Last-Modified"]}
    again = client.get(address, base_url=site, headers=since)
    assert (again.status_code, again.data) == (304, b"")
    before = {"If-Modified-Since": "Sat, 01 Jan 2000 00:00:00 GMT"}
    assert client.get(address, base_url=site, headers=before).status_code == 200
    both = {**since, "If-None-Match": '"another"'}
    assert client.get(address, base_url=site, headers=both).status_code == 200


@pytest.mark.parametrize("path", ["/events", "/webinars", "/webinars/demurrage-clinic"])
def test_a_page_that_follows_the_time_of_day_was_modified_now(
    client: CheckingClient, path: str
) -> None:
    before = dt.datetime.now(dt.UTC).replace(microsecond=0)
    changed = client.get(path).last_modified
    assert changed
    assert before <= changed <= dt.datetime.now(dt.UTC)


def test_every_listed_page_says_when_it_was_modified(client: CheckingClient, app: Flask) -> None:
    for path in sorted(app.extensions["listed_pages"]):
        assert client.get(path).last_modified, path


def test_a_list_was_last_modified_with_its_newest_document(client: CheckingClient) -> None:
    days = re.findall(r"<lastmod>([^<]+)<", client.get("/sitemaps/blog-post.xml").text)
    changed = client.get("/blog").last_modified
    assert changed
    assert changed.date().isoformat() == max(days)


def test_a_document_was_last_modified_when_the_sitemap_says(client: CheckingClient) -> None:
    sitemap = client.get("/sitemaps/blog-post.xml").text
    dated = re.findall(r"<loc>[^<]*?(/blog/[^<]+)</loc>\s*<lastmod>([^<]+)</lastmod>", sitemap)
    assert len(dated) > 10
    for path, day in dated[:3]:
        changed = client.get(path).last_modified
        assert changed
        assert changed.date().isoformat() == day


@pytest.mark.parametrize(
    "path",
    [
        f"/search?q={FOREVER}",
        f"/search?q=demurrage&section={FOREVER}",
        f"/data/hs-code?q={FOREVER}",
        f"/careers/jobs?q={FOREVER}",
        f"/atlas/oceanport?q={FOREVER}",
        f"/emissions-calculator?origin={FOREVER}&destination={FOREVER}&mode={FOREVER}",
        f"/route-search?origin={FOREVER}&destination={FOREVER}",
        f"/get-started?origin={FOREVER}&first_name={FOREVER}",
        f"/paps?number={FOREVER}",
        f"/{FOREVER}",
        f"/blog/{FOREVER}",
    ],
)
def test_no_page_repeats_a_long_argument(client: CheckingClient, path: str) -> None:
    assert not REPEATED.search(client.get(path).text)
