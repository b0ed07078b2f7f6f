"""Free loopback ports for the servers that the suite starts."""

import socket
import time

WAIT_SECONDS = 20.0


def free_port() -> int:
    """A port that nothing listens on now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for_port(port: int) -> None:
    """Return once somebody accepts connections there; raises TimeoutError if nobody does."""
    deadline = time.monotonic() + WAIT_SECONDS
    while time.monotonic() < deadline:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=1):
                return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError(f"nothing listens on port {port}")
