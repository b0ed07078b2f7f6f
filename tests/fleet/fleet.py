"""Everything that runs: nodes behind nginx, delivering workers, databases, visitors."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from portolan.core.config import REQUIRED_IN_PRODUCTION, ROOT
from tests.fleet.nodes import Node
from tests.fleet.readers import Readers
from tests.fleet.releases import Release, next_release, this_release
from tests.kill.processes import Process
from tests.kill.visitors import Tls, Visitors
from tests.support.nginx import HOST, nginx
from tests.support.ports import free_port, wait_for_port
from tests.support.postgresql import PostgreSQL
from tests.unit.leads.receiver import Receiver

TABLES = (sys.executable, "-m", "flask", "--app", "app", "db", "upgrade")
NODES, DELIVERING, READERS, POSTERS = 3, 2, 4, 2


@dataclass(frozen=True)
class Fleet:
    """What runs.

    Attributes:
        releases: the one of this repository, and the next.
        receiver: gets the leads.
    """

    nodes: list[Node]
    releases: tuple[Release, Release]
    database: PostgreSQL
    redis: Process
    receiver: Receiver
    readers: Readers
    posters: Visitors
    chance: random.Random


@contextmanager
def fleet(folder: Path, database: PostgreSQL, receiver: Receiver, seed: int) -> Iterator[Fleet]:
    """Everything at work, until the block ends; then nobody reads or posts any more."""
    redis_port = free_port()
    first = this_release(folder / "release")
    releases = first, next_release(first, folder / "next")
    redis_command = ["redis-server", "--port", str(redis_port), "--bind", "127.0.0.1"]
    log = folder / "redis.log"
    redis = Process("redis", [*redis_command, "--save", ""], os.environ, log, lambda: 0)
    settings = _settings(database, redis_port, receiver)
    subprocess.run(TABLES, cwd=ROOT, env=settings, check=True, capture_output=True)
    nodes = [Node(folder / f"node-{number}", settings, first) for number in range(NODES)]
    with ExitStack() as running:
        for process in (redis, *(node.web for node in nodes), *(node.worker for node in nodes)):
            running.callback(process.kill)
        redis.start()
        wait_for_port(redis_port)
        for node in nodes:
            node.web.start()
        for node in nodes[:DELIVERING]:
            node.worker.start()
        for node in nodes:
            node.wait()
        before = folder / "nginx"
        before.mkdir()
        front = running.enter_context(nginx(before, [f"127.0.0.1:{one.port}" for one in nodes]))
        readers = Readers(front, releases, READERS, seed)
        posters = Visitors([front.secure], POSTERS, seed, Tls(HOST, front.tls))
        running.callback(posters.send_away)
        running.callback(readers.stop)
        readers.start()
        posters.start()
        chance = random.Random(seed)  # noqa: S311 - chance, no secret
        yield Fleet(nodes, releases, database, redis, receiver, readers, posters, chance)


def _settings(database: PostgreSQL, redis_port: int, receiver: Receiver) -> dict[str, str]:
    """As in production, with two proxies: nginx, and visitors who say their address themselves."""
    return {
        **os.environ,
        **dict.fromkeys(REQUIRED_IN_PRODUCTION, "of-the-fleet-test"),
        "SITE_ENV": "production",
        "SITE_URL_EN_US": f"https://{HOST}",
        "SITE_URL_ZH_CN": "https://cn.portolan.example",
        "DATABASE_URL": database.url,
        "REDIS_URL": f"redis://127.0.0.1:{redis_port}/0",
        "PUBLIC_ENDPOINTS_URL": receiver.url,
        "TRUSTED_PROXIES": "2",
    }
