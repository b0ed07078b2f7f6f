"""Where a redirect of another host leads."""

import pytest
from werkzeug.exceptions import BadGateway

from portolan.web.proxies.location import visitors_location
from portolan.web.proxies.rule import ProxyRule
from portolan.web.proxies.table import PUBLIC_ENDPOINTS, WEB_APP
from portolan.web.proxies.upstream import Upstream
from tests.unit.web.proxies.requests import request_for

APP = ProxyRule("/users/*", WEB_APP)
PUBLIC = ProxyRule("/documents/*", PUBLIC_ENDPOINTS)
HOST = Upstream("https://up.example:8443/base/")


def led(location: str, rule: ProxyRule) -> str:
    return visitors_location(location, request_for(rule, rule.path.replace("*", "a/b")), HOST)


@pytest.mark.parametrize(
    ("location", "ours"),
    [
        ("https://up.example:8443/base/documents/x?y=1#z", "/documents/x?y=1#z"),
        ("/base/documents/x", "/documents/x"),
        ("c", "/documents/a/c"),
        ("../../track_and_trace/7", "/track_and_trace/7"),
        ("HTTPS://UP.EXAMPLE:8443/base/ping", "/ping"),
    ],
)
def test_addresses_of_the_host_become_ours(location: str, ours: str) -> None:
    assert led(location, PUBLIC) == ours


@pytest.mark.parametrize(
    "location",
    [
        "https://evil.example/",
        "//evil.example/documents/x",
        "https://up.example/base/documents/x",
        "http://up.example:8443/base/documents/x",
        "https://up.example:8443/base//evil.example",
        "https://up.example:8443/base/admin",
        "/base/users/x",
        "/base/assets/x",
        "javascript:alert(1)",
        "https://[",
        "/\t/evil.example",
        "",
    ],
)
def test_nobody_else_is_led_to(location: str) -> None:
    if not location:
        assert led(location, PUBLIC) == "/documents/a/b"
        return
    with pytest.raises(BadGateway):
        led(location, PUBLIC)


def test_only_the_web_application_leads_elsewhere() -> None:
    assert led("https://sign-in.example/?a=b", APP) == "https://sign-in.example/?a=b"
    assert led("/base/dashboard", APP) == "https://up.example:8443/base/dashboard"
    assert led("/base/login", APP) == "/login"
    for location in ("javascript:alert(1)", "data:text/html,x", "ftp://x/", "https://["):
        with pytest.raises(BadGateway):
            led(location, APP)
