"""What befalls the fleet, each kind by its name."""

import os
import signal
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

from tests.fleet.fleet import DELIVERING, Fleet

AWAY_SECONDS, FEW_PAGES = 1.0, 20


class Blows:
    """Strikes, one at a time, and notes when.

    Attributes:
        struck: how often, by the name of what befell.
        kills: the moments at which a process that serves was killed.
    """

    def __init__(self, fleet: Fleet) -> None:
        self._fleet = fleet
        self._words = 0
        self.struck: Counter[str] = Counter()
        self.kills: list[float] = []
        self.kinds: dict[str, Callable[[], None]] = {
            "node killed": self._kill_node,
            "web worker killed": self._kill_web_worker,
            "delivering worker killed": self._kill_deliverer,
            "PostgreSQL killed": self._stop_database,
            "Redis killed": self._stop_redis,
            "content released": self._release_content,
            "first node released": self._release_half,
            "code released": lambda: self._release(1),
            "code rolled back": lambda: self._release(0),
        }

    def strike(self, kind: str) -> None:
        """Let one thing befall the fleet, and return when all nodes answer again."""
        self.kinds[kind]()
        self.struck[kind] += 1
        for node in self._fleet.nodes:
            node.wait()

    def _kill_node(self) -> None:
        node = self._fleet.chance.choice(self._fleet.nodes)
        self.kills.append(time.monotonic())
        node.web.kill()
        node.web.start()

    def _kill_web_worker(self) -> None:
        workers = self._fleet.chance.choice(self._fleet.nodes).workers()
        self.kills.append(time.monotonic())
        with suppress(ProcessLookupError):
            os.kill(self._fleet.chance.choice(workers), signal.SIGKILL)

    def _kill_deliverer(self) -> None:
        worker = self._fleet.chance.choice(self._fleet.nodes[:DELIVERING]).worker
        worker.kill()
        worker.start()

    def _stop_database(self) -> None:
        self._fleet.database.kill()
        time.sleep(AWAY_SECONDS)
        self._fleet.database.start()

    def _stop_redis(self) -> None:
        self._fleet.redis.kill()
        time.sleep(AWAY_SECONDS)
        self._fleet.redis.start()

    def _release_content(self) -> None:
        self._words += 1
        for node in self._fleet.nodes:
            node.release_content(f"edition {self._words}")

    def _release_half(self) -> None:
        """The next release on one node alone, until some of its pages have been read."""
        self._fleet.nodes[0].release(self._fleet.releases[1])
        self._fleet.readers.wait_for(self._fleet.releases[1], FEW_PAGES)

    def _release(self, which: int) -> None:
        """One node after the other, so that the others serve meanwhile."""
        for node in self._fleet.nodes:
            node.release(self._fleet.releases[which])
