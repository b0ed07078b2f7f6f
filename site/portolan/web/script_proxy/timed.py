"""Time limits over a whole exchange, however many steps it has."""

import re
import ssl
from typing import Any

from httpcore import NetworkStream, RemoteProtocolError, TimeoutException

from portolan.web.deadline import Deadline

# Nobody has asked to continue, and any number of these may come before the answer itself.
_INFORMATIONAL = re.compile(rb"HTTP/1\.[01] 1")
_BEFORE_STATUS = 10


def left(deadline: Deadline) -> float:
    """The seconds left; raises TimeoutException if there are none."""
    # Read once: a moment later it may be negative, which sockets reject as a limit.
    seconds = deadline.left
    if seconds <= 0:
        raise TimeoutException("took too long")
    return seconds


class TimedStream(NetworkStream):
    """A connection whose steps share one deadline."""

    def __init__(self, stream: NetworkStream, connecting: Deadline, whole: Deadline) -> None:
        self._stream = stream
        self._connecting = connecting
        self._whole = whole
        self._beginning = b""

    def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,  # noqa: ARG002 - the deadline decides
    ) -> NetworkStream:
        """Encrypt the connection, once the other side has proved to be `server_hostname`."""
        try:
            stream = self._stream.start_tls(ssl_context, server_hostname, left(self._connecting))
        except TimeoutException:
            self.close()  # the caller does not have the connection yet
            raise
        return TimedStream(stream, self._connecting, self._whole)

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:  # noqa: ARG002 - as above
        """At most `max_bytes`, as soon as some have arrived; raises at an informational answer."""
        part = self._stream.read(max_bytes, left(self._whole))
        if len(self._beginning) < _BEFORE_STATUS:
            self._beginning += part[:_BEFORE_STATUS]
            if _INFORMATIONAL.match(self._beginning):
                raise RemoteProtocolError("an answer before the answer")
        return part

    def write(self, buffer: bytes, timeout: float | None = None) -> None:  # noqa: ARG002 - as above
        """Send all of `buffer`."""
        self._stream.write(buffer, left(self._whole))

    def close(self) -> None:
        """Close the connection."""
        self._stream.close()

    def get_extra_info(self, info: str) -> Any:
        """Information about the connection."""
        return self._stream.get_extra_info(info)
