"""Addresses in other spellings: case, words after a number, slashes; each is one hop."""

import pytest
from flask import Flask
from werkzeug.test import Client

from tests.conftest import BASE

HOME = BASE["en-US"]


@pytest.fixture
def visitor(app: Flask) -> Client:
    """A browser that does not follow by itself."""
    return app.test_client()


SPELLED = (
    "/Blog",
    "/BLOG/Suez-Or-The-Cape/",
    "/Company/About-Us",
    # Of these a rule knows what lies below the section, and the pages win.
    "/Careers/Jobs",
    "/Careers/Jobs/Engineering-Intern-Shanghai",
    # Pages of data sets, which no list has.
    "/Data/HS-Code/540211-Yarn-Synthetic-Filament-Monofilament-Less-Than-67-Decitex",
    "/Atlas/Oceanport/Bissau-GWOXB",
    "/Atlas/Airport/Lakselv-LKL",
    "/Route-Search/Shanghai-CNSHA/Rotterdam-NLRTM",
    # Feeds, which are no pages; of the last one a rule knows what lies below the list.
    "/Blog/Feed.xml",
    "/RESEARCH/FEED.XML",
    "/Global-Logistics-Update/feed.xml",
    "/Company/Newsroom/Feed.xml",
)


@pytest.mark.parametrize("path", SPELLED)
def test_the_case_of_a_page_is_settled(visitor: Client, path: str, base_url: str) -> None:
    answer = visitor.get(f"{path}?a=1", base_url=base_url)
    assert answer.status_code == 301
    assert answer.location == f"{path.lower().rstrip('/')}?a=1"
    assert visitor.get("/Blog/Nothing", base_url=base_url).status_code == 404


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/Atlas/Airport/lax", "/atlas/airport/los-angeles-lax"),
        ("/ATLAS/OCEANPORT/CNSHA", "/atlas/oceanport/shanghai-cnsha"),
        ("/Route-Search/cnsha/NLRTM", "/route-search/shanghai-cnsha/rotterdam-nlrtm"),
        ("/Data/HS-Code/540211", SPELLED[5].lower()),
        ("/Api/PLACES", "/api/places"),
        ("/api/HS/8471", "/api/hs/8471"),
        # It wants places, and says so in its own spelling.
        ("/API/Routes", "/api/routes"),
    ],
)
def test_case_and_spelling_are_settled_in_one_hop(
    visitor: Client, path: str, expected: str, base_url: str
) -> None:
    answer = visitor.get(f"{path}/?x=1", base_url=base_url)
    assert (answer.status_code, answer.location) == (301, f"{expected}?x=1")


@pytest.mark.parametrize("path", ["/help/999999-no-such-number", "/help/115370-a/b"])
def test_a_number_that_no_rule_knows_is_not_there(visitor: Client, path: str) -> None:
    assert visitor.get(path, base_url=HOME).status_code == 404


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("//blog", "/blog"),
        ("/blog//suez-or-the-cape/", "/blog/suez-or-the-cape"),
        ("///", "/"),
        ("//Blog?a=1", "/blog?a=1"),
        ("//covid//?a=1", "/COVID-19-trade-insights?a=1"),
        ("//nothing//here", None),
        ("//evil.example/", None),
    ],
)
def test_slashes_are_settled(
    visitor: Client, path: str, expected: str | None, base_url: str
) -> None:
    path, _, query = path.partition("?")
    # Past the client, which would take the first part for a host.
    answer = visitor.get(
        "/", base_url=base_url, query_string=query, environ_overrides={"PATH_INFO": path}
    )
    assert answer.status_code == (301 if expected else 404)
    assert answer.location == expected
