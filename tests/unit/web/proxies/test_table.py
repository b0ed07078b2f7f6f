"""The table of the proxied paths."""

import pytest
from flask import Flask

from app import SECTIONS
from portolan.content.store import ContentStore
from portolan.core.config import Settings
from portolan.web.proxies.rule import KB, ProxyRule
from portolan.web.proxies.table import BEGINNINGS, RULES, WEB_APP, WEBHOOKS, rule_of
from portolan.web.redirects.files import read_files, rule_files

SPECIFIED = """
    public_endpoints_url /track_and_trace/x /ping /documents/x /vendor_api_keys/x /leads /design/x
    /shipment_routes /shipment_next_data /tools/hs-code-search /tools/hs-code-item-search
    /set-gdpr-cookie-preference /onboarding/x /humans.txt /ip.txt
    web_app_url /users/x /login /logout
    webhook_url /webhooks/champ/track
    maps_url /proxy/google/maps/api/staticmap
    asset_store_url /assets/x /packs/x
""".split()


def specified() -> dict[str, str]:
    """The host of each path of the specification."""
    result, host = {}, ""
    for word in SPECIFIED:
        host = host if word.startswith("/") else word
        if word != host:
            result[word] = host
    return result


def test_every_specified_path_has_its_host() -> None:
    assert {path: (rule := rule_of(path)) and rule.target for path in specified()} == specified()
    assert len(specified()) == len([rule for rule in RULES if rule.target])


def test_every_host_is_a_setting() -> None:
    settings = Settings.from_environment({})
    assert all(getattr(settings, rule.target) == "" for rule in RULES if rule.target)


@pytest.mark.parametrize(
    ("pattern", "path", "fits"),
    [
        ("/assets/*", "/assets/x", True),
        ("/assets/*", "/assets/x/y/", True),
        ("/assets/*", "/assets", True),
        ("/assets/*", "/assets/", True),
        ("/assets/*", "/assetsx", False),
        ("/assets/*", "/Assets/x", False),
        ("/login", "/login", True),
        ("/login", "/login/", True),
        ("/login", "/login/x", False),
        ("/login", "/loginx", False),
    ],
)
def test_paths_match_by_segment(pattern: str, path: str, fits: bool) -> None:
    assert ProxyRule(pattern, WEB_APP).fits(path) is fits


def test_no_rule_hides_a_page(app: Flask) -> None:
    views = [rule.rule for rule in app.url_map.iter_rules() if "<" not in rule.rule]
    store: ContentStore = app.extensions["content"]
    documents = [path for locale in ("en-US", "zh-CN") for path in store.paths(locale)]
    assert len(views) > 30
    assert len(documents) > 100
    assert [path for path in (*views, *documents) if rule_of(path)] == []


def test_no_rule_hides_a_redirect() -> None:
    sources = [
        rule.from_path for rule in read_files(rule_files(section.redirects for section in SECTIONS))
    ]
    assert "/onboarding/start" in sources
    assert [path for path in sources if rule_of(path)] == []


def test_exceptions_are_few() -> None:
    assert {rule.target for rule in RULES if rule.cookies} == {WEB_APP}
    stored = {rule.path for rule in RULES if rule.sandboxed}
    assert stored == {"/assets/*", "/documents/*", "/packs/*"}
    assert {rule.target for rule in RULES if rule.from_machines} == {WEBHOOKS}
    generous = {rule.path for rule in RULES if rule.largest > 256 * KB}
    assert generous == {"/documents/*", "/onboarding/*", "/users/*"}


def test_the_page_cache_knows_what_is_never_a_page() -> None:
    assert all(path.startswith(BEGINNINGS) for path in specified())
