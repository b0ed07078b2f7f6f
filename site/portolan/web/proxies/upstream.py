"""A host behind paths of this site, and the connections to it."""

import logging
import ssl
from collections.abc import Iterable
from functools import cache
from urllib.parse import urlsplit

import ada_url
from httpcore import (
    URL,
    ConnectionPool,
    LocalProtocolError,
    NetworkError,
    ProtocolError,
    Request,
    Response,
    TimeoutException,
    default_ssl_context,
)
from werkzeug.exceptions import BadGateway, BadRequest, GatewayTimeout

from portolan.web.proxies.proxied_request import ProxiedRequest
from portolan.web.proxies.sent_on import Line
from portolan.web.proxies.slots import EACH

log = logging.getLogger(__name__)

CONNECT_SECONDS = 2.0
# Less than servers keep idle connections open, so that none is closed while we write to it.
IDLE_SECONDS = 2.0


class Upstream:
    """One host, connected at the first request.

    Args:
        url: its base URL, from the settings; its path prefixes every other.
    """

    def __init__(self, url: str) -> None:
        parts = urlsplit(ada_url.URL(url).href)
        self.origin = f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"
        self.host = urlsplit(self.origin).netloc
        self.base_path = parts.path.rstrip("/")
        self._parts = urlsplit(self.origin)
        self._pool = ConnectionPool(
            ssl_context=_authorities() if parts.scheme == "https" else None,
            max_connections=EACH,
            keepalive_expiry=IDLE_SECONDS,
        )

    def ask(
        self, request: ProxiedRequest, headers: Iterable[Line], body: Iterable[bytes] | None
    ) -> Response:
        """Send a request and return the answer with its body unread.

        Raises:
            BadGateway: there is no answer, or an invalid one.
            GatewayTimeout: there is no answer in time.
            BadRequest: the request cannot be expressed in HTTP.
        """
        try:
            answer = self._pool.handle_request(self._request(request, headers, body))
        except LocalProtocolError as error:
            raise BadRequest from error
        except TimeoutException as error:
            log.warning("%s: %s", self.host, type(error).__name__)
            raise GatewayTimeout from error
        except (NetworkError, ProtocolError) as error:
            log.warning("%s: %s", self.host, error)
            raise BadGateway from error
        return answer

    def close(self) -> None:
        """Close idle connections."""
        self._pool.close()

    def _request(
        self, request: ProxiedRequest, headers: Iterable[Line], body: Iterable[bytes] | None
    ) -> Request:
        # Given in parts, the target stays unchanged: URL parsers fold dots and slashes.
        url = URL(
            scheme=self._parts.scheme,
            host=self._parts.hostname or "",
            port=self._parts.port,
            target=self.base_path + request.target,
        )
        lines = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers]
        times = {
            "connect": CONNECT_SECONDS,
            "read": request.rule.patience,
            "write": request.rule.patience,
            "pool": CONNECT_SECONDS,
        }
        return Request(
            request.method, url, headers=lines, content=body, extensions={"timeout": times}
        )


@cache
def _authorities() -> ssl.SSLContext:
    """The trusted certificate authorities, read once since that takes a moment."""
    return default_ssl_context()
