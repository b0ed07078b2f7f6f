"""A Jinja extension that treats white space in the templates of islands as JSX does.

React hydrates the server's markup only if its nodes are the same, and the line breaks and
indentation of a template are text nodes. JSX drops them: a line break with the white space
around it is nothing between elements and one space within text. This extension applies the same
rule to the source of a template, never to the data, so both can be indented. A space that must
stay is written as an expression: `{{ ' ' }}`.
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
    """The extension: applies JSX's rule for white space to the templates with a twin in React."""

    def filter_stream(self, stream: TokenStream) -> Iterator[Token]:
        """The template's tokens, with the white space of the markup normalised."""
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
    """A run of text with its white space normalised as JSX does."""
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
    """A parser of one template's markup, piece by piece between Jinja's tags.

    A piece may end anywhere, within a tag or a quoted attribute, and the next one continues
    there; the attributes hold that state.
    """

    def __init__(self) -> None:
        self._tag = ""  # name of the open tag, "/name" for an end tag
        self._quote = ""  # quotation mark of the open attribute value
        self._raw = ""  # name of the element whose text is preserved

    def settle(self, source: str) -> str:
        """The piece with the white space of its text normalised."""
        parts = []
        while source:
            step = self._through_tag if self._tag else self._through_text
            part, source = step(source)
            parts.append(part)
        return "".join(parts)

    def _through_tag(self, source: str) -> tuple[str, str]:
        """The rest of a tag or quoted value, unchanged, and what follows it."""
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
        """The text up to the next tag, normalised, and what follows it."""
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
