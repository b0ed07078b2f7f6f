"""The rules for addresses without a page: which is found, and where it leads."""

from pathlib import Path

import ada_url
import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.web.redirects.check import faults
from portolan.web.redirects.files import FIELDS, RuleError, read_files
from portolan.web.redirects.rule import RedirectRule
from portolan.web.redirects.table import RuleMatch, RuleTable
from portolan.web.redirects.target import target

RULES = (
    RedirectRule("/careers", "/company/careers"),
    RedirectRule("/careers/*", "/company/careers"),
    RedirectRule("/careers/:city", "/careers/jobs?location={city}"),
    RedirectRule("/careers/la", "/careers/jobs?location=los-angeles"),
    RedirectRule("/careers/teams/:team/old", "/careers/teams/{team}"),
    RedirectRule("/data/products/*", "/products/*"),
    RedirectRule("/anything/*", "/*"),
    RedirectRule("/Exact", "/blog", ignore_case=False),
    RedirectRule("/bloomberg", "/?utm_source=bloomberg"),
    RedirectRule("/old", "/blog#posts"),
    RedirectRule("/news", "/company/newsroom", is_permanent=False),
)
TABLE = RuleTable.of(RULES)
ORIGIN = "https://portolan.example"


def goal(path: str, query: str = "") -> str | None:
    """Where a path leads, if anywhere."""
    match = TABLE.find(path)
    return target(match, query) if match else None


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/careers", "/company/careers"),
        ("/Careers/", "/company/careers"),
        ("/careers/la", "/careers/jobs?location=los-angeles"),
        ("/careers/LA", "/careers/jobs?location=los-angeles"),
        ("/careers/hamburg", "/careers/jobs?location=hamburg"),
        ("/careers/hamburg/more", "/company/careers"),
        ("/careers/teams/customs/old", "/careers/teams/customs"),
        ("/careers/teams/customs/new", "/company/careers"),
        ("/data/products/lcl/", "/products/lcl"),
        ("/Data/Products/LCL", "/products/lcl"),
        ("/data/products", "/products"),
        ("/Exact", "/blog"),
        ("/exact", None),
        ("/old", "/blog#posts"),
        ("/anything/a?b#c%", "/a%3Fb%23c%25"),
        ("/nothing", None),
        ("/", None),
    ],
)
def test_the_closest_rule_wins(path: str, expected: str | None) -> None:
    assert goal(path) == expected


@pytest.mark.parametrize(
    ("path", "query", "expected"),
    [
        ("/old", "a=1&b=2", "/blog?a=1&b=2#posts"),
        ("/bloomberg", "utm_source=me&x=1", "/?x=1&utm_source=bloomberg"),
        ("/careers/santos", "q=a%20b", "/careers/jobs?q=a%20b&location=santos"),
        (
            "/old",
            "&".join(f"a{n}=1" for n in range(60)),
            "/blog?" + "&".join(f"a{n}=1" for n in range(60)) + "#posts",
        ),
        ("/old", "b&a;c&d=%FF&e=é&&f=a\\b", "/blog?b&a;c&d=%FF&e=%C3%A9&f=a%5Cb#posts"),
    ],
)
def test_the_query_is_carried_over_and_the_rules_own_wins(
    path: str, query: str, expected: str
) -> None:
    assert goal(path, query) == expected


def test_of_two_rules_for_one_address_the_first_counts() -> None:
    table = RuleTable.of([RedirectRule("/a", "/first"), RedirectRule("/A/", "/second")])
    assert table.find("/a") == RuleMatch(table.rules[0], {})


HOSTILE = [
    "//evil.example", "/\\evil.example", "/\t/evil.example", "/%5cevil.example", "///evil.example/",
    "/https://evil.example", "/@evil.example", "/.evil.example", "/%09/evil.example",
    "/\r\nLocation: https://evil.example", "/;@evil.example", "/..//evil.example", "/%2f%2fevil",
    "/\x00/evil.example", "/?//evil.example", "/#//evil.example", "/javascript:alert(1)",
]  # fmt: skip


