"""The owner's rules on addresses, places and pages, asked of the production server."""

import re
from urllib.parse import quote

import pytest

from portolan.core.slugs import slugify
from tests.pages.test_crawlers import FOREVER, LINK, REPEATED
from tests.pages.test_hs_codes import SMARTPHONES
from tests.support.stack import names, settings
from tests.support.stack.server import BareServer
from tests.support.urls import RELEASED

pytestmark = pytest.mark.browser

MATCHED = {
    # By segment: neither a longer word nor one segment more is the page.
    "/blog": 200, "/blogs": 404, "/blog/suez-or-the-cape": 200, "/blog/suez-or-the-cape/more": 404,
    # What stands in the pattern wins over a name, and a name over the wildcard.
    "/route-search/not-found": 200, "/help/category": 404, "/help/category/getting-started": 200,
    "/careers/jobs": 200, "/careers/nobody": "/company/careers", "/learn/x/y": "/help",
    # A name is decoded.
    "/learn": "/help", "/products/%6Ccl": 200, "/glossary/%64emurrage": 200,
}  # fmt: skip
INDEXES = {"/blog": "blog", "/glossary": "glossary", "/data/hs-code": "hs_codes"}
COUNTRIES = [
    f"{one}{other}" for one in map(chr, range(65, 91)) for other in map(chr, range(65, 91))
]
"""Every pair of letters, whether or not it is a country."""
UNION = set(
    "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split()
)
ENTITIES = {
    "/help/demurrage-and-detention": (r"<h1[^>]*>[^<]+<", r'class="lead"', r'class="toc"'),
    "/blog/suez-or-the-cape": ('"BlogPosting"', "/resources/authors/", r"<time datetime="),
    "/company/customers/bicycles-before-spring": (r"<h1[^>]*>[^<]+<", r'class="lead"', "prose"),
    "/careers/jobs/account-manager-new-york": (
        '"JobPosting"', "/company/careers/our-global-offices/", "/careers/teams/", "Contract</dt>",
    ),
}  # fmt: skip
LISTED = {
    "/route-search/shanghai-cnsha/rotterdam-nlrtm": True, "/blog": True, "/blog?page=2": True,
    "/route-search/aarhus-dkaar/rotterdam-nlrtm": False, "/careers/jobs?team=nobody": False,
    "/careers/jobs?location=shanghai": False, "/search?q=demurrage": False, "/nothing": False,
}  # fmt: skip
ECHOES = (
    *("/search?q={}", "/search?q=x&section={}", "/data/hs-code?q={}", "/careers/jobs?q={}"),
    *("/atlas/oceanport?q={}", "/emissions-calculator?origin={0}&destination={0}&mode={0}"),
    *("/route-search?origin={0}&destination={0}", "/get-started?origin={0}&first_name={0}"),
    *("/paps?number={}", "/{}", "/blog/{}"),
)
OURS = re.compile(r'<a [^>]*href="(/[^"?#]*)')


def test_paths_are_matched_by_segment(server: BareServer) -> None:
    for path, expected in MATCHED.items():
        answer = server.ask(path)
        due = (301, expected) if isinstance(expected, str) else (expected, None)
        assert (answer.status, answer.location) == due, path


def test_rules_answer_301_or_show_the_other_page(server: BareServer) -> None:
    digest = server.data("/")["queries"]["redirects"]
    assert "/company/newsroom" in server.ask(f"/page-data/sq/d/{digest}.json").text
    shown = server.ask("/RSS/")
    assert (shown.status, shown.text) == (200, server.ask("/blog/feed.xml").text)
    for path, goal in {
        "/CONTACT-us/": "/company/contact",
        "/careers/JOBS": "/careers/jobs",
    }.items():
        answer = server.ask(f"{path}?utm_source=x")
        assert (answer.status, answer.location) == (301, f"{goal}?utm_source=x")


def test_a_page_names_its_search_index(server: BareServer) -> None:
    for path, index in INDEXES.items():
        assert server.data(path)["searchIndex"] == index, path


