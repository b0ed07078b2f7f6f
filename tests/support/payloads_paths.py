"""Hostile addresses for the rules of redirection, as they stand in a request: still encoded."""

from collections.abc import Iterable, Iterator

from portolan.web.redirects.rule import RedirectRule

SLASHES = (
    "/evil.example",
    "//evil.example",
    "/////evil.example/",
    "/" + "/" * 500 + "evil.example",
    "\\evil.example",
    "\\\\evil.example",
    "/%2fevil.example",
    "%2f%2fevil.example",
    "%2F%2Fevil.example/..;/",
    "%5cevil.example",
    "%5C%5Cevil.example",
    "%2f%5cevil.example",
    "%5c%2fevil.example",
    "%252f%252fevil.example",
    "%255cevil.example",
    "%c0%af%c0%afevil.example",
    "%e0%80%af%e0%80%afevil.example",
    "%ef%bc%8f%ef%bc%8fevil.example",
    "%ef%bc%bcevil.example",
    "%e2%88%95%e2%88%95evil.example",
    "%e2%a7%b8evil.example",
    "%u2215%u2215evil.example",
)
BLANKS = (
    "\t/evil.example",
    "%09/evil.example",
    "%09%09//evil.example",
    "%0a/evil.example",
    "%0d/evil.example",
    "%0b%0c/evil.example",
    "%20/evil.example",
    "%00/evil.example",
    "%08/evil.example",
    "%1b%5b2J/evil.example",
    "%7f/evil.example",
    "%a0/evil.example",
    "%c2%85/evil.example",
    "%c2%a0/evil.example",
    "%c2%ad/evil.example",
    "%e2%80%8b/evil.example",
    "%e2%80%ae/evil.example",
    "%e3%80%80/evil.example",
    "%ef%bb%bf/evil.example",
)
INJECTIONS = (
    "%0d%0aX-Injected:%20yes",
    "%0aX-Injected:%20yes",
    "%0d%0a%20X-Injected:%20yes",
    "%0d%0aLocation:%20https://evil.example/",
    "%0d%0aSet-Cookie:%20x-injected=yes",
    "%0d%0a%0d%0a<script>alert(1)</script>",
    "\r\nX-Injected: yes",
    "%c4%8d%c4%8aX-Injected:%20yes",
    "%e5%98%8d%e5%98%8aX-Injected:%20yes",
    "%e2%80%a8X-Injected:%20yes",
    "?a=%0d%0aX-Injected:%20yes",
    "?a=\r\nX-Injected: yes",
    "x?%0d%0aX-Injected:%20yes=b",
)
HOSTS = (
    "@evil.example",
    "x@evil.example/",
    "%40evil.example",
    ".evil.example",
    ":80@evil.example",
    ":443",
    ";@evil.example",
    "[::1]",
    "evil%E3%80%82example",
    "https://evil.example",
    "https:evil.example",
    "https:%2f%2fevil.example",
    "http%3a%5c%5cevil.example",
    "javascript:alert(1)",
    "JavaScript%3Aalert(1)",
    "%01javascript:alert(1)",
    "java%09script:alert(1)",
    "data:text/html,%3cscript%3e",
    "vbscript:x",
)
DOTS = (
    ".",
    "..",
    "...",
    "..//evil.example",
    ".//evil.example",
    "../..//evil.example",
    "%2e%2e//evil.example",
    "%2e%2e%2f%2fevil.example",
    "..%5c..%5cevil.example",
    "..;/..;//evil.example",
    "../" * 200 + "/evil.example",
)
QUERIES = (
    "?//evil.example",
    "x?next=//evil.example",
    "x?utm_source=//evil.example&location=https://evil.example",
    "x?page=%00&page=%ff",
    "x?&&==&=&?",
    "x?" + "a=b&" * 200,
    "x?a=" + "b" * 9000,
    "x?%ff%fe",
    "x?a=%ed%a0%80",
    "x?a;b;c",
    "x?#//evil.example",
    "%3f//evil.example",
    "%23//evil.example",
)
ODDITIES = (
    "%",
    "%zz",
    "%ff%fe",
    "%ed%a0%80",
    "%f0%9f%9a%a2",
    "\xff\xfe",
    "a" * 5000,
    "%41" * 3000,
    "a/" * 1000,
    "*",
    ":city",
    "{item}",
    "{*}",
    "%7bitem%7d",
    "{rule.place}",
    "%s%n%d",
    "<script>alert(1)</script>",
    "%3cscript%3ealert(1)%3c/script%3e",
    "'\"><img>",
    "%c4%b0%ef%ac%81%e2%84%aa",
    "page-data.json",
    "x/page-data.json",
)
RESTS = (*SLASHES, *BLANKS, *INJECTIONS, *HOSTS, *DOTS, *QUERIES, *ODDITIES)


def addresses(rules: Iterable[RedirectRule]) -> Iterator[str]:
    """Each hostile rest after nothing, and behind the fixed part of each rule with a pattern."""
    beginnings = dict.fromkeys(_beginning(rule) for rule in rules if not rule.is_exact)
    yield from (f"/{rest}" for rest in RESTS)
    for number, beginning in enumerate(beginnings):
        for turn, rest in enumerate(RESTS):
            # A rule does not mind case; half of the addresses try that, other ones for each rule.
            written = beginning.upper() if (number + turn) % 2 else beginning
            yield f"{written}{rest}"
    yield from (f"//evil.example{beginning}x" for beginning in beginnings)
    for beginning in beginnings:
        yield from (f"/page-data{beginning}{rest}/page-data.json" for rest in DOTS)


def _beginning(rule: RedirectRule) -> str:
    """`/freight/` of `/freight/*`, `/terms/` of `/terms/:term`."""
    return rule.from_path.partition(":")[0].rstrip("*")
