"""Time limits over a whole exchange, which many small steps cannot stretch."""

import ssl
from typing import Any

from httpcore import NetworkStream, TimeoutException

from portolan.web.deadline import Deadline


def left(deadline: Deadline) -> float:
    """The seconds that remain; raises TimeoutException if there are none."""
    # Read once: a moment later it may be below nothing, which no socket takes for a limit.
    seconds = deadline.left
    if seconds <= 0:
        raise TimeoutException("took too long")
    return seconds


class TimedStream(NetworkStream):
    """A connection of which each step takes no longer than what is left of the whole."""

    def __init__(self, stream: NetworkStream, connecting: Deadline, whole: Deadline) -> None:
        self._stream = stream
        self._connecting = connecting
        self._whole = whole

    def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,  # noqa: ARG002 - the deadline decides
    ) -> NetworkStream:
        """Encrypt the connection, if the other side proves to be `server_hostname`."""
        try:
            stream = self._stream.start_tls(ssl_context, server_hostname, left(self._connecting))
        except TimeoutException:
            self.close()  # nobody above knows of the connection yet
            raise
        return TimedStream(stream, self._connecting, self._whole)

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:  # noqa: ARG002 - as above
        """At most `max_bytes`, as soon as some are there."""
        return self._stream.read(max_bytes, left(self._whole))

    def write(self, buffer: bytes, timeout: float | None = None) -> None:  # noqa: ARG002 - as above
        """Send all of `buffer`."""
        self._stream.write(buffer, left(self._whole))

    def close(self) -> None:
        """Close the connection."""
        self._stream.close()

    def get_extra_info(self, info: str) -> Any:
        """What the connection knows of itself."""
        return self._stream.get_extra_info(info)
