"""A node: an instance folder, a release, and the server of the Procfile with two workers."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from time import monotonic, sleep

from portolan.core.config import INSTANCE
from tests.fleet.releases import Release
from tests.kill.processes import WORKER, Process
from tests.support.granian import granian_command
from tests.support.instance import furnished
from tests.support.nginx import HOST
from tests.support.ports import free_port

WORKERS = 2
PATIENCE_SECONDS = 120.0


class Node:
    """One machine of the fleet, as far as one machine can be several.

    Attributes:
        port: where its server listens.
        web: its server, which can be killed and started again.
        worker: what delivers its leads; runs on some nodes only.
    """

    def __init__(self, folder: Path, settings: Mapping[str, str], release: Release) -> None:
        folder.mkdir()
        self._instance = furnished(folder, INSTANCE / "content.sqlite")
        self.port = free_port()
        self.environment = {**settings, "INSTANCE_PATH": str(folder), "PORT": str(self.port)}
        self.web = Process(
            "web", _command(self.port), self.environment, folder / "web.log", lambda: 0
        )
        self.web.folder = release.folder
        deliver = (*WORKER, "--forever")
        self.worker = Process("worker", deliver, self.environment, folder / "worker.log", lambda: 0)

    def workers(self) -> list[int]:
        """The processes of its workers, as the system knows them."""
        children = Path(f"/proc/{self.web.pid}/task/{self.web.pid}/children")
        return [int(pid) for pid in children.read_text().split()] if self.web.pid else []

    def is_ready(self) -> bool:
        """Whether it answers."""
        try:
            with closing(HTTPConnection("127.0.0.1", self.port, timeout=5)) as connection:
                connection.request("GET", "/", headers={"Host": HOST})
                return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False

    def wait(self) -> None:
        """Return once it answers; raises TimeoutError where it does not."""
        deadline = monotonic() + PATIENCE_SECONDS
        while not self.is_ready():
            if self.web.has_ended():
                # As systemd does, where the port was still held by what had been killed.
                self.web.start()
            if monotonic() > deadline:
                raise TimeoutError(f"a node does not come back: see {self._instance}/web.log")
            sleep(0.05)

    def release(self, release: Release) -> None:
        """Go over to another release, finishing what was begun."""
        self.web.stop()
        self.web.folder = release.folder
        self.web.start()
        self.wait()

    def release_content(self, words: str) -> None:
        """Swap in a content database of another identity, in which one text is another."""
        file, draft = self._instance / "content.sqlite", self._instance / "content.next"
        draft.write_bytes(file.read_bytes())
        with closing(sqlite3.connect(draft)) as database, database:
            database.execute("UPDATE release SET id = ?", (words,))
            database.execute("UPDATE document SET html = html || ?", (f"<p>{words}</p>",))
        draft.replace(file)

    def spooled(self) -> int:
        """The submissions that wait on its disk."""
        return len(list((self._instance / "spool").glob("*.json")))


def _command(port: int) -> list[str]:
    *server, application = granian_command(port)
    return [*server, "--workers", str(WORKERS), "--workers-kill-timeout", "20", application]
