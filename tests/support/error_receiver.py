"""A receiver of error reports: a real HTTP server that keeps what the library sends."""

import gzip
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import brotli
import sentry_sdk

UNPACK: dict[str, Callable[[bytes], bytes]] = {
    "br": brotli.decompress,
    "gzip": gzip.decompress,
    "identity": bytes,
}


@dataclass
class ErrorReceiver:
    """What it got: the envelopes as they came over the wire, unpacked."""

    dsn: str = ""
    envelopes: list[str] = field(default_factory=list)

    def events(self) -> list[dict[str, Any]]:
        """The events in them, once the library has sent all that it has."""
        sentry_sdk.flush(timeout=60)
        lines = [json.loads(line) for text in self.envelopes for line in text.splitlines() if line]
        return [line for line in lines if "event_id" in line and "level" in line]


@contextmanager
def error_receiver() -> Iterator[ErrorReceiver]:
    """Yield a running receiver; afterwards nothing in this process reports any more."""
    result = ErrorReceiver()

    class EnvelopeHandler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            unpack = UNPACK[self.headers["Content-Encoding"] or "identity"]
            result.envelopes.append(unpack(body).decode())
            self.send_response(200)
            self.send_header("Content-Length", "2")
            # Browsers report from another origin.
            self.send_header("Access-Control-Allow-Origin", "*")
            self.end_headers()
            self.wfile.write(b"{}")

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as overridden
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), EnvelopeHandler) as server:
        result.dsn = f"http://public@127.0.0.1:{server.server_port}/1"
        thread = Thread(target=server.serve_forever, args=(0.02,), daemon=True)
        thread.start()
        try:
            yield result
        finally:
            sentry_sdk.get_client().close(timeout=60)
            sentry_sdk.get_global_scope().set_client(None)
            server.shutdown()
            thread.join()
