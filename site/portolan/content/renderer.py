"""Renderer of Markdown in the tags of the rich-text allow-list.

What Markdown would draw with other tags becomes a `span` or a `div` whose class says so.
"""

import re
from collections.abc import Sequence

from markdown_it.common.utils import escapeHtml
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from portolan.content.diagram_places import diagram_place
from portolan.content.unbroken import unbroken, with_whole_sums

_STOPS = re.compile("[.,;:!?)，。：；、！？）]+")


def _stops_behind(tokens: Sequence[Token], idx: int) -> str:
    """The marks with which the text after a token begins."""
    following = tokens[idx + 1] if idx + 1 < len(tokens) else None
    match = _STOPS.match(following.content) if following and following.type == "text" else None
    return match[0] if match else ""


class PlainTagRenderer(RendererHTML):
    """Strong, emphasis, code and rules as classes; tables in a box that scrolls."""

    def strong_open(self, *_: object) -> str:
        """`<strong>`."""
        return '<span class="strong">'

    def strong_close(self, *_: object) -> str:
        """`</strong>`."""
        return "</span>"

    def em_open(self, *_: object) -> str:
        """`<em>`."""
        return '<span class="em">'

    def em_close(self, *_: object) -> str:
        """`</em>`."""
        return "</span>"

    def text(self, tokens: Sequence[Token], idx: int, *_: object) -> str:
        """Words; a sum stays on one line wherever a line can hold it."""
        is_behind_code = idx > 0 and tokens[idx - 1].type == "code_inline"
        stops = _stops_behind(tokens, idx - 1) if is_behind_code else ""
        return with_whole_sums(escapeHtml(tokens[idx].content[len(stops) :]))

    def code_inline(self, tokens: Sequence[Token], idx: int, *_: object) -> str:
        """`<code>`: a UN/LOCODE, a formula, a value to type, with the stop that follows it.

        A code is a box, before and after which browsers break lines: without a piece around both a
        line could begin with the stop.
        """
        code = f'<span class="code">{unbroken(escapeHtml(tokens[idx].content))}</span>'
        stops = _stops_behind(tokens, idx)
        return f'<span class="ph">{code}{escapeHtml(stops)}</span>' if stops else code

    def fence(self, tokens: Sequence[Token], idx: int, *_: object) -> str:
        """`<pre>`: several lines as they are; after `diagram` the place of the one so called."""
        if tokens[idx].info.strip() == "diagram":
            return diagram_place(tokens[idx].content.strip())
        return f'<div class="code-block">{escapeHtml(tokens[idx].content)}</div>'

    def code_block(self, tokens: Sequence[Token], idx: int, *_: object) -> str:
        """`<pre>`, indented."""
        return self.fence(tokens, idx)

    def hr(self, *_: object) -> str:
        """`<hr>`."""
        return '<div class="rule"></div>'

    def table_open(self, *_: object) -> str:
        """A table in a box of its own, which scrolls where the page is narrow."""
        return '<div class="scroll"><table class="data">'

    def table_close(self, *_: object) -> str:
        """The end of the table and of its box."""
        return "</table></div>"
