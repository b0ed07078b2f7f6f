"""The site on a free port of this machine, for browsers."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from flask import Flask
from werkzeug.serving import WSGIRequestHandler, make_server
from werkzeug.test import TestResponse

from app import create_app
from tests.support.ports import free_port
from tests.support.scripted import ScriptedAnswers, ScriptedSite

HOSTS = {
    "en-US": "localhost",
    "zh-CN": "zh-cn.localhost",
    "en-XA": "en-xa.localhost",
    "ar-EG": "ar-eg.localhost",
}


@dataclass(frozen=True)
class LiveServer:
    """A running site; its script can put other answers before the site's own."""

    app: Flask
    port: int
    script: ScriptedAnswers = field(default_factory=ScriptedAnswers)
    domain: str = ""

    def get(self, path: str, locale: str = "en-US") -> TestResponse:
        """What the site answers, without a browser."""
        return self.app.test_client().get(path, base_url=self.url("", locale))

    def url(self, path: str, locale: str = "en-US") -> str:
        """The address of a page in a locale."""
        return f"http://{HOSTS[locale]}:{self.port}{path}"


class Silent(WSGIRequestHandler):
    """Serves without a word for each request."""

    def log(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def live_server(instance: Path, **more: str) -> Iterator[LiveServer]:
    """Serve the site until the block ends; `{port}` in a setting is its port."""
    port = free_port()
    app = create_app(
        {
            "SITE_ENV": "test",
            "PORT": str(port),
            "INSTANCE_PATH": str(instance),
            # It would answer in the server's place; its own tests switch it on.
            "SERVICE_WORKER": "off",
            **{name: text.replace("{port}", str(port)) for name, text in more.items()},
        }
    )
    script = ScriptedAnswers()
    scripted = ScriptedSite(app, script)
    server = make_server("127.0.0.1", port, scripted, threaded=True, request_handler=Silent)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield LiveServer(app, port, script)
    finally:
        script.forget()
        server.shutdown()
        thread.join(timeout=10)
        server.server_close()
