"""The access log: a line for each answer, with neither query, address nor browser."""

import logging
import time
from collections.abc import Callable, Iterable
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from portolan.core.request_id import current
from portolan.core.scrubbing import scrubbed_text
from portolan.web.request_ids import REQUEST_ID

log = logging.getLogger(__name__)


def with_access_log(application: WSGIApplication) -> WSGIApplication:
    """The application, whose answers are logged as they begin."""

    def layer(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        began = time.perf_counter()

        def start(
            status: str, headers: list[tuple[str, str]], *error: object
        ) -> Callable[[bytes], object]:
            _note(environ, status, time.perf_counter() - began)
            return start_response(status, headers, *error)  # type: ignore[arg-type]  # WSGI types know no optional third value

        return application(environ, start)

    return layer


def _note(environ: WSGIEnvironment, status: str, seconds: float) -> None:
    facts = {
        "method": environ["REQUEST_METHOD"],
        "host": environ.get("HTTP_HOST", ""),
        "path": scrubbed_text(environ["PATH_INFO"].encode("latin-1").decode("utf-8", "replace")),
        "status": int(status[:3]),
        "ms": round(seconds * 1000, 2),
    }
    before = current.set(environ.get(REQUEST_ID, ""))
    log.info("answered", extra={"facts": facts})
    current.reset(before)
