"""html-validate, kept running so that each page costs milliseconds."""

import json
import re
from pathlib import Path

from tests.support.node import NodeProcess

SCRIPT = Path(__file__).with_suffix(".mjs")

# A page of the site: what stands around its main part is the same on most of them.
_PARTS = re.compile(
    r"(?P<top><!doctype html>\s*<html[^>]*>\s*)(?P<head><head>.*?</head>)(?P<body>\s*<body[^>]*>.*?"
    r"<header[^>]*>)(?P<header>.*?)(?P<between></header>.*?)(?P<main><main\b.*</main>)"
    r"(?P<after>.*?<footer[^>]*>)(?P<footer>.*)(?P<end></footer>.*)",
    re.DOTALL,
)
_HREF = re.compile(r'href="[^"]*"')
_ANY_HEAD = '<head><meta charset="utf-8"><title>Any page</title></head>'
_ANY_MAIN = '<main id="main" tabindex="-1"><h1>Any page</h1></main>'


class HtmlValidator(NodeProcess):
    """Asked one page at a time; what is equal is asked once."""

    def __init__(self) -> None:
        super().__init__(SCRIPT)
        self._known: dict[str, list[str]] = {}

    def faults(self, html: str) -> list[str]:
        """What is wrong with the document."""
        return [fault for part in _halves(html) for fault in self._faults(part)]

    def _faults(self, html: str) -> list[str]:
        if html not in self._known:
            self._known[html] = json.loads(self.answer(html))
        return self._known[html]


def _halves(html: str) -> list[str]:
    """The page without what stands around its main part, and that around any other.

    Header and footer are most of a short page, and one of a few texts on all of them. What both
    halves could only get wrong together, ids, the checking client looks at by itself.
    """
    found = _PARTS.fullmatch(html)
    if not found:
        return [html]
    part = found.groupdict()
    alone = {**part, "header": "", "footer": ""}
    around = {**part, "head": _ANY_HEAD, "main": _ANY_MAIN}
    # Where the links lead to is no matter of syntax, and each page names its own twin.
    return ["".join(alone.values()), _HREF.sub('href="/"', "".join(around.values()))]
