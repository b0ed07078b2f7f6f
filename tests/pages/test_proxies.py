"""What is sent on to other hosts, by each rule, and what is not."""

import pytest

from portolan.web.proxies.rule import ProxyRule
from portolan.web.proxies.sent_back import GUARDED, SANDBOX
from portolan.web.proxies.table import RULES
from tests.support.checking_client import CheckingClient
from tests.support.upstream import FakeHost, Reply

pytestmark = pytest.mark.usefixtures("proxied")
ACTIVE = [rule for rule in RULES if rule.target]
OWN = {"Sec-Fetch-Site": "same-origin"}
FOREIGN = {"Sec-Fetch-Site": "cross-site", "Origin": "https://evil.example"}


def address(rule: ProxyRule) -> str:
    return rule.path.replace("*", "a/b.c")


def method(rule: ProxyRule) -> str:
    return "GET" if "GET" in rule.methods else "POST"


@pytest.mark.parametrize("rule", ACTIVE, ids=lambda rule: rule.path)
def test_each_rule_leads_to_its_host(
    rule: ProxyRule, client: CheckingClient, upstream: FakeHost, base_url: str
) -> None:
    upstream.reply = Reply(headers={"Content-Type": "text/plain"}, body=b"from there")
    answer = client.open(
        f"{address(rule)}?q=%2e&x", method=method(rule), base_url=base_url, headers=OWN
    )
    assert (answer.status_code, answer.data) == (200, b"from there")
    there = rule.upstream_path or address(rule)
    assert (upstream.last.method, upstream.last.target) == (method(rule), f"{there}?q=%2e&x")
    assert upstream.last.values("Host") == [upstream.url.removeprefix("http://")]
    assert upstream.last.values("X-Forwarded-Host") == [base_url.removeprefix("http://")]
    policy = SANDBOX if rule.sandboxed else GUARDED
    assert answer.headers.getlist("Content-Security-Policy") == [policy]


@pytest.mark.parametrize("rule", ACTIVE, ids=lambda rule: rule.path)
def test_each_rule_takes_its_methods_and_no_other(
    rule: ProxyRule, client: CheckingClient, upstream: FakeHost
) -> None:
    for one in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"):
        upstream.received.clear()
        answer = client.open(address(rule), method=one, headers=OWN, buffered=True)
        assert [seen.method for seen in upstream.received] == [one] * (one in rule.methods)
        assert answer.status_code == (200 if one in rule.methods else 405)
        if one not in rule.methods:
            assert answer.headers["Allow"] == ", ".join(rule.methods)


@pytest.mark.parametrize(
    "rule", [rule for rule in ACTIVE if "POST" in rule.methods], ids=lambda rule: rule.path
)
def test_posts_of_other_sites_are_for_webhooks_only(
    rule: ProxyRule, client: CheckingClient, upstream: FakeHost
) -> None:
    answer = client.post(address(rule), data={"a": "b"}, headers=FOREIGN)
    assert answer.status_code == (200 if rule.from_machines else 403)
    assert len(upstream.received) == rule.from_machines
    assert client.post(address(rule), data={"a": "b"}, headers=OWN).status_code == 200
    other = {"Sec-Fetch-Site": "cross-site", "Origin": "http://zh-cn.localhost:8000"}
    assert client.post(address(rule), headers=other).status_code == 200


@pytest.mark.parametrize("rule", ACTIVE, ids=lambda rule: rule.path)
def test_bodies_have_a_limit(rule: ProxyRule, client: CheckingClient, upstream: FakeHost) -> None:
    if "POST" not in rule.methods:
        assert client.get(address(rule), data=b"x").status_code == 400
        assert not upstream.received
        return
    assert client.post(address(rule), data=b"x" * rule.largest, headers=OWN).status_code == 200
    assert upstream.last.length == rule.largest
    large = client.post(address(rule), data=b"x" * (rule.largest + 1), headers=OWN)
    assert large.status_code == 413
    assert len(upstream.received) == 1


@pytest.mark.parametrize("path", ["/login/", "/ping/"])
def test_a_slash_at_the_end_is_ignored(
    path: str, client: CheckingClient, upstream: FakeHost
) -> None:
    assert client.get(path).status_code == 200
    assert upstream.last.target == path.rstrip("/")


@pytest.mark.parametrize("path", ["/assets", "/assets/", "/design", "/documents", "/users"])
def test_a_star_stands_for_nothing_too(
    path: str, client: CheckingClient, upstream: FakeHost
) -> None:
    assert client.get(path).status_code == 200
    assert upstream.last.target == path


@pytest.mark.parametrize("path", ["/assetsx", "/user", "/loginx"])
def test_what_fits_no_rule_is_the_sites_own(
    path: str, client: CheckingClient, upstream: FakeHost
) -> None:
    assert client.get(path).status_code == 404
    assert not upstream.received


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/users//x", "/users/x"),
        ("/Users//X//", "/users/X"),
        ("//users/x", "/users/x"),
        ("/login//", "/login"),
    ],
)
def test_slashes_are_settled_before_a_path_is_sent_on(
    path: str, expected: str, client: CheckingClient, upstream: FakeHost, base_url: str
) -> None:
    # Past the client, which would take the first part for a host.
    message = {"PATH_INFO": path, "RAW_URI": "", "REQUEST_URI": ""}
    answer = client.get("/", base_url=base_url, query_string="a=1", environ_overrides=message)
    assert (answer.status_code, answer.location) == (301, f"{expected}?a=1")
    assert not upstream.received


def test_redirect_rules_win(client: CheckingClient, upstream: FakeHost) -> None:
    for path in ("/onboarding/start", "/Onboarding/START/", "/onboarding//start//"):
        assert client.get(path).location == "/sign-up", path
    assert not upstream.received


def test_what_the_site_asks_itself_goes_nowhere(client: CheckingClient, upstream: FakeHost) -> None:
    assert client.get("/page-data/login/page-data.json").status_code == 404
    assert not upstream.received


def test_an_unknown_host_is_refused(client: CheckingClient, upstream: FakeHost) -> None:
    assert client.get("/ping", base_url="http://evil.example").status_code == 400
    assert not upstream.received


@pytest.mark.parametrize("headers", [{"Upgrade": "websocket"}, {"Upgrade": "h2c"}])
def test_nothing_is_upgraded(
    headers: dict[str, str], client: CheckingClient, upstream: FakeHost
) -> None:
    assert client.get("/ping", headers=headers).status_code == 400
    assert not upstream.received


def test_no_service_worker_comes_from_elsewhere(client: CheckingClient, upstream: FakeHost) -> None:
    asking = {"Service-Worker": "script"}
    assert client.get("/assets/sw.js", headers=asking).status_code == 403
    assert not upstream.received
