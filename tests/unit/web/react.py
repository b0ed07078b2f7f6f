"""Islands rendered by React itself, in Node."""

import fcntl
import json
import os
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from portolan.core.config import ROOT
from tests.support.node import NodeProcess

ASSETS = ROOT / "assets"
BUNDLE = ASSETS / "dist-node" / "render.cjs"
SOURCES = ("src", "tools", "babel.config.mjs", "package-lock.json", "webpack.config.mjs")


class React(NodeProcess):
    """A Node process that renders one island at a time.

    Its errors stream must stay empty: React's development build says there what it minds.
    """

    def __init__(self, complaints: Path) -> None:
        build_if_stale()
        self._complaints = complaints
        with complaints.open("w") as stderr:
            super().__init__(BUNDLE, cwd=ASSETS, stderr=stderr)

    def render(
        self, name: str, props: Mapping[str, Any], messages: Mapping[str, str | list[str]]
    ) -> str:
        """The HTML that React would send for the island."""
        answer = self.answer({"name": name, "props": props, "messages": messages})
        complaints = self._complaints.read_text()
        assert not complaints, complaints
        html: str = json.loads(answer)
        return html


def build_if_stale() -> None:
    """Build the islands for Node if a source is newer; one process at a time."""
    with (ASSETS / "package.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if BUNDLE.exists() and _newest_source() <= BUNDLE.stat().st_mtime:
            return
        subprocess.run(["npm", "run", "--silent", "build:node"], cwd=ASSETS, check=True)
        # webpack leaves a file alone that would not change.
        os.utime(BUNDLE)


def _newest_source() -> float:
    given = [ASSETS / name for name in SOURCES]
    files = [file for one in given for file in (one.rglob("*") if one.is_dir() else [one])]
    return max(file.stat().st_mtime for file in files)
