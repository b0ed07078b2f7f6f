"""html-validate, kept running so that each page costs milliseconds."""

import json
from pathlib import Path

from tests.support.node import NodeProcess

SCRIPT = Path(__file__).with_suffix(".mjs")


class HtmlValidator(NodeProcess):
    """Asked one page at a time; equal pages are asked once."""

    def __init__(self) -> None:
        super().__init__(SCRIPT)
        self._known: dict[str, list[str]] = {}

    def faults(self, html: str) -> list[str]:
        """What is wrong with the document."""
        if html not in self._known:
            self._known[html] = json.loads(self.answer(html))
        return self._known[html]
