"""Readers: each opens page after page, and a style or script of it."""

import random
import re
import time
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass, field
from http.client import HTTPException, HTTPSConnection
from threading import Event, Thread

from tests.fleet.releases import Release
from tests.support.nginx import HOST, Nginx

PAGES = (
    "/", "/blog", "/glossary", "/help", "/products/ocean-freight", "/company/contact",
    "/route-search/shanghai-cnsha/rotterdam-nlrtm", "/search?q=demurrage", "/data/hs-code?q=tea",
)  # fmt: skip
PAUSE_SECONDS, PATIENCE_SECONDS = 0.1, 60.0
_FILES = re.compile(r"/static/([\w.-]+\.(?:js|css))")
_BUILD = re.compile(r'"buildHash": "(\w+)"')


@dataclass
class Read:
    """What became of the requests.

    Attributes:
        pages: how many were read, by the build that had drawn them.
        files: how many styles and scripts.
        failures: beginning, end and status of each that failed; 0 for no answer.
        missing: styles and scripts that were not there.
        mixed: pages with files of another release than their own.
    """

    pages: dict[str, int] = field(default_factory=dict)
    files: int = 0
    failures: list[tuple[float, float, int]] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    mixed: list[str] = field(default_factory=list)

    def unexplained(self, kills: Iterable[float]) -> list[tuple[float, float, int]]:
        """The failures during which nothing was killed."""
        moments = list(kills)
        return [
            one
            for one in self.failures
            if not any(one[0] <= moment <= one[1] for moment in moments)
        ]


class Readers:
    """Several of them at once.

    Attributes:
        read: what became of their requests.
    """

    def __init__(self, front: Nginx, releases: Iterable[Release], count: int, seed: int) -> None:
        self.read = Read()
        self._front = front
        self._files = {release.build: release.files for release in releases}
        self._stop = Event()
        self._threads = [
            Thread(target=self._go, args=(random.Random(f"{seed} {number}"),))  # noqa: S311 - chance, no secret
            for number in range(count)
        ]

    def start(self) -> None:
        """Let them come."""
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Let each finish what he reads."""
        self._stop.set()
        for thread in self._threads:
            thread.join()

    def wait_for(self, release: Release, count: int) -> None:
        """Return once so many pages of a release were read; raises TimeoutError if they are not."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while self.read.pages.get(release.build, 0) < count:
            if time.monotonic() > deadline:
                raise TimeoutError(f"nobody has read a page of {release.folder}")
            time.sleep(0.05)

    def _go(self, chance: random.Random) -> None:
        while not self._stop.wait(chance.uniform(0, PAUSE_SECONDS)):
            html = self._get(chance.choice(PAGES))
            build = _BUILD.search(html)
            if not build:
                continue  # it has failed, and is counted
            self.read.pages[build[1]] = self.read.pages.get(build[1], 0) + 1
            names = sorted(set(_FILES.findall(html)))
            if not self._files[build[1]].issuperset(names):
                self.read.mixed.append(f"{build[1]}: {names}")
            if self._get(f"/static/{chance.choice(names)}"):
                self.read.files += 1

    def _get(self, path: str) -> str:
        """The body; empty where there is none, which is noted."""
        begun, status, body = time.monotonic(), 0, ""
        try:
            with closing(
                HTTPSConnection(
                    "127.0.0.1",
                    self._front.secure,
                    timeout=PATIENCE_SECONDS,
                    context=self._front.tls,
                )
            ) as connection:
                connection.request("GET", path, headers={"Host": HOST, "Connection": "close"})
                answer = connection.getresponse()
                status, body = answer.status, answer.read().decode()
        except (OSError, HTTPException):
            status = 0
        if status == 404 and path.startswith("/static/"):
            self.read.missing.append(path)
        elif status != 200:
            self.read.failures.append((begun, time.monotonic(), status))
        return body if status == 200 else ""
