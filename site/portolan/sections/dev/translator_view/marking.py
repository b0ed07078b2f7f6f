"""Marking of a page: each text becomes a link to its entry."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import escape, unescape
from html.parser import HTMLParser

WRAPPED = frozenset(
    "a button caption dd dt em figcaption h1 h2 h3 h4 h5 h6 label legend li p span strong td text"
    " th time".split()
)
"""Elements whose whole content may be a link."""

HEADINGS = frozenset("h1 h2 h3 h4 h5 h6 caption figcaption".split())
"""Elements that one entry fills: words of them alone are no other's."""

UNCLICKABLE = frozenset(("desc", "option", "textarea", "title"))
"""Elements that hold text and no links."""

ANCHOR = "anchor"
"""The class of the link of a heading to itself."""

READ_ATTRIBUTES = ("alt", "aria-label", "content", "placeholder", "title")
"""Attributes that a visitor, a reader of screens or a search engine reads."""

_VOID = frozenset(
    "area base br col embed hr img input link meta source track wbr path use circle line".split()
)
_INERT = {"a": "span", "button": "span"}
"""The stand-in for an element whose own click would come in the way."""

Address = Callable[[str], str | None]
"""Gives the address of the entry that a text comes from; None where none does."""


@dataclass
class Element:
    """An element: its tag, its content as numbers of pieces, and whether that is read."""

    tag: str
    begin: int
    is_read: bool = True
    end: int = -1


class PageTexts(HTMLParser):
    """A page in pieces of markup and text, with its elements, outer ones first.

    Attributes:
        pieces: the markup as it is written, without scripts and with harmless elements in place
            of those that a click sets going.
        texts: the text of each piece, empty for a tag.
        elements: in order of their beginning.
        aside: texts that cannot be clicked: attributes, titles and options.
    """

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=False)
        self.pieces: list[str] = []
        self.texts: list[str] = []
        self.elements: list[Element] = []
        self.aside: dict[str, None] = {}
        self._open: list[Element] = []
        self.feed(page)
        self.close()

    def _piece(self, markup: str, text: str = "") -> None:
        self.pieces.append(markup)
        self.texts.append(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open an element, but for scripts."""
        self.aside |= {value: None for name, value in attrs if name in READ_ATTRIBUTES and value}
        markup = self.get_starttag_text() or ""
        if tag == "script":
            markup = "<template>"
        elif tag in _INERT:
            markup = f"<{_INERT[tag]}{markup[len(tag) + 1 :]}"
        self._piece(markup)
        if tag not in _VOID and not markup.endswith("/>"):
            is_read = tag not in ("script", "style") and ("class", ANCHOR) not in attrs
            self._open.append(Element(tag, len(self.pieces), is_read))
            self.elements.append(self._open[-1])

    def handle_endtag(self, tag: str) -> None:
        """Close an element and all unclosed elements inside it."""
        while self._open:
            element = self._open.pop()
            element.end = len(self.pieces)
            if element.tag in UNCLICKABLE:
                self.aside["".join(self.texts[element.begin : element.end])] = None
            if element.tag == tag:
                break
        self._piece(f"</{'template' if tag == 'script' else _INERT.get(tag, tag)}>")

    def handle_data(self, data: str) -> None:
        """Text; that of scripts, styles and the sign beside a heading is none."""
        inside = self._open[-1] if self._open else Element("", 0)
        self._piece("" if inside.tag == "script" else data, data if inside.is_read else "")

    def handle_entityref(self, name: str) -> None:
        """A character by its name."""
        self._piece(f"&{name};", unescape(f"&{name};"))

    def handle_charref(self, name: str) -> None:
        """A character by its number."""
        self._piece(f"&#{name};", unescape(f"&#{name};"))

    def handle_decl(self, decl: str) -> None:
        """The document type."""
        self._piece(f"<!{decl}>")

    def handle_comment(self, data: str) -> None:
        """A comment."""
        self._piece(f"<!--{data}-->")

    def runs(self) -> Iterator[tuple[int, int]]:
        """The ranges of text between tags, over the places where a line may break."""
        begin = -1
        for place, (piece, text) in enumerate(zip(self.pieces, self.texts, strict=True)):
            if text and begin < 0:
                begin = place
            elif begin >= 0 and not text and not piece.startswith("<wbr"):
                yield begin, place
                begin = -1
        if begin >= 0:
            yield begin, len(self.pieces)


def marked(page: str, address: Address) -> str:
    """The page with a link around each text that has an entry, and a list of invisible ones."""
    texts = PageTexts(page)
    pieces = list(texts.pieces)
    for begin, end, entry in _linked(texts, address):
        pieces[begin] = f'<a href="{escape(entry)}" target="entry">{pieces[begin]}'
        pieces[end - 1] += "</a>"
    body, closing, rest = "".join(pieces).rpartition("</body>")
    return body + _list_aside(texts.aside, address) + closing + rest


def _linked(texts: PageTexts, address: Address) -> Iterator[tuple[int, int, str]]:
    """The ranges of pieces to link, none within another, with the address of their entry."""
    done = -1
    ranges = [(one.begin, one.end) for one in texts.elements if one.tag in WRAPPED and one.end > 0]
    hidden = [(one.begin, one.end) for one in texts.elements if one.tag in UNCLICKABLE]
    whole = [(one.begin, one.end) for one in texts.elements if one.tag in HEADINGS]
    loose = [run for run in texts.runs() if not any(a <= run[0] < b for a, b in whole)]
    # Of two that begin at one place the outer comes first.
    for begin, end in sorted({*ranges, *loose}, key=lambda one: (one[0], -one[1])):
        if begin < done or begin == end or any(a <= begin < b for a, b in hidden):
            continue
        if entry := address("".join(texts.texts[begin:end])):
            yield begin, end, entry
            done = end


def _list_aside(texts: dict[str, None], address: Address) -> str:
    addressed = ((text, address(text)) for text in texts)
    items = "".join(
        f'<li><a href="{escape(entry)}" target="entry">{escape(text)}</a></li>'
        for text, entry in addressed
        if entry
    )
    return f'<div class="wrap prose"><ul>{items}</ul></div>' if items else ""
