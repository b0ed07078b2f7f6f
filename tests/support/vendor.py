"""A vendor of scripts on this machine: its names, the roads to it, and a TLS server."""

import ssl
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from socket import create_server, socket
from threading import Thread

import trustme
from httpcore import SOCKET_OPTION, NetworkBackend, NetworkStream, SyncBackend

NAME = "cdn.vendor.example"
URL = f"https://{NAME}/js/tag.js?id=P-1"
ADDRESS = "93.184.216.34"
SCRIPT = b"console.log('hello, sailor')\n"

Speak = Callable[[ssl.SSLSocket], None]


def answer(
    body: bytes = SCRIPT,
    *headers: str,
    status: str = "200 OK",
    content_type: str = "text/javascript",
) -> Speak:
    """A server that says this to whoever asks."""
    lines = [f"HTTP/1.1 {status}", f"Content-Type: {content_type}", *headers]
    head = "\r\n".join([*lines, f"Content-Length: {len(body)}", "", ""])
    return lambda connection: connection.sendall(head.encode() + body)


class NameLookup:
    """The look-up of names: each gets its lists of addresses in turn, the last one for good."""

    def __init__(self, **lists: Iterable[list[str]]) -> None:
        self.requests: list[str] = []
        self._lists = {name.replace("_", "."): list(each) for name, each in lists.items()}

    def __call__(self, name: str, seconds: float) -> list[str]:
        """The addresses of `name` this time."""
        self.requests.append(name)
        lists = self._lists[name]
        return lists.pop(0) if len(lists) > 1 else lists[0]


class Roads(NetworkBackend):
    """Opens connections: whatever address is asked for, the vendor's server takes them."""

    def __init__(self, port: int) -> None:
        self.taken: list[tuple[str, int]] = []
        self._port = port

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[SOCKET_OPTION] | None = None,
    ) -> NetworkStream:
        """Take note, and connect to the server on this machine."""
        self.taken.append((host, port))
        return SyncBackend().connect_tcp("127.0.0.1", self._port, timeout)


class TlsVendor:
    """A TLS server; `speak` says what it does with a connection after it has read a request."""

    def __init__(self, authority: trustme.CA, name: str = NAME) -> None:
        self.requests: list[bytes] = []
        self.server_names: list[str | None] = []
        self.speak: Speak = answer()
        self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._tls.sni_callback = lambda _connection, query, _tls: self.server_names.append(query)
        authority.issue_cert(name).configure_cert(self._tls)
        self._socket = create_server(("127.0.0.1", 0))
        self.port = int(self._socket.getsockname()[1])

    def serve(self) -> None:
        """Take one connection after the other until the socket is closed."""
        with suppress(OSError):
            while True:
                connection, _ = self._socket.accept()
                with connection, suppress(OSError):
                    self._talk(connection)

    def close(self) -> None:
        """Take no more connections."""
        # A thread that waits for one is not woken by `close` alone.
        self._socket.shutdown(2)
        self._socket.close()

    def _talk(self, connection: socket) -> None:
        with self._tls.wrap_socket(connection, server_side=True) as encrypted:
            request = b""
            while b"\r\n\r\n" not in request:
                request += encrypted.recv(65_536) or b"\r\n\r\n"
            self.requests.append(request)
            self.speak(encrypted)


@contextmanager
def vendor(authority: trustme.CA, name: str = NAME) -> Iterator[TlsVendor]:
    """A vendor's server until the block ends; its certificate is for `name`."""
    server = TlsVendor(authority, name)
    thread = Thread(target=server.serve)
    thread.start()
    try:
        yield server
    finally:
        server.close()
        thread.join(timeout=60)


def trusting(authority: trustme.CA) -> ssl.SSLContext:
    """What a client has that believes this authority, and no other."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    authority.configure_trust(context)
    return context
