"""What a guide names: its words of code, its blocks of code and its links."""

import re
import shlex
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from portolan.core.config import ROOT

GUIDES = tuple(
    ROOT / path
    for path in (
        "README.md",
        "site/README.md",
        "site/portolan/sections/README.md",
        "translations/README.md",
        "assets/README.md",
        "tests/README.md",
        "tests/bench/README.md",
        "deploy/README.md",
        "deploy/metrics.md",
        "site/portolan/leads/README.md",
        "site/portolan/web/README.md",
    )
)

BUILT = ("instance", ".venv", "assets/node_modules", "assets/dist")
"""What a fresh clone lacks: it is built or written."""

_FILE = re.compile(r"[\w<>*-]+\.(?:cfg|css|csv|html|json|md|mjs|po|py|sql|toml|ts|tsx|txt|yml)")
_PLACE = re.compile(r"[\w.<>*-]+(?:/[\w.<>*@-]*)+")
_MEDIA_TYPE = re.compile(r"(?:application|image|text)/[\w.+-]+")
_WITHOUT_PARENTHESES = str.maketrans("()", "  ")
_BLANK = re.compile(r"<[^>]+>")


class Guide:
    """One guide, read as Markdown."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")

    @cached_property
    def code(self) -> list[list[str]]:
        """The words of each piece of code between backticks, and of each line of a block."""
        return [_words(line) for token in self._tokens for line in _lines_of_code(token)]

    @cached_property
    def links(self) -> list[str]:
        """Where its links lead."""
        opened = (token for token in self._tokens if token.type == "link_open")
        return [str(token.attrGet("href")) for token in opened]

    @cached_property
    def headings(self) -> set[str]:
        """The anchors of its headings, as forges make them."""
        texts = re.findall(r"(?m)^#+ (.+)$", self.text)
        return {re.sub(r"[^\w -]", "", text).lower().replace(" ", "-") for text in texts}

    def paths(self) -> Iterator[str]:
        """Every path that its code names, with `*` where a reader fills something in."""
        for word in (word for words in self.code for word in words):
            path = word.split("::")[0].rstrip(",.:;")
            if _names_a_path(path):
                yield _BLANK.sub("*", path)

    def has(self, path: str) -> bool:
        """Whether the path is there, seen from the guide's folder or from the root."""
        if path.startswith(BUILT):
            return True
        return any(any(base.glob(path)) for base in (self.path.parent, ROOT))

    @cached_property
    def _tokens(self) -> list[Token]:
        parsed = MarkdownIt().enable("table").parse(self.text)
        return [one for token in parsed for one in (token, *(token.children or ()))]


def _lines_of_code(token: Token) -> list[str]:
    if token.type == "code_inline":
        return [token.content]
    return token.content.splitlines() if token.type == "fence" else []


def _words(line: str) -> list[str]:
    """The words of a shell line; those of a line that is none are told apart by spaces."""
    line = line.translate(_WITHOUT_PARENTHESES)
    try:
        return shlex.split(line, comments=True)
    except ValueError:
        return line.split()


def _names_a_path(word: str) -> bool:
    if _MEDIA_TYPE.fullmatch(word):
        return False
    return bool(_FILE.fullmatch(word) or _PLACE.fullmatch(word))
