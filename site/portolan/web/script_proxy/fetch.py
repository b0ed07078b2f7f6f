"""Fetching of a vendor's script: one GET over https, without cookies, redirects not followed."""

import logging
import ssl
import time
from collections.abc import Mapping
from dataclasses import dataclass, field

from httpcore import (
    URL,
    HTTPConnection,
    NetworkBackend,
    NetworkError,
    ProtocolError,
    Response,
    SyncBackend,
    TimeoutException,
)
from werkzeug.http import parse_options_header

from portolan.web.deadline import Clock, Deadline
from portolan.web.script_proxy.network import CheckedNetwork, LookUp, look_up
from portolan.web.script_proxy.unavailable import Unavailable

log = logging.getLogger(__name__)

CONNECT_SECONDS = 2.0
WHOLE_SECONDS = 5.0
LARGEST_SCRIPT = 1024 * 1024
JAVASCRIPT = {
    "text/javascript",
    "application/javascript",
    "application/x-javascript",
    "text/ecmascript",
    "application/ecmascript",
}
# The vendor learns nothing about the visitor.
HEADERS: Mapping[bytes | str, bytes | str] = {
    "User-Agent": "portolan-script-proxy",
    "Accept": "text/javascript, application/javascript",
    "Accept-Encoding": "identity",
    "Connection": "close",
}


class UnfitError(Exception):
    """The vendor's answer is not a script that can be passed on."""


@dataclass(frozen=True)
class Fetcher:
    """A fetcher of scripts.

    Attributes:
        look_up: returns the addresses of a host name.
        sockets: opens the connection to a checked address.
        tls: the trusted certificates; None for the usual authorities.
        clock: monotonic seconds.
    """

    look_up: LookUp = look_up
    sockets: NetworkBackend = field(default_factory=SyncBackend)
    tls: ssl.SSLContext | None = None
    clock: Clock = time.monotonic

    def __call__(self, url: str) -> bytes:
        """The script at `url`, which is https; raises Unavailable if it cannot be fetched."""
        try:
            return self._script(URL(url))
        except TimeoutException as error:
            log.warning("%s: %s", url, error or type(error).__name__)
            raise Unavailable(504, "The script's server took too long.") from error
        except (NetworkError, ProtocolError, UnfitError) as error:
            log.warning("%s: %s", url, error)
            raise Unavailable(502, "The script's server did not give a script.") from error

    def _script(self, url: URL) -> bytes:
        network = CheckedNetwork(
            look_up=self.look_up,
            sockets=self.sockets,
            connecting=Deadline(CONNECT_SECONDS, self.clock),
            whole=Deadline(WHOLE_SECONDS, self.clock),
        )
        connection = HTTPConnection(url.origin, ssl_context=self.tls, network_backend=network)
        with connection, connection.stream("GET", url, headers=HEADERS) as answer:
            _check(answer)
            return _body(answer)


def _check(answer: Response) -> None:
    headers = {name.lower(): value.decode("latin-1") for name, value in answer.headers}
    if answer.status != 200:
        raise UnfitError(f"status {answer.status}")
    if parse_options_header(headers.get(b"content-type"))[0].lower() not in JAVASCRIPT:
        raise UnfitError("not of a type of JavaScript")
    if headers.get(b"content-encoding", "identity").lower() != "identity":
        raise UnfitError("compressed, though not asked to be")


def _body(answer: Response) -> bytes:
    body = bytearray()
    for part in answer.iter_stream():
        body += part
        if len(body) > LARGEST_SCRIPT:
            raise UnfitError("too large")
    return bytes(body)
