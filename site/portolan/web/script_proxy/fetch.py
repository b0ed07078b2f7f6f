"""Fetching of a vendor's script: one GET over https, without cookies, redirects not followed."""

import logging
import ssl
import time
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
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
CHARSETS = {"utf-8", "utf8", "us-ascii"}
"""Of what is passed on, which is labelled as UTF-8."""
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
    if answer.status != 200:
        raise UnfitError(f"status {answer.status}")
    kind, options = parse_options_header(_only(answer, b"content-type"))
    if kind.lower() not in JAVASCRIPT:
        raise UnfitError("not of a type of JavaScript")
    if options.get("charset", "utf-8").lower() not in CHARSETS:
        raise UnfitError("not in UTF-8")
    if _only(answer, b"content-encoding").lower() not in ("", "identity"):
        raise UnfitError("compressed, though not asked to be")
    if _only(answer, b"content-length") and _only(answer, b"transfer-encoding"):
        raise UnfitError("of two lengths")


def _only(answer: Response, name: bytes) -> str:
    """The value of a header, empty if absent; raises UnfitError for several."""
    values = [value for each, value in answer.headers if each.lower() == name]
    if len(values) > 1:
        raise UnfitError(f"{len(values)} times {name.decode()}")
    return values[0].decode("latin-1") if values else ""


def _body(answer: Response) -> bytes:
    body = bytearray()
    for part in answer.iter_stream():
        body += part
        if len(body) > LARGEST_SCRIPT:
            raise UnfitError("too large")
    if body.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        raise UnfitError("not in UTF-8")
    return bytes(body)
