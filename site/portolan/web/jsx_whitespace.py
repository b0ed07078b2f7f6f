"""Jinja extension: in the templates of islands, white space means what it means in JSX.

React takes over the server's markup only if it finds the very nodes that it would have made,
and the line breaks and indentation of a template are nodes. JSX drops them: a line break with
the white space around it is nothing between elements and one space within text. This extension
applies the same rule to the source of a template, never to the data that is filled in, so both
can be written indented. A space that must stay is written as an expression: `{{ ' ' }}`.
"""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from jinja2.ext import Extension
from jinja2.lexer import TOKEN_DATA, Token, TokenStream

if TYPE_CHECKING:
    from jinja2 import Environment

TEMPLATES = re.compile(r"islands/.*|components/(?:advice|field|form)\.html")
"""The templates that have a twin in React."""

_LINE_BREAK = re.compile(r"\r\n|\n|\r")
_TAG_START = re.compile(r"<(?P<name>/?[a-zA-Z][a-zA-Z0-9-]*|!)")
_QUOTE_OR_END = re.compile(r"[\"'>]")
_RAW_ELEMENTS = frozenset({"pre", "script", "style", "textarea"})


class JsxWhitespace(Extension):
    """Applies JSX's rule for white space to the templates that React takes over."""

    def filter_stream(self, stream: TokenStream) -> Iterator[Token]:
        """Hand the template's tokens on, with the white space of its markup settled."""
        if not TEMPLATES.fullmatch(stream.name or ""):
            yield from stream
            return
        _refuse_trimming(self.environment)
        markup = _Markup()
        for token in stream:
            if token.type != TOKEN_DATA:
                yield token
            elif text := markup.settle(token.value):
                yield Token(token.lineno, TOKEN_DATA, text)


def jsx_text(text: str) -> str:
    """The text that JSX makes of a run of text in the source."""
    first, *others = _LINE_BREAK.split(text.replace("\t", " "))
    if not others:
        return first
    *between, last = others
    lines = [first.rstrip(" "), *(line.strip(" ") for line in between), last.lstrip(" ")]
    return " ".join(line for line in lines if line)


def _refuse_trimming(environment: "Environment") -> None:
    if environment.trim_blocks or environment.lstrip_blocks:
        raise ValueError("JsxWhitespace has to see all white space: no trim_blocks, lstrip_blocks")


class _Markup:
    """Reads the markup of one template piece by piece, as Jinja's tags cut it.

    A piece may end anywhere, within a tag or within a quoted attribute, and the next one
    goes on there; that is what the attributes are for.
    """

    def __init__(self) -> None:
        self._tag = ""  # name of the tag that is open, "/name" for an end tag
        self._quote = ""  # quotation mark of the attribute value that is open
        self._raw = ""  # name of the element whose text stays as it is

    def settle(self, source: str) -> str:
        """The piece with the white space of its text settled."""
        parts = []
        while source:
            step = self._through_tag if self._tag else self._through_text
            part, source = step(source)
            parts.append(part)
        return "".join(parts)

    def _through_tag(self, source: str) -> tuple[str, str]:
        """The rest of a tag or of a quoted value, as it is, and what follows it."""
        end = source.find(self._quote) if self._quote else _search(_QUOTE_OR_END, source)
        if end < 0:
            return source, ""
        if self._quote:
            self._quote = ""
        elif source[end] == ">":
            self._close_tag()
        else:
            self._quote = source[end]
        return source[: end + 1], source[end + 1 :]

    def _close_tag(self) -> None:
        if self._tag in _RAW_ELEMENTS:
            self._raw = self._tag
        elif self._tag == f"/{self._raw}":
            self._raw = ""
        self._tag = ""

    def _through_text(self, source: str) -> tuple[str, str]:
        """Text up to the next tag, settled, and what follows it."""
        for match in _TAG_START.finditer(source):
            name = match["name"].lower()
            if not self._raw or name == f"/{self._raw}":
                self._tag = name
                return self._settled(source[: match.start()]) + match[0], source[match.end() :]
        return self._settled(source), ""

    def _settled(self, text: str) -> str:
        return text if self._raw else jsx_text(text)


def _search(pattern: re.Pattern[str], text: str) -> int:
    match = pattern.search(text)
    return match.start() if match else -1
