"""html-validate, kept running so that each page costs milliseconds."""

import json
import subprocess
from pathlib import Path
from typing import Self

SCRIPT = Path(__file__).with_suffix(".mjs")


class HtmlValidator:
    """A Node process that is asked one page at a time; equal pages are asked once."""

    def __init__(self) -> None:
        self._known: dict[str, list[str]] = {}
        self._process = subprocess.Popen(
            ["node", str(SCRIPT)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait(timeout=10)
        self._process.stdout.close()

    def faults(self, html: str) -> list[str]:
        """What is wrong with the document."""
        if html not in self._known:
            self._known[html] = self._ask(html)
        return self._known[html]

    def _ask(self, html: str) -> list[str]:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(html) + "\n")
        self._process.stdin.flush()
        answer: list[str] = json.loads(self._process.stdout.readline())
        return answer
