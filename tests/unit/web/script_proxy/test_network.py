"""The way to a vendor: which connections are opened, and how long each step may take."""

import ssl
from collections.abc import Iterable
from typing import Any

import dns.exception
import dns.resolver
import pytest
from httpcore import (
    SOCKET_OPTION,
    ConnectError,
    ConnectTimeout,
    NetworkBackend,
    NetworkStream,
    TimeoutException,
)

from portolan.web.deadline import Deadline
from portolan.web.script_proxy import network
from portolan.web.script_proxy.fetch import Fetcher
from portolan.web.script_proxy.network import CheckedNetwork
from portolan.web.script_proxy.unavailable import Unavailable
from tests.support.vendor import ADDRESS, SCRIPT, URL, NameLookup, Roads
from tests.unit.web.script_proxy.test_addresses import SPECIAL
from tests.unit.web.toy_site import Ticker

SIX = "2606:2800:21f:cb07:6820:80da:af6b:8b2c"


class Wire(NetworkStream):
    """Notes how long each step may take; each takes a second."""

    def __init__(self, clock: Ticker) -> None:
        self.seconds: list[float | None] = []
        self.closed = False
        self._clock = clock

    def _step(self, timeout: float | None) -> None:
        self.seconds.append(timeout)
        self._clock.now += 1

    def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,
    ) -> NetworkStream:
        self._step(timeout)
        return self

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        self._step(timeout)
        return b"x"

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        self._step(timeout)

    def close(self) -> None:
        self.closed = True

    def get_extra_info(self, info: str) -> Any:
        return None


class Wires(NetworkBackend):
    """Opens a wire to every address but the dead ones."""

    def __init__(self, wire: Wire, *dead: str) -> None:
        self.taken: list[tuple[str, float | None]] = []
        self._wire = wire
        self._dead = dead

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[SOCKET_OPTION] | None = None,
    ) -> NetworkStream:
        self.taken.append((host, timeout))
        if host in self._dead:
            raise ConnectError("nobody there")
        return self._wire


@pytest.fixture
def wire(clock: Ticker) -> Wire:
    return Wire(clock)


def way(wires: Wires, clock: Ticker, *addresses: str, look_up: float = 0.0) -> CheckedNetwork:
    """The network on which `v.example` has these addresses, after `look_up` seconds."""

    def slowly(name: str, seconds: float) -> list[str]:
        clock.now += look_up
        return list(addresses)

    limits = {"connecting": Deadline(2, clock), "whole": Deadline(5, clock)}
    return CheckedNetwork(look_up=slowly, sockets=wires, **limits)


@pytest.mark.parametrize("address", [one for each in SPECIAL.values() for one in each.split()])
def test_no_special_address_is_connected_to(wire: Wire, clock: Ticker, address: str) -> None:
    wires = Wires(wire)
    for addresses in ([address], [ADDRESS, address], [address, SIX]):
        with pytest.raises(ConnectError):
            way(wires, clock, *addresses).connect_tcp("v.example", 443)
    assert not wires.taken


def test_a_name_that_moves_inside_after_the_check_gains_nothing(
    fetcher: Fetcher, names: NameLookup, roads: Roads
) -> None:
    names.__init__(cdn_vendor_example=[[ADDRESS], ["127.0.0.1"]])  # type: ignore[misc]  # the same object, other answers
    assert fetcher(URL) == SCRIPT
    assert len(names.requests) == 1
    with pytest.raises(Unavailable):
        fetcher(URL)
    assert len(names.requests) == 2
    assert roads.taken == [(ADDRESS, 443)]


def test_the_next_address_is_tried_ipv4_first(wire: Wire, clock: Ticker) -> None:
    wires = Wires(wire, ADDRESS)
    way(wires, clock, SIX, ADDRESS).connect_tcp("v.example", 443)
    assert [host for host, _ in wires.taken] == [ADDRESS, SIX]


@pytest.mark.parametrize("addresses", [[], [ADDRESS]])
def test_nobody_to_connect_to(wire: Wire, clock: Ticker, addresses: list[str]) -> None:
    with pytest.raises(ConnectError):
        way(Wires(wire, ADDRESS), clock, *addresses).connect_tcp("v.example", 443)


def test_connecting_takes_two_seconds_with_look_up_and_tls(wire: Wire, clock: Ticker) -> None:
    wires = Wires(wire)
    stream = way(wires, clock, ADDRESS, look_up=0.5).connect_tcp("v.example", 443, timeout=60)
    clock.now += 0.25
    stream.start_tls(ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT), "v.example", timeout=60)
    assert wires.taken == [(ADDRESS, 1.5)]
    assert wire.seconds == [1.25]


def test_a_slow_look_up_ends_it(wire: Wire, clock: Ticker) -> None:
    wires = Wires(wire)
    with pytest.raises(TimeoutException):
        way(wires, clock, ADDRESS, look_up=2.5).connect_tcp("v.example", 443)
    assert not wires.taken


def test_no_connection_stays_open_when_there_is_no_time_for_tls(wire: Wire, clock: Ticker) -> None:
    stream = way(Wires(wire), clock, ADDRESS).connect_tcp("v.example", 443)
    clock.now += 2
    with pytest.raises(TimeoutException):
        stream.start_tls(ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT), "v.example")
    assert wire.closed


def test_all_of_it_takes_five_seconds(wire: Wire, clock: Ticker) -> None:
    stream = way(Wires(wire), clock, ADDRESS).connect_tcp("v.example", 443)
    stream = stream.start_tls(ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT), "v.example")
    stream.write(b"GET", timeout=60)
    for _ in range(3):
        stream.read(1, timeout=60)
    with pytest.raises(TimeoutException):
        stream.read(1, timeout=60)
    assert wire.seconds == [2, 4, 3, 2, 1]


def test_the_look_up_asks_dns_with_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    query = []

    class FakeResolver:
        def addresses(self) -> list[str]:
            return [ADDRESS]

    def resolve_name(name: str, lifetime: float) -> FakeResolver:
        query.append((name, lifetime))
        return FakeResolver()

    monkeypatch.setattr(dns.resolver, "resolve_name", resolve_name)
    assert network.look_up("v.example", 1.5) == [ADDRESS]
    assert query == [("v.example", 1.5)]


@pytest.mark.parametrize(
    ("trouble", "expected"),
    [
        (dns.exception.Timeout, TimeoutException),
        (dns.resolver.NXDOMAIN, ConnectError),
        (dns.resolver.NoNameservers, ConnectError),
        (dns.resolver.NoResolverConfiguration, ConnectError),
    ],
)
def test_trouble_with_dns(
    monkeypatch: pytest.MonkeyPatch, trouble: type[Exception], expected: type[Exception]
) -> None:
    def resolve_name(name: str, lifetime: float) -> None:
        raise trouble

    monkeypatch.setattr(dns.resolver, "resolve_name", resolve_name)
    with pytest.raises(expected):
        network.look_up("v.example", 1.5)


def test_a_machine_that_does_not_answer(fetcher: Fetcher, roads: Roads) -> None:
    def hang(*_: object) -> None:
        raise ConnectTimeout("timed out")

    roads.connect_tcp = hang  # type: ignore[assignment,method-assign]  # nobody there
    with pytest.raises(Unavailable) as caught:
        fetcher(URL)
    assert caught.value.status == 504
