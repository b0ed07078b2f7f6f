"""What a visitor gets to see of another host's answer."""

import pytest
from httpcore import Response

from portolan.web.proxies.rule import ProxyRule
from portolan.web.proxies.sent_back import GUARDED, SANDBOX, sent_back
from portolan.web.proxies.table import ASSET_STORE, PUBLIC_ENDPOINTS
from tests.unit.web.proxies.requests import RULE

STORE = ProxyRule("/assets/*", ASSET_STORE, sandboxed=True)
PUBLIC = ProxyRule("/ping", PUBLIC_ENDPOINTS)


def lines(rule: ProxyRule, *given: tuple[str, str]) -> list[tuple[str, str]]:
    return sent_back(Response(200, headers=list(given)), rule)


def names(rule: ProxyRule, *given: tuple[str, str]) -> set[str]:
    return {name for name, _ in lines(rule, *given)}


def test_what_describes_the_answer_passes() -> None:
    message = [
        ("content-type", "text/css"),
        ("content-length", "5"),
        ("content-encoding", "br"),
        ("content-range", "bytes 0-4/9"),
        ("etag", '"1"'),
        ("cache-control", "public, max-age=60"),
        ("vary", "Accept-Encoding"),
    ]
    assert lines(PUBLIC, *message)[: len(message)] == message


@pytest.mark.parametrize(
    "name",
    """Server X-Powered-By Strict-Transport-Security X-Frame-Options Connection Keep-Alive Trailer
    Transfer-Encoding Upgrade Proxy-Authenticate WWW-Authenticate Service-Worker-Allowed Alt-Svc
    Clear-Site-Data X-Accel-Redirect X-Sendfile X-Page-Cache X-Page-Cache-Args Link Refresh NEL
    Report-To Access-Control-Allow-Origin Access-Control-Allow-Credentials Set-Cookie Set-Cookie2
    Permissions-Policy Referrer-Policy Cross-Origin-Opener-Policy Location Date""".split(),
)
def test_power_over_our_origin_does_not(name: str) -> None:
    assert name.lower() not in names(PUBLIC, (name, "x"))


def test_what_connection_names_does_not_pass_either() -> None:
    assert "etag" not in names(PUBLIC, ("Connection", "close, ETag"), ("ETag", '"1"'))


def test_a_length_beside_chunks_does_not_pass() -> None:
    chunked = ("Transfer-Encoding", "chunked")
    assert "content-length" not in names(PUBLIC, chunked, ("Content-Length", "5"))


def test_the_web_application_sets_its_cookies_for_the_asked_host_only() -> None:
    given = "app_session=1; Path=/; Domain=.app.example;HttpOnly; domain = x; SameSite=Lax"
    passed = [value for name, value in lines(RULE, ("Set-Cookie", given)) if name == "set-cookie"]
    assert passed == ["app_session=1; Path=/; HttpOnly; SameSite=Lax"]
    assert "set-cookie" not in names(RULE, ("Set-Cookie", "fp-utm=evil"))


def test_what_depends_on_cookies_is_not_kept_unless_the_application_says_so() -> None:
    assert ("cache-control", "private, no-store") in lines(RULE)
    assert ("cache-control", "private, no-store") not in lines(RULE, ("Cache-Control", "no-cache"))
    assert "cache-control" not in names(PUBLIC)


@pytest.mark.parametrize(
    "kind",
    [
        "text/html",
        "TEXT/HTML; charset=x",
        "image/svg+xml",
        "application/xhtml+xml",
        "text/xml",
        "",
        "x",
    ],
)
def test_stored_documents_are_locked_up(kind: str) -> None:
    upstreams = ("Content-Security-Policy", "script-src *")
    policies = [
        value
        for name, value in lines(STORE, ("Content-Type", kind), upstreams)
        if name == "content-security-policy"
    ]
    assert policies == [SANDBOX]
    assert "sandbox;" in SANDBOX
    assert "allow-" not in SANDBOX


def test_viewers_work_and_applications_keep_their_own_policy_beside_ours() -> None:
    assert ("content-security-policy", SANDBOX) not in lines(
        STORE, ("Content-Type", "application/pdf")
    )
    both = lines(PUBLIC, ("Content-Security-Policy", "script-src 'self'"))
    assert both == [
        ("content-security-policy", "script-src 'self'"),
        ("content-security-policy", GUARDED),
    ]
