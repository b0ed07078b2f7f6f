"""The structure of a document: heading anchors, contents, captions, columns of figures."""

import html
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from markdown_it.token import Token

from portolan.content.bars import draw_bars
from portolan.content.drawn_lines import draw_lines
from portolan.content.heading import Heading
from portolan.content.markdown import (
    CAPTION,
    CAPTION_PREFIX,
    UNTRANSLATED,
    is_untranslated,
    plain_text,
)
from portolan.core.i18n import FIGURE
from portolan.core.line_breaks import with_breaks, with_joined_dots
from portolan.core.locale import Script
from portolan.core.locales import DEFAULT_LOCALE
from portolan.core.quotation import typeset, typeset_html
from portolan.core.slugs import slugify
from portolan.core.untranslated import Untranslated

_FIGURE = re.compile(r"^[\s\d.,:+×/%€$£−–-]*\d[\s\d.,:%]*( ?(kg|m³|nm|km|g|t|h|days?))?$")
_HEADING = re.compile(r'<h([234]) class="anchor-([a-z0-9-]+)">(.*?)</h\1>', re.DOTALL)
_HEAD = re.compile(r"<th\b")
_TABLE = re.compile(
    r'(?P<before><p class="caption(?: chart| lines)?">(?P<caption>(?:(?!</p>).)*)</p>\s*)?'
    r'<div class="scroll">',
    re.DOTALL,
)
_TAG = re.compile(r"<[^>]+>")
_TEXT = re.compile(r"(?<![^>])[^<>]+")
_STOP_AFTER_CODE = re.compile(r'<span class="code">[^<]*</span>(?=[.,;:!?)”’，。；：、）])')
_UNTRANSLATED = f'<span class="{UNTRANSLATED}">'


def _pairs(tokens: Sequence[Token], opening: str) -> Iterator[tuple[Token, Token]]:
    return ((a, b) for a, b in pairwise(tokens) if a.type == opening and b.type == "inline")


def anchor_headings(tokens: Sequence[Token]) -> list[str]:
    """Give each heading a unique id made of its English words, the same in every locale."""
    taken: set[str] = set()
    for opening, inline in _pairs(tokens, "heading_open"):
        stem = slugify(plain_text(inline)) or "section"
        name = next(n for n in _numbered(stem) if n not in taken)
        taken.add(name)
        opening.attrSet("class", f"anchor-{name}")
    return sorted(taken)


def _numbered(stem: str) -> Iterator[str]:
    yield stem
    number = 2
    while True:
        yield f"{stem}-{number}"
        number += 1


def contents(tokens: Sequence[Token], script: Script) -> list[Heading]:
    """The table of contents, in the language of the tokens."""
    return [
        Heading(
            str(opening.attrGet("class")).removeprefix("anchor-"),
            _contents_text(inline, script),
            int(opening.tag[1]),
        )
        for opening, inline in _pairs(tokens, "heading_open")
    ]


def _contents_text(inline: Token, script: Script) -> str:
    text = plain_text(inline)
    if is_untranslated(inline):
        return Untranslated(text)
    return typeset(text) if script.has_spaces else text


def mark_captions(tokens: Sequence[Token]) -> None:
    """Make a paragraph whose English begins with `Table:`, `Chart:` or `Lines:` a caption."""
    for opening, inline in _pairs(tokens, "paragraph_open"):
        first = next((c for c in inline.children or [] if c.type == "text" and c.content), None)
        if first and (match := CAPTION.match(inline.meta.get("english", ""))):
            first.content = CAPTION_PREFIX.sub("", first.content, count=1)
            kind = match["kind"].lower()
            opening.attrSet("class", "caption" if kind == "table" else f"caption {kind}")


def empty_heads(tokens: Sequence[Token]) -> None:
    """Turn empty header cells of tables into plain cells: they are headings of nothing."""
    for opening, inline, closing in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if opening.type == "th_open" and not inline.content.strip():
            opening.tag = closing.tag = "td"


def mark_figures(tokens: Sequence[Token]) -> None:
    """Align the columns that hold only figures to the right, header cell included."""
    for table in _tables(tokens):
        rows = _rows(table)
        for column in range(max((len(row) for row in rows), default=0)):
            cells = [row[column] for row in rows if column < len(row)]
            # A figure that the document names is filled in later.
            body = [
                FIGURE.sub("0", text) for opening, text in cells if opening.tag == "td" and text
            ]
            figures = bool(body) and all(_FIGURE.match(text) for text in body)
            for opening, _ in cells:
                opening.attrs.pop("style", None)
                if figures:
                    opening.attrSet("class", "n")


def _tables(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    table: list[Token] | None = None
    for token in tokens:
        if token.type == "table_open":
            table = []
        elif token.type == "table_close" and table is not None:
            yield table
            table = None
        elif table is not None:
            table.append(token)


def _rows(table: Sequence[Token]) -> list[list[tuple[Token, str]]]:
    rows: list[list[tuple[Token, str]]] = []
    for opening, following in pairwise(table):
        if opening.type == "tr_open":
            rows.append([])
        if opening.tag in ("td", "th") and opening.nesting == 1:
            rows[-1].append((opening, plain_text(following)))
    return rows


def finish(clean: str, label: str, script: Script) -> str:
    """Add to cleaned HTML the attributes and elements that the allow-list does not admit.

    Ids of headings and where lines may break, the scope of table heads, the language of
    untranslated blocks, a name and a tab stop for tables that scroll, and what charts are drawn
    with.
    Only the exact marks of our own renderer are replaced; were an editor to write one by hand,
    nothing worse than an id would come of it.
    """
    clean = _HEADING.sub(lambda match: _anchored(match, script), clean)
    # Every head of a Markdown table stands above a column.
    clean = _HEAD.sub('<th scope="col"', clean)
    # No line begins with the full stop after a code.
    clean = _STOP_AFTER_CODE.sub("\\g<0>\N{WORD JOINER}", clean)
    clean = typeset_html(clean) if script.has_spaces else with_joined_dots(clean)
    clean = clean.replace(_UNTRANSLATED, f'<span lang="{DEFAULT_LOCALE}">')
    return draw_lines(draw_bars(_name_regions(clean, label)))


def _anchored(match: re.Match[str], script: Script) -> str:
    """A heading with its id, and a link to itself that pointer users can copy.

    Everybody else has the table of contents, so the link is not in the way of the keyboard.
    """
    level, name, text = match.groups()
    if not script.has_spaces:
        text = _TEXT.sub(lambda one: with_breaks(html.unescape(one[0]), script), text)
    link = f'<a class="anchor" href="#{name}" aria-hidden="true" tabindex="-1">#</a>'
    return f'<h{level} id="{name}">{text}{link}</h{level}>'


def _name_regions(page: str, label: str) -> str:
    """Make each scrolling table a region named by its caption or by the document.

    Regions of one page need different names: the second of a name becomes `name (2)`.
    """
    taken: dict[str, int] = {}

    def named(match: re.Match[str]) -> str:
        caption = match["caption"]
        name = html.unescape(_TAG.sub("", caption)) if caption else label
        taken[name] = taken.get(name, 0) + 1
        numbered = f"{name} ({taken[name]})" if taken[name] > 1 else name
        region = f'tabindex="0" role="region" aria-label="{html.escape(numbered)}"'
        return f'{match["before"] or ""}<div class="scroll" {region}>'

    return _TABLE.sub(named, page)
