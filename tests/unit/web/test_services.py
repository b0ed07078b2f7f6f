"""What pages tell the browser of the configured services."""

from typing import Any

import pytest

from portolan.core.config import Settings
from portolan.web.services import root_domain, services

URLS: dict[str, Any] = {
    "sites": (("en-US", "https://www.a.example"), ("zh-CN", "https://cn.a.example")),
}


NAMES = {"rootDomain", "environment", "analytics", "cookies", "errors", "monitoring"}


def services_of(**values: Any) -> dict[str, Any]:
    """What measures and reports on a site with these settings."""
    result = services(Settings(**URLS, **values))
    return {name: value for name, value in result.items() if name in NAMES}


@pytest.mark.parametrize(
    ("english", "chinese", "domain"),
    [
        ("https://www.a.example", "https://cn.a.example", "a.example"),
        ("https://a.example:8443", "https://cn.a.example", "a.example"),
        ("https://www.a.co.example", "https://www.cn.a.co.example", "a.co.example"),
        ("https://www.a.example", "https://www.b.example", ""),
        ("http://localhost:8000", "http://zh-cn.localhost:8000", ""),
        ("http://127.0.0.1:8000", "http://127.0.0.1:8001", ""),
        ("http://10.0.0.1", "http://11.0.0.1", ""),
    ],
)
def test_cookies_belong_to_the_domain_that_both_hosts_share(
    english: str, chinese: str, domain: str
) -> None:
    assert root_domain(Settings(sites=(("en-US", english), ("zh-CN", chinese)))) == domain


def test_in_development_the_sink_takes_the_place_of_services() -> None:
    assert services_of(analytics_api_key=Settings.BUILT_IN) == {
        "rootDomain": "a.example",
        "environment": "development",
        "analytics": {"url": "/_sink/events"},
        "cookies": {"marketing": "marketing_id"},
        "errors": {"dsns": ["/_sink/errors/0"], "silent": False},
    }


def test_in_production_nothing_takes_their_place() -> None:
    result = services_of(
        site_env="production", analytics_api_key="A-1", analytics_url="https://e.example"
    )
    assert result == {
        "rootDomain": "a.example",
        "environment": "production",
        "analytics": {"url": "https://e.example", "key": "A-1"},
        "cookies": {"marketing": "marketing_id"},
    }


def test_secrets_stay_here() -> None:
    result = services_of(
        sentry_browser_dsn="https://public:secret@errors.example:8443/sub/7",
        second_error_reporting_dsn="https://second@other.example/8",
        embed_errors="silenced",
    )
    dsns = ["https://public@errors.example:8443/sub/7", "https://second@other.example/8"]
    assert result["errors"] == {"dsns": dsns, "silent": True}
    every = Settings(**URLS, secret_key="s3cret", bot_check_secret="s3cret", sentry_dsn="s3cret")
    assert "s3cret" not in str(services(every))


def test_monitoring_needs_both_keys() -> None:
    assert "monitoring" not in services_of(rum_application_id="R-1")
    result = services_of(rum_application_id="R-1", rum_client_token="T-1", rum_event_rate_limit=60)
    assert result["monitoring"] == {
        "applicationId": "R-1",
        "clientToken": "T-1",
        "intake": "https://browser-intake-datadoghq.com",
        "limit": 60,
    }


def test_names_of_cookies() -> None:
    result = services_of(
        marketing_id_cookie="a", second_marketing_id_cookie="b", customer_cookie="who"
    )
    assert result["cookies"] == {"marketing": "a", "secondMarketing": "b", "customer": "who"}
