"""Free loopback ports for the servers that the suite starts."""

import secrets
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field

WAIT_SECONDS = 120.0
UNREGISTERED = range(10_000, 32_000)
"""Below the ports of Linux for outgoing connections (`ip_local_port_range`)."""


@dataclass
class SilentServer:
    """A server that takes connections and never says a word."""

    listening: socket.socket
    _held: ExitStack = field(default_factory=ExitStack)
    _count: int = 0

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.listening.getsockname()[1])

    def connections(self) -> int:
        """How often somebody has come so far; all of them are held, and none is answered."""
        self.listening.setblocking(False)
        with suppress(BlockingIOError):
            while True:
                self._held.enter_context(self.listening.accept()[0])
                self._count += 1
        return self._count

    def close(self) -> None:
        """Let go of them."""
        self._held.close()


@contextmanager
def silent_server() -> Iterator[SilentServer]:
    """Yield such a server."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = SilentServer(listening)
        yield server
        server.close()


def free_port() -> int:
    """A port that nothing listens on now, of those that the system gives to nobody unasked.

    Whoever asked for it starts to listen seconds later, so no connection may take it meanwhile.
    """
    while True:
        port = secrets.choice(UNREGISTERED)
        with socket.socket() as result, suppress(OSError):
            result.bind(("127.0.0.1", port))
            return port


def wait_for_port(port: int, server: subprocess.Popen[bytes] | None = None) -> None:
    """Return once somebody accepts connections there.

    Raises:
        ChildProcessError: the process that is to do so has ended.
        TimeoutError: nobody does.
    """
    deadline = time.monotonic() + WAIT_SECONDS
    while time.monotonic() < deadline:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=1):
                return
        except OSError:
            if server and server.poll() is not None:
                raise ChildProcessError(f"{server.args!r} has ended") from None
            time.sleep(0.05)
    raise TimeoutError(f"nothing listens on port {port}")
