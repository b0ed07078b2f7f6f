"""A little server for hostile HTML: same origin, no headers that would help the cleaner."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from werkzeug.serving import make_server
from werkzeug.wrappers import Request, Response

from tests.support.live_server import Silent

HARNESS = Path(__file__).with_name("payloads.js")
PAGE = "<!doctype html><meta charset=utf-8><title>x</title><script src=/harness.js></script><body>"
HIT = "top.hit({number})"


@Request.application
def answer(request: Request) -> Response:
    """The empty page, its script, and what a payload would like to load."""
    number = request.query_string.decode("latin-1")
    pages = {
        "/": (PAGE, "text/html"),
        "/harness.js": (HARNESS.read_text(encoding="utf-8"), "text/javascript"),
        "/blank": ("", "text/html"),
        "/hit.js": (HIT.format(number=number), "text/javascript"),
        "/hit.html": (f"<script>{HIT.format(number=number)}</script>", "text/html"),
        "/hit.svg": (
            f'<svg xmlns="http://www.w3.org/2000/svg" onload="{HIT.format(number=number)}"/>',
            "image/svg+xml",
        ),
    }
    if request.path not in pages:
        return Response(status=404)
    body, mimetype = pages[request.path]
    return Response(body, mimetype=mimetype)


@contextmanager
def payload_server() -> Iterator[str]:
    """Serve on a free port until the block ends; gives the address."""
    server = make_server("127.0.0.1", 0, answer, threaded=True, request_handler=Silent)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.port}/"
    finally:
        server.shutdown()
        thread.join(timeout=10)
        server.server_close()
