"""The policies: what they allow, what they never do, and what Google's evaluator says of them."""

import json
import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from portolan.core.config import ROOT, Settings
from portolan.web.csp import content_security_policy
from portolan.web.headers import fixed_headers
from portolan.web.off_thread import sandbox_policy
from tests.support.node import NodeProcess

HTTPS = {"sites": (("en-US", "https://www.example"), ("zh-CN", "https://cn.example"))}
HTTP = {"sites": (("en-US", "http://localhost:8000"), ("zh-CN", "http://cn.localhost:8000"))}
HASHES = ("sha256-" + "A" * 43 + "=", "sha256-" + "B" * 43 + "=")
CONFIGURED = {
    "consent_script_url": "https://consent.example/boot.js?key=1",
    "second_loader_url": "https://loader.example:8443/load.js",
    "tag_manager_container_id": "T-1",
    "tag_manager_script_url": "https://tags.example/t.js",
    "bot_check_site_key": "B-1",
    "bot_check_script_url": "https://bots.example/check.js",
    "sentry_browser_dsn": "https://public@errors.example/42",
    "second_error_reporting_dsn": "http://key:secret@plain.example/7",
    "rich_text_iframe_hosts": ("video.example", "charts.example"),
}
DEFAULT_VENDORS: dict[str, dict[str, Any]] = {
    "tags": {"tag_manager_container_id": "T-1"},
    "bots": {"bot_check_site_key": "B-1"},
    "chat": {"customer_messaging_app_id": "C-1"},
    "monitoring": {"rum_application_id": "R-1", "rum_client_token": "T-1"},
}
"""Those whose default vendor needs more than the host of its script."""

COMBINED_OF = {
    " and ".join(names) or "none of them": names
    for count in range(len(DEFAULT_VENDORS) + 1)
    for names in combinations(DEFAULT_VENDORS, count)
} | {"others": (), "http": ()}
COMBINATIONS: dict[str, dict[str, Any]] = {
    **{
        name: {key: value for one in names for key, value in DEFAULT_VENDORS[one].items()}
        for name, names in COMBINED_OF.items()
    },
    "others": CONFIGURED,
    "http": HTTP,
}
"""The settings of sites with some of the services."""

SERVICES = (
    "https://bots.example https://consent.example https://errors.example "
    "https://loader.example:8443 https://tags.example"
)


def settings(**values: Any) -> Settings:
    """The settings of a site, the rest of them as they are by default."""
    return Settings(**values)


def text(*hashes: str, **values: object) -> str:
    """The policy of a page on a site with those settings."""
    return content_security_policy(settings(**{**HTTPS, **values}), hashes)


def directives(*hashes: str, **values: object) -> dict[str, str]:
    """The same, by directive."""
    parts = text(*hashes, **values).split("; ")
    return {name: value for name, _, value in (part.partition(" ") for part in parts)}


def test_nothing_is_allowed_that_is_not_named() -> None:
    result = directives(*HASHES)
    closed = ("default-src", "object-src", "base-uri", "frame-ancestors", "frame-src")
    assert {result[name] for name in closed} == {"'none'"}
    own = ("style-src", "font-src", "connect-src", "worker-src", "manifest-src", "form-action")
    assert {result[name] for name in own} == {"'self'"}
    assert result["img-src"] == "'self' data:"


def test_scripts_run_by_their_hash_alone() -> None:
    assert directives(*HASHES)["script-src"] == (f"'{HASHES[0]}' '{HASHES[1]}' 'strict-dynamic'")
    assert directives()["script-src"] == "'none'"


@pytest.mark.parametrize("name", COMBINATIONS)
def test_nothing_unsafe_is_ever_said(name: str) -> None:
    result = text(*HASHES, **COMBINATIONS[name])
    if "chat" in COMBINED_OF[name]:
        # The widget writes its styles into the page; scripts stay as they are.
        result = result.replace("style-src 'self' 'unsafe-inline'", "")
    for word in ("unsafe-", "nonce-", " * ", " https: ", " http: "):
        assert word not in f"{result} "
    assert all(one.startswith(("https://*.", "wss://*.")) for one in result.split() if "*" in one)


def test_reports_come_to_the_site_itself() -> None:
    result = directives(*HASHES)
    assert (result["report-uri"], result["report-to"]) == ("/_sink/csp", "csp")
    endpoint = fixed_headers(settings(**HTTPS))["Reporting-Endpoints"]
    assert endpoint == 'csp="/_sink/csp"'


def test_without_https_no_endpoint_is_named_that_browsers_would_not_know() -> None:
    assert directives(*HASHES, **HTTP)["report-uri"] == "/_sink/csp"
    assert "report-to" not in directives(*HASHES, **HTTP)
    assert "Reporting-Endpoints" not in fixed_headers(settings(**HTTP))


def test_analytics_is_spoken_to_where_it_is_no_stand_in() -> None:
    outside = {"analytics_api_key": "A-1", "analytics_url": "https://events.example/2/httpapi"}
    assert directives(*HASHES, **outside)["connect-src"] == "'self' https://events.example"
    built_in = {**outside, "analytics_api_key": Settings.BUILT_IN}
    assert directives(*HASHES, **built_in)["connect-src"] == "'self'"


def test_monitoring_alone_makes_workers_of_texts() -> None:
    intake = {"rum_intake_url": "https://intake.example"}
    keys = {"rum_application_id": "R-1", "rum_client_token": "T-1"}
    result = directives(*HASHES, **intake, **keys)
    assert result["worker-src"] == "'self' blob:"
    assert result["connect-src"] == "'self' https://intake.example"
    assert directives(*HASHES, **intake)["connect-src"] == "'self'"


