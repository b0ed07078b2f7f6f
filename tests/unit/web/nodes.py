"""HTML as React's hydration sees it: a list of nodes in document order."""

from html.parser import HTMLParser
from typing import Any

VOID = frozenset("area base br col embed hr img input link meta source track wbr".split())
BOOLEAN = frozenset(
    "autofocus checked disabled hidden multiple novalidate open readonly required selected".split()
)

Node = tuple[str, Any]


def nodes(html: str) -> list[Node]:
    """The nodes of a piece of HTML. Two pieces with equal nodes hydrate into each other.

    Comments are dropped, as React drops them, but text on both sides of one stays two nodes.
    """
    reader = _NodeReader()
    reader.feed(html)
    reader.close()
    return reader.nodes


class _NodeReader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.nodes: list[Node] = []
        self._joins_text = False
        self._drops_break = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: "" if name in BOOLEAN else value or "" for name, value in attrs}
        self._add(tag, sorted(values.items()))
        # A browser drops a line break right after these tags.
        self._drops_break = tag in {"pre", "textarea"}

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self._add(f"/{tag}", None)

    def handle_comment(self, data: str) -> None:
        self._joins_text = False

    def handle_data(self, data: str) -> None:
        text = data.replace("\r\n", "\n").replace("\r", "\n")
        if self._drops_break:
            self._drops_break = False
            text = text.removeprefix("\n")
        if not text:
            return
        if self._joins_text:
            text = self.nodes.pop()[1] + text
        self.nodes.append(("#text", text))
        self._joins_text = True

    def _add(self, name: str, value: object) -> None:
        self.nodes.append((name, value))
        self._joins_text = self._drops_break = False
