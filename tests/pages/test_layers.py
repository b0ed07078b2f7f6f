"""What a request may say of itself, and what a health check tells."""

import pytest
from flask import Flask, request

from app import create_app
from portolan.core.config import REQUIRED_IN_PRODUCTION
from portolan.leads.database import db
from tests.support.checking_client import CheckingClient


@pytest.mark.parametrize(("hops", "address"), [("0", "127.0.0.1"), ("1", "203.0.113.9")])
def test_only_configured_proxies_are_believed(
    environment: dict[str, str], hops: str, address: str
) -> None:
    app = create_app(environment | {"TRUSTED_PROXIES": hops})
    seen: list[tuple[str | None, str]] = []
    app.before_request(lambda: seen.append((request.remote_addr, request.host)))
    forged = {"X-Forwarded-For": "10.1.1.1, 203.0.113.9", "X-Forwarded-Host": "evil.example"}
    app.test_client().get("/livez", base_url="http://localhost:8000", headers=forged)
    assert seen == [(address, "localhost:8000")]


PRODUCTION = {
    **dict.fromkeys(REQUIRED_IN_PRODUCTION, "x" * 32),
    "SITE_ENV": "production",
    "SITE_URL_EN_US": "https://www.portolan.example",
    "SITE_URL_ZH_CN": "https://cn.portolan.example",
}


@pytest.mark.parametrize(
    ("more", "warnings"),
    [(PRODUCTION, 1), ({**PRODUCTION, "TRUSTED_PROXIES": "1"}, 0), ({}, 0)],
    ids=["production", "trusted", "test"],
)
def test_a_proxy_that_nobody_told_of_is_reported_once(
    environment: dict[str, str],
    caplog: pytest.LogCaptureFixture,
    more: dict[str, str],
    warnings: int,
) -> None:
    client = create_app(environment | more).test_client()
    client.get("/livez")
    assert "TRUSTED_PROXIES" not in caplog.text
    for _ in range(3):
        client.get("/livez", headers={"X-Forwarded-For": "203.0.113.9"})
    results = [one for one in caplog.records if "TRUSTED_PROXIES" in one.getMessage()]
    assert [one.levelname for one in results] == ["WARNING"] * warnings
    assert "203.0.113.9" not in caplog.text


def test_readiness_tells_of_the_database(app: Flask, client: CheckingClient) -> None:
    assert client.get("/readyz").get_json()["database"] is True
    with app.app_context():
        db.engine.dispose()
    app.extensions["readiness"]["database"] = lambda: False
    answer = client.get("/readyz")
    assert (answer.status_code, answer.get_json()["database"]) == (200, False)


def test_without_compiled_translations_it_is_not_ready(app: Flask, client: CheckingClient) -> None:
    app.extensions["uncompiled"] = ["messages.po"]
    answer = client.get("/readyz")
    assert (answer.status_code, answer.get_json()["translations"]) == (503, False)


def test_without_content_it_is_not_ready(app: Flask, client: CheckingClient) -> None:
    (app.config["SETTINGS"].instance_path / "content.sqlite").unlink()
    app.extensions["content"].refresh()
    assert client.get("/readyz").status_code == 503
