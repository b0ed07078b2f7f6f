"""MDN's HTTP Observatory on every template, as the production site answers."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from werkzeug.test import Client

from app import create_app
from tests.support.instance import furnished
from tests.support.matrix import in_turn
from tests.support.observatory import Observatory, recording
from tests.support.production import PRODUCTION, SITES, visitor
from tests.support.urls import TEMPLATES

# What there is to reach without cookies, and before a host is in the browsers' own lists: 100,
# and what stands beside the results.
BEST = 135
RESULTS = {
    "content-security-policy": "csp-implemented-with-no-unsafe-default-src-none",  # 10
    "cookies": "cookies-not-found",
    "cross-origin-resource-sharing": "cross-origin-resource-sharing-not-implemented",
    "redirection": "redirection-to-https",
    "referrer-policy": "referrer-policy-private",  # 5
    "strict-transport-security": "hsts-implemented-max-age-at-least-six-months",
    "subresource-integrity": "sri-implemented-and-all-scripts-loaded-securely",  # 5
    "x-content-type-options": "x-content-type-options-nosniff",
    "x-frame-options": "x-frame-options-implemented-via-csp",  # 5
    "cross-origin-resource-policy": "corp-implemented-with-same-origin",  # 10
}
# The observatory takes pages only; a question that is asked back is a 422.
IN_PRODUCTION = set(TEMPLATES.values()) - {
    "/_style",
    "/_sink",
    TEMPLATES["route_search/index asked"],
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, content: Path) -> Client:
    """A visitor of the site in production."""
    folder = furnished(tmp_path_factory.mktemp("production"), content)
    return visitor(create_app({**PRODUCTION, "INSTANCE_PATH": str(folder)}))


@pytest.fixture(scope="module")
def observatory() -> Iterator[Observatory]:
    """The grader, started once."""
    with Observatory() as running:
        yield running


def test_every_template_has_the_best_score(
    site: Client, observatory: Observatory, locale: str
) -> None:
    judged = {path for path, code in in_turn(sorted(IN_PRODUCTION), SITES) if code == locale}
    reports = {path: observatory.report(site, SITES[locale] + path) for path in judged}
    assert len(reports) > 50
    worse = {path: report for path, report in reports.items() if report != (BEST, True, RESULTS)}
    assert not worse


LOSSES = {
    "Content-Security-Policy": {"content-security-policy", "x-frame-options"},
    "Referrer-Policy": {"referrer-policy"},
    "Strict-Transport-Security": {"strict-transport-security"},
    "X-Content-Type-Options": {"x-content-type-options"},
    "Cross-Origin-Resource-Policy": {"cross-origin-resource-policy"},
}


@pytest.mark.parametrize("name", LOSSES)
def test_each_header_counts(site: Client, observatory: Observatory, name: str) -> None:
    record = recording(site, SITES["en-US"] + "/")
    record["page"]["headers"] = [one for one in record["page"]["headers"] if one[0] != name]
    report = observatory.graded(record)
    assert report.score < BEST
    assert {test for test, result in report.results.items() if result != RESULTS[test]} == (
        LOSSES[name]
    )


def test_a_cookie_and_a_script_without_a_hash_count(site: Client, observatory: Observatory) -> None:
    record = recording(site, SITES["en-US"] + "/")
    record["page"]["headers"].append(("Set-Cookie", "session=1"))
    record["page"]["body"] = record["page"]["body"].replace(" integrity=", " data-integrity=")
    report = observatory.graded(record)
    assert report.results["cookies"].startswith("cookies-session-without")
    assert report.results["subresource-integrity"].startswith("sri-not-implemented")
    assert not report.passed
