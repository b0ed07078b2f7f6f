"""The production server with a counter between page cache and Flask, and no limit on posts."""

import gc
import os
from collections.abc import Iterable
from pathlib import Path
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from app import create_app
from portolan.web.serving import served
from portolan.web.warming import warm

COUNT_FILE = "BENCH_COUNT_FILE"


class Counted:
    """Writes a line into a file for each request that reaches the application."""

    def __init__(self, app: WSGIApplication, file: Path) -> None:
        self._app = app
        # Lines of several processes do not mix: each is one write to a file opened to append.
        self._file = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Count, and hand on."""
        os.write(self._file, f"{environ['PATH_INFO']}\n".encode("latin-1"))
        return self._app(environ, start_response)


app = create_app()
app.config.update(dict.fromkeys(
    ("LEADS_LIMIT", "LEADS_LIMIT_UNVERIFIED", "LEADS_LIMIT_ATTEMPTS"), "10000000 per minute"
))  # fmt: skip
app.wsgi_app = Counted(app.wsgi_app, Path(os.environ[COUNT_FILE]))  # type: ignore[method-assign]  # Flask's own place
warm(app)
gc.freeze()
application = served(app)
