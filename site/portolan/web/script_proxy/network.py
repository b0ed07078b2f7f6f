"""Connections to vendors: one look-up, every address checked before it is connected to."""

from collections.abc import Callable, Iterable, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address

import dns.exception
import dns.resolver
from httpcore import (
    SOCKET_OPTION,
    ConnectError,
    NetworkBackend,
    NetworkStream,
    TimeoutException,
)

from portolan.web.deadline import Deadline
from portolan.web.script_proxy.addresses import is_public
from portolan.web.script_proxy.timed import TimedStream, left

LookUp = Callable[[str, float], Sequence[str]]


def look_up(name: str, seconds: float) -> list[str]:
    """The addresses of a host name, from DNS alone, within `seconds`.

    Raises:
        TimeoutException: no answer in time.
        ConnectError: the name has no address.
    """
    try:
        return list(dns.resolver.resolve_name(name, lifetime=seconds).addresses())
    except dns.exception.Timeout as error:
        raise TimeoutException("no answer from DNS") from error
    except dns.exception.DNSException as error:
        raise ConnectError(type(error).__name__) from error


class CheckedNetwork(NetworkBackend):
    """A network backend that connects to checked addresses only.

    The checked address is the one connected to, so DNS rebinding has no effect. The TLS layer
    above still verifies the name.

    Args:
        look_up: returns the addresses of a name.
        sockets: opens the connection to an address.
        connecting: the deadline for the connection, TLS included.
        whole: the deadline for reading everything.
    """

    def __init__(
        self, *, look_up: LookUp, sockets: NetworkBackend, connecting: Deadline, whole: Deadline
    ) -> None:
        self._look_up = look_up
        self._sockets = sockets
        self._connecting = connecting
        self._whole = whole

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ARG002 - the deadlines decide
        local_address: str | None = None,
        socket_options: Iterable[SOCKET_OPTION] | None = None,
    ) -> NetworkStream:
        """Connect to the first address of `host` that accepts."""
        error = ConnectError("no address")
        for address in self._checked(host):
            try:
                stream = self._sockets.connect_tcp(
                    str(address), port, left(self._connecting), local_address, socket_options
                )
            except ConnectError as refused:
                error = refused
            else:
                return TimedStream(stream, self._connecting, self._whole)
        raise error

    def _checked(self, host: str) -> list[IPv4Address | IPv6Address]:
        """The checked addresses of `host`, IPv4 first, as not every machine has IPv6."""
        addresses = [ip_address(each) for each in self._look_up(host, left(self._connecting))]
        if not all(is_public(address) for address in addresses):
            raise ConnectError("an address is not public")
        return sorted(addresses, key=lambda address: address.version)
