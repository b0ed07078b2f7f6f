"""Every rule, asked as a visitor asks: one hop, to a page that is there."""

import pytest
from flask import Flask
from werkzeug.test import Client

from portolan.web.redirects import commands, current_rules
from portolan.web.redirects.current_rules import Redirects
from portolan.web.redirects.rule import RedirectRule
from portolan.web.redirects.table import RuleTable
from tests.conftest import BASE

SPECIFIED = {
    "/data/products/ocean-freight": "/products/ocean-freight",
    "/data/get-started": "/get-started",
    "/services/ocean-freight": "/products/ocean-freight",
    "/services/air-freight": "/products/air-freight",
    "/services/trucking": "/products/trucking",
    "/services/ground-transportation": "/products/trucking",
    "/services/customs": "/products/customs",
    "/services/trade-advisory": "/products/trade-advisory",
    "/services/duty-drawback": "/products/duty-drawback",
    "/services/cargo-insurance": "/products/cargo-insurance",
    "/services/capital": "/products/capital",
    "/services/trade-finance": "/products/capital",
    "/services/order-management": "/products/order-management",
    "/services/climate": "/products/climate",
    "/services/compliance-certification": "/products/dangerous-goods",
    "/services/less-than-container": "/products/lcl",
    "/services/b2b-fulfillment": "/products/b2b-fulfillment",
    "/services/ecommerce-fulfillment": "/products/ecommerce-fulfillment",
    "/services/flexport-platform": "/products/platform",
    "/careers": "/company/careers",
    "/careers/offices": "/company/careers/our-global-offices",
    "/careers/our-global-offices": "/company/careers/our-global-offices",
    "/careers/diversity-and-inclusion": "/company/careers/diversity-and-inclusion",
    "/careers/ocean": "/careers/teams/ocean-freight",
    "/careers/hamburg": "/careers/jobs?location=hamburg",
    "/contact-us": "/company/contact",
    "/about": "/company/about-us",
    "/our-story": "/company/about-us",
    "/customers": "/company/customers",
    "/press": "/company/newsroom",
    "/insights/market-updates": "/global-logistics-update",
    "/logistics/freight-market-update": "/global-logistics-update",
    "/insights": "/webinars",
    "/whitepapers": "/eguides",
    "/covid": "/COVID-19-trade-insights",
    "/de": "/eu",
    "/onboarding/start": "/sign-up",
    "/terms": "/terms-and-conditions",
    "/freight-terms": "/terms-and-conditions",
    "/freight/first-time-importers": "/logistics/first-time-importers",
    "/learn/anything": "/help",
    "/help/115370-how-is-chargeable-weight-worked-out": "/help/chargeable-weight-worked-examples",
    "/help/117220-what-is-demurrage": "/glossary/demurrage",
    "/blog/air-cargo-security-who-scree": "/blog/air-cargo-security-and-screening",
    "/tools/duty-estimator": "/help/duty-calculation-worked-example",
    "/bloomberg": "/?utm_source=bloomberg",
}


HOME = BASE["en-US"]


@pytest.fixture
def visitor(app: Flask) -> Client:
    """A browser that does not follow by itself."""
    return app.test_client()


@pytest.mark.parametrize("path", SPECIFIED)
def test_what_the_owner_asked_for(visitor: Client, path: str, base_url: str) -> None:
    for spelling in (path, f"{path}/", path.upper(), f"{path.title()}/"):
        answer = visitor.get(spelling, base_url=base_url)
        assert answer.status_code == 301, spelling
        assert answer.location == SPECIFIED[path]
    assert visitor.get(SPECIFIED[path], base_url=base_url).status_code == 200


UNKNOWN = {
    "/whitepapers/no-such-guide": "/eguides",
    "/whitepapers/first-import-handbook": "/eguides/first-import-handbook",
    "/freight/no-such-goods?utm_source=x": "/products?utm_source=x",
    "/blog/category/no-such-category": "/blog",
    "/blog/page/no-such-page": "/blog",
    "/blog/page/2": "/blog?page=2",
    "/services/cargo-insurance/no-such-cover": "/products/cargo-insurance",
    "/company/newsroom/no-such-item": "/company/newsroom",
    "/hs-code/no-such-words": "/data/hs-code?q=no-such-words",
    "/index.html": "/",
    "/help/115370": "/help/chargeable-weight-worked-examples",
    "/help/117220": "/glossary/demurrage",
    "/help/115370-other-words?utm_source=x": (
        "/help/chargeable-weight-worked-examples?utm_source=x"
    ),
    "/HELP/117220-Other-Words/": "/glossary/demurrage",
}
"""Values that a pattern knows nothing of go to its list; of moved articles the number is enough."""


@pytest.mark.parametrize("path", UNKNOWN)
def test_no_pattern_leads_to_nothing(visitor: Client, path: str, base_url: str) -> None:
    assert visitor.get(path, base_url=base_url).location == UNKNOWN[path]
    assert visitor.get(UNKNOWN[path], base_url=base_url).status_code == 200


def test_every_rule_leads_to_a_page_in_one_hop(app: Flask, visitor: Client) -> None:
    redirects: Redirects = app.extensions["redirects"]
    with app.test_request_context("/", base_url=HOME):
        exact = [rule for rule in redirects.table().rules if rule.is_exact]
    assert len(exact) > 300
    for rule in exact:
        answer = visitor.get(rule.from_path, base_url=HOME)
        if rule.is_rewrite:
            assert answer.get_data() == visitor.get(rule.to_path, base_url=HOME).get_data(), rule
            continue
        assert answer.status_code == 301, rule
        assert visitor.get(answer.location, base_url=HOME).status_code == 200, rule


