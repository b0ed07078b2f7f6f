"""A receiver of leads without manners: it hangs, hangs up, sends nonsense, or says no."""

import json
import socketserver
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import BufferedIOBase
from threading import Event, Thread
from typing import Any

ANSWERS = {
    "yes": b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n",
    "500": b"HTTP/1.1 500 Oh\r\nContent-Length: 0\r\n\r\n",
    "429": b"HTTP/1.1 429 Slowly\r\nRetry-After: 60\r\nContent-Length: 0\r\n\r\n",
    "garbage": b"\x00\xff\xfe lorem ipsum\r\n\r\n",
    "half an answer": b"HTTP/1.1 200 OK\r\nContent-Le",
    "hangs up": b"",
}
HANGS = "hangs"
MANNERS = (*ANSWERS, HANGS)


@dataclass
class Unruly:
    """How it behaves now, and what it has taken in, whatever it answered.

    Attributes:
        manner: one of `MANNERS`.
        taken: what it read, by idempotency key, with how often it came.
    """

    url: str = ""
    manner: str = "yes"
    taken: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    over: Event = field(default_factory=Event)


@contextmanager
def unruly_receiver() -> Iterator[Unruly]:
    """Yield a running one."""
    result = Unruly()

    class UnrulyHandler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            key, body = _read(self.rfile)
            result.taken.setdefault(key, []).append(json.loads(body))
            if result.manner == HANGS:
                result.over.wait()
            else:
                self.wfile.write(ANSWERS[result.manner])

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), UnrulyHandler) as server:
        result.url = f"http://127.0.0.1:{server.server_address[1]}"
        thread = Thread(target=server.serve_forever, args=(0.02,), daemon=True)
        thread.start()
        try:
            yield result
        finally:
            result.over.set()
            server.shutdown()
            thread.join()


def _read(stream: BufferedIOBase) -> tuple[str, bytes]:
    """The idempotency key and the body of a request."""
    headers: dict[str, str] = {}
    stream.readline()
    while line := stream.readline().strip():
        name, _colon, value = line.decode().partition(":")
        headers[name.lower()] = value.strip()
    return headers["idempotency-key"], stream.read(int(headers["content-length"]))
