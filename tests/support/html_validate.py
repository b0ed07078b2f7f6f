"""html-validate, kept running so that each page costs milliseconds."""

import json
import re
from functools import partial
from hashlib import blake2b
from pathlib import Path

from tests.support.node import NodeProcess

SCRIPT = Path(__file__).with_suffix(".mjs")
PACKAGES = Path(__file__).parents[2] / "assets" / "package-lock.json"
_digest = partial(blake2b, digest_size=16)

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


class Faultless:
    """The digests of what the same checker has found nothing in, in a file that all workers share.

    Another checker, by its packages or by how it is set up, has another file.
    """

    def __init__(self, folder: Path) -> None:
        checker = _digest(SCRIPT.read_bytes() + PACKAGES.read_bytes()).hexdigest()
        self._own = (folder / checker).open("a")
        self._all = (folder / checker).open()
        self._known: set[str] = set()

    def __contains__(self, html: str) -> bool:
        digest = _digest(html.encode()).hexdigest()
        if digest not in self._known:
            # What others have written since; a line that is not whole yet fits no digest.
            self._known.update(self._all.read().split())
        return digest in self._known

    def add(self, html: str) -> None:
        """Take note; a line is written at once, and so never mixed with another worker's."""
        self._own.write(f"{_digest(html.encode()).hexdigest()}\n")
        self._own.flush()

    def close(self) -> None:
        """Let go of the file."""
        self._own.close()
        self._all.close()


class HtmlValidator(NodeProcess):
    """Asked one page at a time; what is equal is asked once."""

    def __init__(self, faultless: Faultless) -> None:
        super().__init__(SCRIPT)
        self._faultless = faultless

    def faults(self, html: str) -> list[str]:
        """What is wrong with the document."""
        return [fault for part in _halves(html) for fault in self._faults(part)]

    def _faults(self, html: str) -> list[str]:
        if html in self._faultless:
            return []
        faults: list[str] = json.loads(self.answer(html))
        if not faults:
            self._faultless.add(html)
        return faults


def _halves(html: str) -> list[str]:
    """The page without what stands around its main part, and that around any other.

    Header and footer are most of a short page, and one of a few texts on all of them. What both
    halves could only get wrong together, ids, the checking client looks at by itself.
    """
    result = _PARTS.fullmatch(html)
    if not result:
        return [html]
    part = result.groupdict()
    alone = {**part, "header": "", "footer": ""}
    around = {**part, "head": _ANY_HEAD, "main": _ANY_MAIN}
    # Where the links lead to is no matter of syntax, and each page names its own twin.
    return ["".join(alone.values()), _HREF.sub('href="/"', "".join(around.values()))]
