"""Requests that no client library would send, over a bare socket."""

import socket
from collections.abc import Iterable


def ask(port: int, *parts: bytes, half_close: bool = False) -> bytes:
    """Send the parts and return the whole answer, or what the server lets through of it.

    With `half_close` the server learns that nothing more will come, and need not wait for it.
    """
    with socket.create_connection(("127.0.0.1", port), timeout=60) as connection:
        for part in parts:
            connection.sendall(part)
        if half_close:
            connection.shutdown(socket.SHUT_WR)
        return b"".join(iter(lambda: connection.recv(65_536), b""))


def status(port: int, *parts: bytes) -> int:
    """Send the parts and return the status of the answer, whose end is not waited for.

    Werkzeug's server answers a body that it refuses, and then reads on until the visitor leaves.
    """
    with socket.create_connection(("127.0.0.1", port), timeout=60) as connection:
        for part in parts:
            connection.sendall(part)
        with connection.makefile("rb") as answer:
            return int(answer.readline().split(b" ", 2)[1])


def break_off(port: int, *parts: bytes) -> None:
    """Send the parts, and be gone."""
    with socket.create_connection(("127.0.0.1", port), timeout=60) as connection:
        for part in parts:
            connection.sendall(part)


def chunked(body: bytes, size: int = 16_384) -> Iterable[bytes]:
    """The body in chunks, and the empty chunk that ends it."""
    for start in range(0, len(body), size):
        chunk = body[start : start + size]
        yield b"%x\r\n%b\r\n" % (len(chunk), chunk)
    yield b"0\r\n\r\n"
