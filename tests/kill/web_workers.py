"""Kill a worker of the web every two seconds while pages are read.

`python -m tests.kill.web_workers`; exit 1 where a request fails that no killed worker had in hand.
"""

import argparse
import os
import random
import signal
import sys
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory

from portolan.core.config import INSTANCE
from tests.support.instance import furnished
from tests.support.released import HOST, Released, released_server
from tests.support.stack.procfile import HERE

READERS = 8
PAUSE_SECONDS = 2.0


@dataclass
class WorkersAccount:
    """What became of the requests; each failure by the time from its beginning to its end."""

    read: int = 0
    failures: list[tuple[float, float]] = field(default_factory=list)
    kills: list[float] = field(default_factory=list)
    stop: threading.Event = field(default_factory=threading.Event)

    def unexplained(self) -> list[tuple[float, float]]:
        """The failures during which no worker was killed."""
        return [
            (begun, ended)
            for begun, ended in self.failures
            if not any(begun <= killed <= ended for killed in self.kills)
        ]


def main() -> int:
    """The whole trial; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.kill.web_workers", description=__doc__)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    account = WorkersAccount()
    chance = random.Random(given.seed)  # noqa: S311 - chooses a victim, guards nothing
    with TemporaryDirectory(prefix="portolan-kill-") as folder:
        instance = furnished(Path(folder), INSTANCE / "content.sqlite")
        environment = {**os.environ, "INSTANCE_PATH": str(instance)}
        with released_server(environment) as server:
            threading.Thread(target=drain, args=(server,), daemon=True).start()
            read_and_kill(server, account, given.seconds, chance)
    print(f"{len(account.kills)} kills, {account.read} pages read")
    print(f"{len(account.failures)} requests broken, {len(account.unexplained())} without a kill")
    return 1 if account.unexplained() else 0


def read_and_kill(
    server: Released, account: WorkersAccount, seconds: float, chance: random.Random
) -> None:
    """Read with all readers and kill one worker after the other, until the time is over."""
    readers = [threading.Thread(target=read, args=(server, account)) for _ in range(READERS)]
    for reader in readers:
        reader.start()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        time.sleep(PAUSE_SECONDS)
        if workers := server.workers():
            account.kills.append(time.monotonic())
            os.kill(chance.choice(workers), signal.SIGKILL)
    account.stop.set()
    for reader in readers:
        reader.join()


def read(server: Released, account: WorkersAccount) -> None:
    """Read the home page on one new connection after the other."""
    while not account.stop.is_set():
        begun = time.monotonic()
        connection = HTTPConnection(HERE, server.port, timeout=20)
        try:
            connection.request("GET", "/", headers={"Host": HOST, "Connection": "close"})
            is_read = connection.getresponse().status == 200
        except (OSError, HTTPException):
            is_read = False
        finally:
            connection.close()
        if is_read:
            account.read += 1
        else:
            account.failures.append((begun, time.monotonic()))


def drain(server: Released) -> None:
    """Read what the server writes, so that it never waits for somebody to do so."""
    with suppress(ValueError):  # closed: the trial is over
        for _line in server.log:
            pass


if __name__ == "__main__":
    sys.exit(main())
