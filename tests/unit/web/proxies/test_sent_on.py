"""What another host gets to see of a request."""

from typing import Any

import pytest

from portolan.web.proxies.rule import ProxyRule
from portolan.web.proxies.sent_on import sent_on
from portolan.web.proxies.table import WEBHOOKS
from tests.unit.web.proxies.requests import RULE, request_for

WEBHOOK = ProxyRule("/webhooks/x", WEBHOOKS, ("POST",), from_machines=True)


def headers(rule: ProxyRule = RULE, **given: Any) -> dict[str, str]:
    request = request_for(rule, environ_overrides={"REMOTE_ADDR": "192.0.2.7"}, **given)
    lines = sent_on(request, "app.example:8443")
    names = [name.lower() for name, _ in lines]
    assert len(names) == len(set(names))
    return {name.lower(): value for name, value in lines}


def test_the_visitors_own_headers_pass() -> None:
    own = {
        "accept": "text/html",
        "accept-encoding": "br",
        "user-agent": "Lynx",
        "range": "bytes=0-",
    }
    own |= {"if-none-match": '"1"', "x-csrf-token": "t", "origin": "https://www.portolan.example"}
    assert headers(headers=own).items() >= own.items()


def test_the_host_is_the_upstreams_and_the_proxy_says_who_asked_what() -> None:
    sent = headers(headers={"Host": "www.portolan.example"})
    assert sent["host"] == "app.example:8443"
    assert sent["x-forwarded-for"] == "192.0.2.7"
    assert sent["x-forwarded-proto"] == "https"
    assert sent["x-forwarded-host"] == "www.portolan.example"


@pytest.mark.parametrize(
    "name",
    """connection keep-alive proxy-authorization proxy-connection te trailer upgrade expect
    forwarded via proxy client-ip true-client-ip cf-connecting-ip x-client-ip x-real-ip
    x-forwarded-port x-forwarded-prefix x-forwarded-server x-original-url x-original-host
    x-rewrite-url x-http-method-override x-http-method x-method-override x-host x-url-scheme
    authorization http2-settings remote-user ssl-client-verify x-auth-user x-originating-ip
    wl-proxy-client-ip x-ssl-client-cert x-amzn-oidc-identity x-whatever-comes-next
    x-hub-signature-256 x_forwarded_for""".split(),
)
def test_what_is_not_the_visitors_to_say_stays_behind(name: str) -> None:
    assert name not in headers(headers={name: "x"})


def test_what_connection_names_stays_behind_but_not_what_the_proxy_says() -> None:
    given = {
        "Connection": "close, X-CSRF-Token , host, x-forwarded-for",
        "X-CSRF-Token": "1",
        "X-Requested-With": "2",
    }
    sent = headers(headers=given)
    assert "x-csrf-token" not in sent
    assert sent["x-requested-with"] == "2"
    assert {"host", "x-forwarded-for"} <= set(sent)


def test_a_pretended_address_is_replaced() -> None:
    pretended = {
        "X-Forwarded-For": "10.0.0.1",
        "X-Forwarded-Host": "evil",
        "X-Forwarded-Proto": "x",
    }
    sent = headers(headers=pretended)
    assert sent["x-forwarded-for"] == "192.0.2.7"
    assert sent["x-forwarded-host"] == "www.portolan.example"
    assert sent["x-forwarded-proto"] == "https"


def test_only_listed_cookies_pass() -> None:
    given = {"Cookie": "fp-utm=1; app_session=a=b; xapp_session=2;app_session=c; consent=3"}
    assert headers(headers=given)["cookie"] == "app_session=a=b; app_session=c"
    assert "cookie" not in headers(headers={"Cookie": "fp-utm=1"})
    assert "cookie" not in headers(WEBHOOK, method="POST", headers=given)


def test_machines_may_show_who_they_are() -> None:
    sent = headers(WEBHOOK, method="POST", headers={"Authorization": "Bearer x"})
    assert sent["authorization"] == "Bearer x"
    signed = {"X-Hub-Signature-256": "sha256=1", "X-Carrier-Event": "arrived", "X-Auth-User": "a"}
    sent = headers(WEBHOOK, method="POST", headers=signed)
    assert sent["x-hub-signature-256"] == "sha256=1"
    assert sent["x-carrier-event"] == "arrived"
    assert "x-auth-user" not in sent


def test_the_body_keeps_its_length_and_its_type() -> None:
    sent = headers(method="POST", data=b"abc", content_type="text/csv")
    assert sent["content-length"] == "3"
    assert sent["content-type"] == "text/csv"
    assert "transfer-encoding" not in sent
    assert "content-length" not in headers()


def test_a_body_without_length_is_sent_in_chunks() -> None:
    chunked = {"REMOTE_ADDR": "", "HTTP_TRANSFER_ENCODING": "chunked", "CONTENT_LENGTH": ""}
    request = request_for(method="POST", environ_overrides=chunked)
    sent = dict(sent_on(request, "x"))
    assert sent["Transfer-Encoding"] == "chunked"
    assert "Content-Length" not in sent
