"""A receiver of leads: a real HTTP server that answers what the test wants."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any


@dataclass
class Receiver:
    """What it got, and what it answers to each post in turn; 200 when the list is used up.

    The status 0 is none at all: it drops the connection.
    """

    url: str = ""
    statuses: list[int] = field(default_factory=list)
    received: list[dict[str, Any]] = field(default_factory=list)
    keys: list[str | None] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)


@contextmanager
def receiver(*statuses: int) -> Iterator[Receiver]:
    """Yield a running receiver."""
    result = Receiver(statuses=list(statuses))

    class ReceiverHandler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            result.received.append(json.loads(body))
            result.keys.append(self.headers["Idempotency-Key"])
            result.paths.append(self.path)
            status = result.statuses.pop(0) if result.statuses else 200
            if not status:
                self.close_connection = True
                return
            self.send_response(status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as overridden
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), ReceiverHandler) as server:
        result.url = f"http://127.0.0.1:{server.server_port}"
        thread = Thread(target=server.serve_forever, args=(0.02,), daemon=True)
        thread.start()
        try:
            yield result
        finally:
            server.shutdown()
            thread.join()
