"""The site as it was at a git revision, served on this machine."""

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from portolan.core.config import ROOT
from tests.support.live_server import HOSTS
from tests.support.ports import free_port, wait_for_port

OURS = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "VIRTUAL_ENV")
"""What a make of our own says to those that it starts."""


def commit_of(revision: str) -> str:
    """The full name of a revision's commit; fails with git's own words where there is none."""
    name = f"{revision}^{{commit}}"
    return subprocess.check_output(
        ["git", "rev-parse", "--verify", name], cwd=ROOT, text=True
    ).strip()


@contextmanager
def served(commit: str) -> Iterator[dict[str, str]]:
    """The base address of each locale's site of a commit, set up by its own `make setup`."""
    with tempfile.TemporaryDirectory() as parent, _work_tree(commit, Path(parent) / "site") as tree:
        port = free_port()
        settings = {"SITE_ENV": "test", "SERVICE_WORKER": "off", "PORT": str(port)}
        remaining = {name: value for name, value in os.environ.items() if name not in OURS}
        environment = {**remaining, **settings}
        subprocess.run(["make", "setup"], cwd=tree, env=environment, check=True)
        flask = [str(tree / ".venv/bin/flask"), "--app", "app", "run", "--port", str(port)]
        with subprocess.Popen(
            flask, cwd=tree, env=environment, stderr=subprocess.DEVNULL
        ) as server:
            try:
                wait_for_port(port)
                yield {locale: f"http://{host}:{port}" for locale, host in HOSTS.items()}
            finally:
                server.terminate()


@contextmanager
def _work_tree(commit: str, folder: Path) -> Iterator[Path]:
    _git("worktree", "add", "--quiet", "--detach", str(folder), commit)
    try:
        yield folder
    finally:
        _git("worktree", "remove", "--force", str(folder))


def _git(*arguments: str) -> None:
    subprocess.run(["git", *arguments], cwd=ROOT, check=True)
