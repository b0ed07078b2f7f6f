"""The outermost WSGI layer, which measures each request."""

import time
from collections.abc import Callable, Iterable
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from portolan.web.request_metrics.recorder import Recorder
from portolan.web.request_metrics.verdicts import CACHED, PROXIED, VERDICT

BROKEN = "500"


class Measured:
    """An application whose requests are counted and timed until they are answered.

    The sending of an answer that is streamed takes place later, and is not in its time.
    """

    def __init__(self, application: WSGIApplication, recorder: Recorder) -> None:
        self._application = application
        self._recorder = recorder

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Pass the request on."""
        status = BROKEN

        def start(
            line: str, headers: list[tuple[str, str]], *error: object
        ) -> Callable[[bytes], object]:
            nonlocal status
            status = line[:3]
            return start_response(line, headers, *error)  # type: ignore[arg-type]  # WSGI types know no optional third value

        self._recorder.begin()
        began = time.perf_counter()
        try:
            return self._application(environ, start)
        finally:
            self._recorder.end(
                environ["REQUEST_METHOD"],
                status,
                environ.get(VERDICT, CACHED),
                time.perf_counter() - began,
                environ.get(PROXIED),
            )
