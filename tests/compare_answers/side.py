"""The site of one tree: a process that answers, with a folder of its own for what it writes."""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.compare_answers.request import ASSET, Answer, Request
from tests.compare_answers.tree import environment
from tests.support.production import PRODUCTION

APPLICATION = Path(__file__).with_name("application.py")

WRITTEN = (".", "mail", "pages", "portolan.sqlite", "same", "schema", "spool", "tour")
"""How the names begin of what is written while the site runs; all else in instance/ is built."""


class Side:
    """One of the two that are compared."""

    def __init__(self, tree: Path, process: "subprocess.Popen[str]") -> None:
        self.tree = tree
        self._process = process
        self._assets: dict[str, str] = json.loads((tree / "assets/dist/manifest.json").read_text())

    @property
    def assets(self) -> set[str]:
        """The logical names of its assets."""
        return set(self._assets)

    def send(self, request: Request) -> None:
        """Hand over a request; the answer is received later, so that both sides work at once."""
        path = request.path
        if path.startswith(ASSET):
            path = self._assets.get(path.removeprefix(ASSET), "/static/none")
        assert self._process.stdin
        self._process.stdin.write(json.dumps(request.message(path)) + "\n")
        self._process.stdin.flush()

    def receive(self) -> Answer:
        """The answer to what was sent."""
        assert self._process.stdout
        if not (line := self._process.stdout.readline()):
            sys.exit(f"the site in {self.tree} has ended")
        return Answer(**json.loads(line))

    def ask(self, request: Request) -> Answer:
        """The answer to a request."""
        self.send(request)
        return self.receive()


@contextmanager
def side(tree: Path) -> Iterator[Side]:
    """The site of a tree, in production, until the block ends."""
    with tempfile.TemporaryDirectory() as folder:
        for built in (tree / "instance").iterdir():
            if not built.name.startswith(WRITTEN):
                (Path(folder) / built.name).symlink_to(built)
        settings = {**environment(tree), **PRODUCTION, "INSTANCE_PATH": folder}
        flask = [sys.executable, "-m", "flask", "--app", "app", "db", "upgrade"]
        subprocess.run(flask, cwd=tree, env=settings, check=True, capture_output=True)
        with subprocess.Popen(
            # Without -P, the folder of the program would be searched for modules.
            [sys.executable, "-P", str(APPLICATION)],
            cwd=tree,
            env=settings,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
        ) as process:
            try:
                yield Side(tree, process)
            finally:
                process.terminate()
