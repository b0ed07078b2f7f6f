"""A host behind the site: a real HTTP server that says what the test wants, and takes notes."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ssl import SSLContext
from threading import Condition, Event, Thread

MOST_STORED = 4096
"""Bytes of a received body that are kept, unless a host is to keep more."""


@dataclass(frozen=True)
class Received:
    """A request as it came in: nothing folded, nothing joined.

    Attributes:
        body: its first bytes.
        length: how many there were in all.
        whole: whether it came to its end, and was not broken off.
    """

    method: str
    target: str
    headers: tuple[tuple[str, str], ...]
    body: bytes
    length: int
    whole: bool = True

    def values(self, name: str) -> list[str]:
        """The values of a header, line by line."""
        return [value for key, value in self.headers if key.lower() == name.lower()]

    @property
    def names(self) -> set[str]:
        """The names of the headers, in lower case."""
        return {name.lower() for name, _ in self.headers}


@dataclass(frozen=True)
class Reply:
    """What the host answers.

    Attributes:
        status: the status.
        headers: more headers; a body in parts without `Content-Length` is sent in chunks.
        body: the body, whole or in parts.
        after: nothing is said before this is set.
        raw: these bytes instead of everything above; then the connection is closed.
        drop: the connection is closed without a word.
    """

    status: int = 200
    headers: Mapping[str, str] | Iterable[tuple[str, str]] = ()
    body: bytes | Iterable[bytes] = b"hello"
    after: Event | None = None
    raw: bytes = b""
    drop: bool = False

    @property
    def lines(self) -> list[tuple[str, str]]:
        """The headers, one by one."""
        given = self.headers.items() if isinstance(self.headers, Mapping) else self.headers
        return [(name, value) for name, value in given]


Answering = Callable[[Received], Reply]


@dataclass
class FakeHost:
    """A running host."""

    url: str = ""
    reply: Reply | Answering = field(default_factory=Reply)
    received: list[Received] = field(default_factory=list)
    broken_off: Event = field(default_factory=Event)
    """Set once somebody has hung up in the middle of an answer."""
    most_stored: int = MOST_STORED
    port: int = 0
    remembers: bool = True
    """Whether it keeps what it has received, which a proxy need not."""
    _changed: Condition = field(default_factory=Condition)

    @property
    def last(self) -> Received:
        """The latest request."""
        return self.received[-1]

    def wait_for(self, count: int, seconds: float = 10) -> bool:
        """Whether so many requests have come in, waiting for them if need be."""
        with self._changed:
            return self._changed.wait_for(lambda: len(self.received) >= count, seconds)

    def note(self, received: Received) -> Reply:
        """Take note of a request; returns what to say."""
        with self._changed:
            if self.remembers:
                self.received.append(received)
            self._changed.notify_all()
        return self.reply if isinstance(self.reply, Reply) else self.reply(received)


@contextmanager
def upstream_server(tls: SSLContext | None = None) -> Iterator[FakeHost]:
    """Yield a running host, which speaks TLS where it is given a context."""
    host = FakeHost()

    class UpstreamHandler(_Handler):
        upstream = host

    with ThreadingHTTPServer(("127.0.0.1", 0), UpstreamHandler) as server:
        server.daemon_threads = True
        host.port = server.server_port
        host.url = f"http://127.0.0.1:{server.server_port}"
        if tls:
            # Each handshake in its own thread: a connection that says nothing holds up no other.
            server.socket = tls.wrap_socket(
                server.socket, server_side=True, do_handshake_on_connect=False
            )
            host.url = f"https://localhost:{server.server_port}"
        thread = Thread(target=server.serve_forever, args=(0.02,), daemon=True)
        thread.start()
        try:
            yield host
        finally:
            server.shutdown()
            thread.join()


class _Handler(BaseHTTPRequestHandler):
    """Speaks HTTP for an Upstream."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    upstream: FakeHost

    def handle_one_request(self) -> None:
        """Whatever the method: take note, then answer."""
        try:
            self.raw_requestline = self.rfile.readline(65_537)
        except OSError:
            # Browsers open connections ahead of need, and close them again.
            self.raw_requestline = b""
        if not self.raw_requestline or not self.parse_request():
            self.close_connection = True
            return
        received = self._received()
        reply = self.upstream.note(received)
        self.close_connection = self.close_connection or not received.whole
        with suppress(ConnectionError):
            if received.whole:
                self._answer(reply)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as overridden
        """Say nothing."""

    def _received(self) -> Received:
        body, length, whole = b"", 0, True
        try:
            for part in self._body():
                length += len(part)
                body = (body + part)[: self.upstream.most_stored]
        except (ConnectionError, EOFError):
            whole = False
        method, target, _ = self.raw_requestline.decode("latin-1").split(" ", 2)
        return Received(method, target, tuple(self.headers.items()), body, length, whole)

    def _body(self) -> Iterator[bytes]:
        if "chunked" in self.headers.get("Transfer-Encoding", ""):
            while size := int(self._line(), 16):
                yield self.rfile.read(size)
                self._line()
            self._line()
        left = int(self.headers.get("Content-Length", 0))
        while left:
            part = self.rfile.read(min(left, 65_536))
            if not part:
                raise EOFError
            left -= len(part)
            yield part

    def _line(self) -> bytes:
        line = self.rfile.readline()
        if not line:
            raise EOFError
        return line

    def _answer(self, reply: Reply) -> None:
        if reply.after:
            reply.after.wait(30)
        if reply.raw or reply.drop:
            self.wfile.write(reply.raw)
            self.close_connection = True
            return
        self.send_response_only(reply.status)
        for name, value in reply.lines:
            self.send_header(name, value)
        try:
            self._send_body(reply)
        except ConnectionError:
            self.upstream.broken_off.set()
            raise

    def _send_body(self, reply: Reply) -> None:
        has_length = "content-length" in {name.lower() for name, _ in reply.lines}
        whole = isinstance(reply.body, bytes)
        parts = [reply.body] if isinstance(reply.body, bytes) else reply.body
        has_body = self.command != "HEAD" and reply.status not in (204, 304)
        if isinstance(reply.body, bytes) and not has_length:
            self.send_header("Content-Length", str(len(reply.body)))
        in_chunks = not whole and not has_length
        if in_chunks:
            self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        for part in parts if has_body else ():
            self.wfile.write(b"%x\r\n%b\r\n" % (len(part), part) if in_chunks else part)
        if has_body and in_chunks:
            self.wfile.write(b"0\r\n\r\n")