def test_configured_services_may_be_spoken_to_by_https() -> None:
    assert directives(*HASHES, **CONFIGURED)["connect-src"] == f"'self' {SERVICES}"


def test_a_site_on_plain_http_may_speak_to_plain_http() -> None:
    result = directives(*HASHES, **CONFIGURED, **HTTP)
    assert "http://plain.example" in result["connect-src"]
    assert "secret" not in result["connect-src"]
    assert "upgrade-insecure-requests" not in result


def test_only_listed_hosts_and_the_bot_check_are_framed() -> None:
    assert directives(*HASHES, **CONFIGURED)["frame-src"] == (
        "https://video.example https://charts.example https://bots.example"
    )


@pytest.mark.parametrize(
    ("service", "directive", "source"),
    [
        ("tags", "connect-src", "https://*.google-analytics.com"),
        ("tags", "img-src", "https://www.googletagmanager.com"),
        ("bots", "frame-src", "https://recaptcha.google.com"),
        ("chat", "connect-src", "https://api-iam.intercom.io"),
        ("chat", "connect-src", "wss://nexus-websocket-a.intercom.io"),
        ("chat", "font-src", "https://fonts.intercomcdn.com"),
        ("chat", "frame-src", "https://intercom-sheets.com"),
        ("chat", "img-src", "https://static.intercomassets.com"),
        ("chat", "media-src", "https://js.intercomcdn.com"),
        ("chat", "style-src", "'unsafe-inline'"),
    ],
)
def test_what_a_vendor_needs_is_allowed_where_it_is_configured(
    service: str, directive: str, source: str
) -> None:
    for name, names in COMBINED_OF.items():
        is_allowed = source in directives(*HASHES, **COMBINATIONS[name])[directive].split()
        assert is_allowed == (service in names)


def test_another_script_has_needs_of_its_own() -> None:
    other = {**DEFAULT_VENDORS["chat"], "customer_messaging_script_url": "https://chat.example/w"}
    assert "intercom" not in text(*HASHES, **other)


ORIGINS = {
    "consent_origins": {"consent_script_url": "https://consent.example/boot.js"},
    "second_loader_origins": {"second_loader_url": "https://loader.example/load.js"},
    "tag_manager_origins": {"tag_manager_container_id": "T-1"},
    "customer_messaging_origins": {"customer_messaging_app_id": "C-1"},
}


@pytest.mark.parametrize("setting", ORIGINS)
def test_a_teams_own_origins_are_allowed_where_their_service_is_configured(setting: str) -> None:
    own = {setting: ("https://a.example", "https://b.example:8443")}
    result = directives(*HASHES, **own, **ORIGINS[setting])
    allowed = {name for name, value in result.items() if set(own[setting]) <= set(value.split())}
    assert allowed == {"connect-src", "font-src", "frame-src", "img-src", "style-src"}
    assert "a.example" not in text(*HASHES, **own)


def test_https_sites_upgrade_what_is_linked_without() -> None:
    assert directives(*HASHES)["upgrade-insecure-requests"] == ""


@pytest.fixture(scope="module")
def evaluator() -> Iterator[NodeProcess]:
    """Google's evaluator of policies."""
    with NodeProcess(ROOT / "tests" / "support" / "csp_evaluator.mjs") as running:
        yield running


# Fallbacks for browsers that know no 'strict-dynamic'; there the site does without its scripts.
HINTS = {
    "STRICT_CSP UNSAFE_INLINE_FALLBACK",
    "STRICT_CSP ALLOWLIST_FALLBACK",
    "INFO REQUIRE_TRUSTED_TYPES_FOR_SCRIPTS",
}


@pytest.mark.parametrize("name", COMBINATIONS)
def test_the_evaluator_finds_nothing(evaluator: NodeProcess, name: str) -> None:
    assert set(json.loads(evaluator.answer(text(*HASHES, **COMBINATIONS[name])))) == HINTS


def test_of_the_sandbox_the_evaluator_says_what_the_guide_says(evaluator: NodeProcess) -> None:
    scripts = settings(**HTTPS, off_thread_scripts=("https://loader.example/load.js",))
    policy = sandbox_policy(scripts, "<script>x()</script>")
    findings = set(json.loads(evaluator.answer(policy)))
    guide = (ROOT / "site/portolan/web/README.md").read_text(encoding="utf-8")
    findings_in_guide = guide.partition("evaluator says of it: ")[2].partition("\n")[0]
    assert findings == set(re.findall(r"`([A-Z_]+ [A-Z_]+)`", findings_in_guide))


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ("'strict-dynamic'", "'unsafe-inline'", "HIGH SCRIPT_UNSAFE_INLINE"),
        ("'strict-dynamic'", "'unsafe-eval'", "MEDIUM_MAYBE SCRIPT_UNSAFE_EVAL"),
        ("'strict-dynamic'", "https:", "HIGH PLAIN_URL_SCHEMES"),
        ("base-uri 'none'; ", "", "HIGH MISSING_DIRECTIVES"),
        ("/_sink/csp", "http://other.example/", "MEDIUM SRC_HTTP"),
        ("; img-src", " img-src", "SYNTAX MISSING_SEMICOLON"),
    ],
)
def test_the_evaluator_would_find_faults(
    evaluator: NodeProcess, old: str, new: str, finding: str
) -> None:
    assert finding in json.loads(evaluator.answer(text(*HASHES).replace(old, new)))