@pytest.mark.parametrize("locale", ["en-US"])
def test_of_each_country_the_regions_are_told(server: BareServer) -> None:
    regions = {}
    for code in COUNTRIES:
        answer = server.ask("/_geography", **{settings.GEOGRAPHY_HEADER: code})
        if "countryCode" in answer.json:
            regions[code] = (answer.json["isEU"], answer.json["isEMEA"])
    europe = {code for code, (is_eu, _) in regions.items() if is_eu}
    emea = {code for code, (_, is_emea) in regions.items() if is_emea}
    assert europe > UNION | {"GB", "NO", "IS", "LI", "CH"}
    assert 45 <= len(europe) <= 60
    assert 100 <= len(emea) <= 150
    assert europe < emea
    assert {"ZA", "AE", "TR", "UA"} < emea - europe
    assert not {"US", "CN", "BR"} & (europe | emea)


def test_texts_are_in_the_language_and_filled(server: BareServer) -> None:
    for path in ("/", "/blog", "/get-started"):
        page = server.ask(path).text
        assert "{{" not in page, path
        assert ("联系我们" in page) is (server.locale == "zh-CN"), path
        assert re.search(r"© 20\d\d ", page), path


@pytest.mark.parametrize("locale", ["zh-CN"])
def test_text_without_a_translation_is_marked(server: BareServer) -> None:
    page = server.ask(SMARTPHONES).text
    assert re.search(r'<p class="lead" lang="en-US">[^<]*[Ss]martphones', page)


@pytest.mark.parametrize("locale", ["en-US"])
def test_documents_show_what_they_hold(server: BareServer) -> None:
    for path, pieces in ENTITIES.items():
        page = server.ask(path).text
        assert [one for one in pieces if not re.search(one, page)] == [], path


def test_links_and_slugs_are_regular(server: BareServer) -> None:
    linked = {path for page in RELEASED.values() for path in OURS.findall(server.ask(page).text)}
    assert len(linked) > 500
    assert [path for path in linked if path.endswith("/") and path != "/"] == []
    below = {path for path in linked if path.startswith(("/blog/", "/glossary/", "/help/"))}
    slugs = {path.rpartition("/")[2] for path in below}
    assert {slug for slug in slugs if slug != slugify(slug)} == {"feed.xml"} & slugs


def test_there_are_no_roles(server: BareServer) -> None:
    somebody = {"Cookie": "who=clients; session=x", "Authorization": "Basic YWRtaW46YWRtaW4="}
    for path in ("/", "/blog", "/company/for-customers"):
        plain, known = server.ask(path), server.ask(path, **somebody)
        assert (plain.status, plain.text) == (known.status, known.text), path
        assert "set-cookie" not in plain.headers | known.headers, path
        assert "cookie" not in plain.headers["vary"].lower(), path


def test_what_may_be_listed_says_so(server: BareServer) -> None:
    for path, is_listed in LISTED.items():
        answer = server.ask(path)
        assert answer.headers.get("x-robots-tag") == (None if is_listed else "noindex"), path
    listed = server.ask("/sitemaps/route-search.xml").text
    for path in ("/", "/route-search/shanghai-cnsha/rotterdam-nlrtm"):
        for link in LINK.finditer(server.ask(path).text):
            assert ('rel="nofollow"' in link[0]) is not (f"{link[1]}<" in listed), link[0]


def test_no_page_repeats_a_long_argument(server: BareServer) -> None:
    for address in ECHOES:
        assert not REPEATED.search(server.ask(address.format(FOREVER)).text), address


@pytest.mark.parametrize("locale", ["en-US"])
def test_scripts_of_the_list_alone_are_fetched(server: BareServer) -> None:
    def fetched(url: str, **headers: str) -> int:
        return server.ask(f"/__third-party-proxy?url={quote(url, safe='')}", **headers).status

    assert fetched(settings.SECOND_LOADER_URL) == 200
    assert fetched(settings.SECOND_LOADER_URL, **{"Service-Worker": "script"}) >= 400
    others = (f"{settings.SECOND_LOADER_URL}?x", f"https://{names.CHAT}/", "https://127.0.0.1/")
    for url in (*others, "http://169.254.169.254/", "file:///etc/passwd", ""):
        assert fetched(url) >= 400, url
