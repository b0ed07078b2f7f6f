"""The headers that every answer carries."""

import pytest

from app import create_app
from portolan.config import REQUIRED_IN_PRODUCTION
from tests.support.checking_client import CheckingClient


@pytest.mark.parametrize("path", ["/", "/nothing", "/search/suggest?q=a", "/livez"])
def test_every_answer_is_guarded(client: CheckingClient, path: str) -> None:
    headers = client.get(path).headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin-allow-popups"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]


def test_scripts_run_by_hash_alone(client: CheckingClient) -> None:
    policy = client.get("/").headers["Content-Security-Policy"]
    scripts = next(part for part in policy.split("; ") if part.startswith("script-src"))
    assert scripts.count("'sha256-") == 1
    assert "'strict-dynamic'" in scripts
    for word in ("'self'", "unsafe", "nonce", "http"):
        assert word not in scripts
    for whole in (
        "default-src 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ):
        assert whole in policy


def test_https_sites_ask_for_https(environment: dict[str, str]) -> None:
    more = dict.fromkeys(REQUIRED_IN_PRODUCTION, "x" * 32) | {
        "SITE_ENV": "production",
        "SITE_URL_EN_US": "https://www.portolan.example",
        "SITE_URL_ZH_CN": "https://cn.portolan.example",
    }
    answer = (
        create_app(environment | more)
        .test_client()
        .get("/livez", base_url="https://www.portolan.example")
    )
    assert answer.headers["Strict-Transport-Security"].startswith("max-age=63072000")
