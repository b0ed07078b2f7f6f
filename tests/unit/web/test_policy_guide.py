"""What the operators' guide says of the security policy: what each setting adds, and the hints."""

import re
from collections.abc import Mapping

import pytest

from portolan.core.config import ROOT
from tests.unit.web.test_csp import HASHES, HINTS, directives

GUIDE = (ROOT / "site/portolan/web/README.md").read_text(encoding="utf-8")
PART = GUIDE.partition("## The security policy")[2].partition("\n## ")[0]
ROW = re.compile(r"^\| (`[A-Z_`, ]+`) \| (.+) \|$", re.MULTILINE)
NAMED = re.compile(r"`([a-z]+-src)([^`]*)`")

OWN = ("https://a.example",)
CHAT = {"customer_messaging_app_id": "C-1"}
CONSENT = {"consent_script_url": "https://consent.example/boot.js"}
LOADER = {"second_loader_url": "https://loader.example/load.js"}
TAGS = {"tag_manager_container_id": "T-1"}
SETTINGS: Mapping[str, Mapping[str, object]] = {
    "ANALYTICS_API_KEY": {"analytics_api_key": "A-1"},
    "TAG_MANAGER_CONTAINER_ID": TAGS,
    "BOT_CHECK_SITE_KEY": {"bot_check_site_key": "B-1"},
    "CONSENT_SCRIPT_URL": CONSENT,
    "SECOND_LOADER_URL": LOADER,
    "SENTRY_BROWSER_DSN": {"sentry_browser_dsn": "https://key@errors.example/1"},
    "SECOND_ERROR_REPORTING_DSN": {"second_error_reporting_dsn": "https://key@errors.example/1"},
    "RUM_APPLICATION_ID": {"rum_application_id": "R-1", "rum_client_token": "T-1"},
    "CUSTOMER_MESSAGING_APP_ID": CHAT,
    "TAG_MANAGER_ORIGINS": {"tag_manager_origins": OWN},
    "CONSENT_ORIGINS": {"consent_origins": OWN},
    "SECOND_LOADER_ORIGINS": {"second_loader_origins": OWN},
    "CUSTOMER_MESSAGING_ORIGINS": {"customer_messaging_origins": OWN},
    "RICH_TEXT_IFRAME_HOSTS": {"rich_text_iframe_hosts": ("video.example",)},
    "OFF_THREAD_SCRIPTS": {"off_thread_scripts": ("https://a.example/a.js",)},
}
SERVICES: Mapping[str, Mapping[str, object]] = {
    "TAG_MANAGER_ORIGINS": TAGS,
    "CONSENT_ORIGINS": CONSENT,
    "SECOND_LOADER_ORIGINS": LOADER,
    "CUSTOMER_MESSAGING_ORIGINS": CHAT,
}
"""What a team's own origins belong to."""

LISTED = {
    name: dict(NAMED.findall(added))
    for names, added in ROW.findall(PART)
    for name in re.findall(r"\w+", names)
}


def added(name: str) -> dict[str, set[str]]:
    """The sources that the policy has by a setting, and has not without it."""
    service = SERVICES.get(name, {})
    before = directives(*HASHES, **service)
    after = directives(*HASHES, **service, **SETTINGS[name])
    results = {one: set(after[one].split()) - set(before[one].split()) for one in after}
    return {one: sources for one, sources in results.items() if sources}


def test_every_setting_that_opens_the_policy_is_listed() -> None:
    assert set(LISTED) == set(SETTINGS)


@pytest.mark.parametrize("name", SETTINGS)
def test_the_guide_says_what_a_setting_adds(name: str) -> None:
    result = added(name)
    assert set(LISTED[name]) == set(result)
    for directive, sources in LISTED[name].items():
        assert set(sources.split()) in (set(), result[directive])


def test_the_guide_names_every_hint_of_the_evaluator() -> None:
    hints = PART.partition("Google's evaluator")[2].partition("The sandbox of")[0]
    named = set(re.findall(r"`([A-Z_]+)`", hints))
    assert named == {hint.partition(" ")[2] for hint in HINTS}
