"""A private Redis server: on a free port, keeping nothing, gone afterwards."""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from tests.support import machine
from tests.support.ports import free_port, wait_for_port

PACKAGE = "redis-server"


@contextmanager
def redis_server() -> Iterator[str]:
    """Yield the URL of an empty database."""
    if shutil.which(PACKAGE) is None:
        machine.install([PACKAGE])
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="portolan-redis-") as folder:
        settings = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder]
        with subprocess.Popen([PACKAGE, *settings], stdout=subprocess.DEVNULL) as server:
            try:
                wait_for_port(port)
                yield f"redis://127.0.0.1:{port}/0"
            finally:
                server.terminate()
