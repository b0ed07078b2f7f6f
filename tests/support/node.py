"""A Node process that answers one line of JSON with another, kept running between questions."""

import json
import subprocess
from pathlib import Path
from typing import IO, Self


class NodeProcess:
    """Node with a script; stopped when the block around it ends."""

    def __init__(self, script: Path, *, cwd: Path | None = None, stderr: IO[str] | None = None):
        self._process = subprocess.Popen(
            ["node", str(script)],
            cwd=cwd,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait(timeout=60)
        self._process.stdout.close()

    def answer(self, question: object) -> str:
        """The line that the script answers to the question; empty if it has died."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        return self._process.stdout.readline()
