"""What visitors see of a proxied path that leads nowhere."""

from threading import Event

import pytest

from portolan.web.proxies.rule import ProxyRule
from portolan.web.proxies.slots import EACH
from portolan.web.proxies.spool import IN_FILE, IN_MEMORY
from portolan.web.proxies.table import PUBLIC_ENDPOINTS, RULES
from tests.support.checking_client import CheckingClient
from tests.support.ports import free_port
from tests.support.upstream import FakeHost, Reply

SENTENCES = {"en-US": b"is not connected to its service yet", "zh-CN": "尚未连接".encode()}
NOT_HTTP = [
    b"\r\n",
    b"hello\r\n\r\n",
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n",
    b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!",
    b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhello",
    b"HTTP/1.1 200 OK\r\nX: \x00\r\n\r\n",
    b"HTTP/1.1 302 Found\r\nLocation: /ping\r\nLocation: /login\r\n\r\n",
]


def test_without_a_host_the_page_says_so(
    client: CheckingClient, base_url: str, locale: str
) -> None:
    for rule in RULES:
        if rule.target:
            path = rule.path.replace("*", "x")
            answer = client.open(path, method=rule.methods[0], base_url=base_url)
            assert answer.status_code == 503
            assert SENTENCES[locale] in answer.data
            assert answer.headers["Cache-Control"] == "no-store"


def test_scripts_are_told_as_json(client: CheckingClient) -> None:
    answer = client.get("/shipment_routes", headers={"Accept": "application/json"})
    assert answer.status_code == 503
    assert SENTENCES["en-US"].decode() in answer.get_json()["message"]


@pytest.mark.parametrize("path", ["/assets/../admin", "/assets/%2e%2e/x"])
def test_an_unfit_address_is_a_400(path: str, client: CheckingClient, base_url: str) -> None:
    assert client.get(path, base_url=base_url).status_code == 400


def test_what_is_sent_to_an_unfit_address_is_refused(client: CheckingClient, base_url: str) -> None:
    assert client.post("/documents/a//b", base_url=base_url).status_code == 400


@pytest.mark.usefixtures("proxied")
@pytest.mark.parametrize("raw", NOT_HTTP)
def test_what_is_no_answer_is_a_502(
    raw: bytes, client: CheckingClient, upstream: FakeHost, base_url: str
) -> None:
    upstream.reply = Reply(raw=raw)
    assert client.get("/ping", base_url=base_url).status_code == 502


@pytest.fixture
def _nobody(environment: dict[str, str]) -> None:
    environment["WEB_APP_URL"] = f"http://127.0.0.1:{free_port()}"


@pytest.mark.usefixtures("_nobody")
def test_nobody_there_is_a_502(client: CheckingClient, base_url: str) -> None:
    assert client.get("/login", base_url=base_url).status_code == 502


@pytest.mark.usefixtures("proxied")
def test_silence_is_a_504(
    client: CheckingClient,
    upstream: FakeHost,
    base_url: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hasty = ProxyRule("/ping", PUBLIC_ENDPOINTS, patience=0.05)
    monkeypatch.setattr("portolan.web.proxies.table.RULES", (hasty,))
    upstream.reply = Reply(after=Event())
    assert client.get("/ping", base_url=base_url).status_code == 504


@pytest.mark.usefixtures("proxied")
def test_no_free_slot_is_a_503_that_says_when_to_come_back(
    client: CheckingClient, upstream: FakeHost, base_url: str
) -> None:
    slots = client.application.extensions["proxies"]._slots.upstreams
    slots._long_wait = 0
    for _ in range(EACH):
        slots.take(upstream.url.removeprefix("http://"))
    answer = client.get("/ping", base_url=base_url)
    assert answer.status_code == 503
    assert int(answer.headers["Retry-After"]) > 0
    assert SENTENCES["en-US"] not in answer.data


@pytest.mark.usefixtures("proxied")
def test_slots_are_released_however_it_ends(client: CheckingClient, upstream: FakeHost) -> None:
    slots = client.application.extensions["proxies"]._slots
    kinds = (slots.upstreams, slots.senders, slots.readers, slots.streams)
    endings = [
        Reply(),
        Reply(status=204),
        Reply(raw=b"\r\n"),
        Reply(302, {"Location": "https://evil.example"}),
        Reply(body=iter([b"a", b"b"])),
        Reply(body=b"x" * 2 * IN_MEMORY),
        Reply(body=b"x" * (IN_FILE + 1)),
        Reply(raw=b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhello"),
    ]
    for reply in endings:
        upstream.reply = reply
        for method in ("GET", "HEAD"):
            client.open("/ping", method=method, buffered=True)
            assert [one._held.total() for one in kinds] == [0, 0, 0, 0]
    client.get("/ping").close()
    assert [one._held.total() for one in kinds] == [0, 0, 0, 0]