def test_a_rewrite_shows_the_feed_in_place(visitor: Client, base_url: str) -> None:
    view, feed = (visitor.get(path, base_url=base_url) for path in ("/RSS/", "/blog/feed.xml"))
    assert view.status_code == 200
    assert view.mimetype == feed.mimetype == "application/atom+xml"
    assert view.get_data() == feed.get_data()


def test_the_check_of_the_rules_finds_nothing(app: Flask) -> None:
    done = app.test_cli_runner().invoke(args=["redirects", "check"])
    assert done.exit_code == 0, done.output
    assert "0 faults" in done.output


def test_the_check_fails_where_a_rule_has_a_fault(
    app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "rule_faults", lambda _app: ["/old: leads nowhere"])
    done = app.test_cli_runner().invoke(args=["redirects", "check"])
    assert (done.exit_code, "/old: leads nowhere" in done.output) == (1, True)


def test_the_command_explains(app: Flask) -> None:
    runner = app.test_cli_runner()
    result = runner.invoke(args=["redirects", "explain", "http://localhost/Covid/?a=1"]).output
    assert "landing/redirects.csv" in result
    assert "301 /COVID-19-trade-insights?a=1" in result
    assert "another spelling" in runner.invoke(args=["redirects", "explain", "/Blog"]).output
    assert "/blog is a page" in runner.invoke(args=["redirects", "explain", "//blog"]).output
    assert "WEB_APP_URL" in runner.invoke(args=["redirects", "explain", "/login"]).output
    assert "is a page" in runner.invoke(args=["redirects", "explain", "/blog"]).output
    assert "no rule" in runner.invoke(args=["redirects", "explain", "/nothing/here"]).output


def with_rules(app: Flask, *rules: RedirectRule) -> Client:
    """A browser at a site with these rules alone."""
    redirects = Redirects(rules)
    redirects.table = lambda: RuleTable.of(rules)  # type: ignore[method-assign]  # these and no others
    app.extensions["redirects"] = redirects
    return app.test_client()


def test_a_page_wins_over_a_rule(app: Flask) -> None:
    visitor = with_rules(app, RedirectRule("/blog", "/help"), RedirectRule("/blog/*", "/help"))
    assert visitor.get("/blog", base_url=HOME).status_code == 200
    assert visitor.get("/blog/suez-or-the-cape", base_url=HOME).status_code == 200
    assert visitor.get("/blog/nothing", base_url=HOME).location == "/help"


def test_a_rewrite_shows_the_other_page_in_place(app: Flask, base_url: str) -> None:
    visitor = with_rules(app, RedirectRule("/shown/:slug", "/glossary/{slug}", status_code=200))
    answer = visitor.get("/shown/demurrage?x=1", base_url=base_url)
    assert answer.status_code == 200
    assert "/glossary/demurrage" in answer.text
    missing = visitor.get("/shown/nothing", base_url=base_url)
    assert missing.status_code == 404


def test_the_navigation_is_led_to_the_data_of_the_other_page(visitor: Client) -> None:
    answer = visitor.get("/page-data/covid/page-data.json", base_url=HOME)
    assert answer.status_code == 301
    assert answer.location == "/page-data/COVID-19-trade-insights/page-data.json"


def test_what_is_sent_is_not_redirected(visitor: Client) -> None:
    assert visitor.post("/covid", base_url=HOME).status_code in (403, 404, 405)


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/freight/freight-market-update", "/global-logistics-update"),
        ("/data/products/insurance", "/products/cargo-insurance"),
        ("/dictionary/thc", "/glossary/terminal-handling-charge"),
        ("/company/newsroom/contact-us", "/company/contact"),
        ("/careers/departments/ocean", "/company/careers"),
        ("/careers/our-global-offices/dubai", "/company/careers/our-global-offices/dubai"),
        (
            "/Careers/Diversity-and-Inclusion/CEO-Statement/",
            "/company/careers/diversity-and-inclusion/ceo-statement",
        ),
        ("/company/careers/jobs/no-such-job", "/careers/jobs"),
        ("/freight/%2e%2e/first-time-importers", "/logistics/first-time-importers"),
    ],
)
def test_rules_that_take_one_another_on_are_one_hop(
    visitor: Client, path: str, expected: str, base_url: str
) -> None:
    answer = visitor.get(f"{path}?gclid=1", base_url=base_url)
    assert (answer.status_code, answer.location) == (301, f"{expected}?gclid=1")
    assert visitor.get(expected, base_url=base_url).status_code == 200


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/Login", "/login"),
        ("/PING/", "/ping"),
        ("/Users", "/users"),
        ("/Users/Ann/Orders", "/users/Ann/Orders"),
    ],
)
def test_a_proxied_path_is_led_to_its_case(
    visitor: Client, path: str, expected: str, base_url: str
) -> None:
    answer = visitor.get(f"{path}?a=1", base_url=base_url)
    assert (answer.status_code, answer.location) == (301, f"{expected}?a=1")


def test_head_on_a_rewrite_says_how_long_it_is(visitor: Client) -> None:
    full, head = visitor.get("/rss", base_url=HOME), visitor.head("/rss", base_url=HOME)
    assert head.headers["Content-Length"] == str(len(full.get_data()))
    assert not head.get_data()


def test_former_addresses_of_documents_lead_on_once_the_content_is_swapped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Swapped:
        def __init__(self, release: str, old: str) -> None:
            self.release, self.former = (lambda: release), (lambda: [(old, "/blog")])

    redirects, tables = Redirects(()), []
    for release, old in (("1", "/one"), ("1", "/unread"), ("2", "/two")):
        content = Swapped(release, old)
        monkeypatch.setattr(current_rules, "store", lambda content=content: content)
        tables.append([rule.from_path for rule in redirects.table().rules])
    assert tables == [["/one"], ["/one"], ["/two"]]