@pytest.mark.parametrize("rest", HOSTILE)
@pytest.mark.parametrize("prefix", ["/anything", "/data/products", "/careers"])
def test_no_address_leads_off_the_site(prefix: str, rest: str) -> None:
    assert_stays(goal(prefix + rest))


@given(st.text(max_size=40), st.text(max_size=40))
def test_no_text_leads_off_the_site(rest: str, query: str) -> None:
    assert_stays(goal(f"/anything/{rest}", query))


def assert_stays(result: str | None) -> None:
    """A browser at our origin that follows this stays there."""
    assert result is not None
    assert result.startswith("/")
    assert not {"\r", "\n", "\t", "\\", "\0"} & set(result)
    assert ada_url.URL(result, base=ORIGIN).origin == ORIGIN


def test_the_check_names_what_is_wrong() -> None:
    rules = (
        RedirectRule("/page", "/blog", place="1"),
        RedirectRule("/a", "/b", place="2"),
        RedirectRule("/b", "/blog", place="3"),
        RedirectRule("/A", "/blog", place="4"),
        RedirectRule("/c", "/c", place="5"),
        RedirectRule("/d", "/gone", place="6"),
        RedirectRule("/fine/:name", "/blog/{name}", place="7"),
        RedirectRule("/empty/*", "/nowhere/*", place="8"),
        RedirectRule("/deep/:a/:b", "/blog/{a}/{b}", place="9"),
        RedirectRule("/there/*", "/back/*", place="10"),
        RedirectRule("/back/*", "/there/*", place="11"),
        RedirectRule("/Fine/:other", "/blog", place="12"),
        RedirectRule("/lost/:name", "/blog/{nome}", place="13"),
    )
    pages = {"/page": 200, "/blog": 200, "/blog/post": 200, "/there/x": 200, "/back/x": 200}
    results = list(faults(RuleTable.of(rules), lambda path: pages.get(path, 404), pages))
    assert results == [
        "1: /page: a page is there, so the rule is never asked",
        "2: /a: /b is redirected again, by 3",
        "4: /A: hidden by 2",
        "5: /c: /c leads to itself",
        "6: /d: /gone answers 404",
        "8: /empty/*: no page is at /nowhere/*",
        "9: /deep/:a/:b: no page is at /blog/:a/:b",
        "10: /there/*: /back/no-such-page is led round in a circle",
        "11: /back/*: /there/no-such-page is led round in a circle",
        "12: /Fine/:other: hidden by 7",
        "13: /lost/:name: nothing is known of {nome}",
    ]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("a,/b,,,,", "both paths begin with a slash"),
        ("/a,https://evil.example,,,,", "both paths begin with a slash"),
        ("/a,/b,maybe,,,", "'maybe' is neither yes nor no"),
        ("/a,/b,,,,302", "the status is 301 or 200"),
    ],
)
def test_a_bad_line_says_where_it_is(tmp_path: Path, line: str, message: str) -> None:
    file = tmp_path / "redirects.csv"
    file.write_text(f"{','.join(FIELDS)}\n/x,/y,,,,\n{line}\n", encoding="utf-8")
    with pytest.raises(RuleError, match=rf"redirects.csv:3: {message}"):
        list(read_files([file]))


def test_a_line_says_all_that_a_rule_has(tmp_path: Path) -> None:
    file = tmp_path / "redirects.csv"
    file.write_text(f"{','.join(FIELDS)}\n/x,/y,no,no,yes,200\n/z,/y,,,,\n", encoding="utf-8")
    first, second = read_files([file])
    assert (first.is_permanent, first.ignore_case, first.redirect_in_browser) == (
        False,
        False,
        True,
    )
    assert first.is_rewrite
    assert (second.answer_status, second.ignore_case) == (301, True)
