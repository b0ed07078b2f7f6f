"""Markdown with front matter: parsed once, cut into translatable blocks, rendered per locale."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import yaml
from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.front_matter import front_matter_plugin

from portolan.content import front_text
from portolan.content.renderer import PlainTagRenderer
from portolan.core.i18n import FIGURE

Translate = Callable[[str, str | None], str | None]
"""Gives the translation of a block in its context, or None where there is none."""

CELLS = frozenset({"td", "th"})

UNTRANSLATED = "untranslated"
CAPTION = re.compile(r"(?P<kind>Table|Chart|Lines): ")
"""Begins an English paragraph that is the caption of the table or chart below it."""
CAPTION_PREFIX = re.compile(r"[^:：፡፥፦]*[:：፡፥፦]\s*")
"""What a caption begins with in any language, and no page shows."""

_SOFT_BREAK = re.compile(r"[ \t]*\n[ \t]*")
_LETTER = re.compile(r"[^\W\d_]")
_parser = MarkdownIt("commonmark", renderer_cls=PlainTagRenderer).enable("table")
_parser.use(front_matter_plugin)


@dataclass(frozen=True)
class Block:
    """One translatable piece: a paragraph, a heading, a cell, a value of the front matter."""

    line: int
    text: str
    kind: str
    context: str | None = None


class FrontMatterError(Exception):
    """The front matter is missing or is not YAML."""

    def __init__(self, message: str, line: int = 1) -> None:
        super().__init__(message)
        self.line = line


def normalize(source: str) -> str:
    """Join soft-wrapped lines, so that rewrapping a paragraph keeps its translation."""
    return _SOFT_BREAK.sub(" ", source).strip()


def parse(source: str) -> tuple[dict[str, Any], list[Token]]:
    """The front matter and the block tokens of a document."""
    tokens = _parser.parse(source)
    if not tokens or tokens[0].type != "front_matter":
        raise FrontMatterError("the document does not begin with front matter between --- lines")
    try:
        meta = yaml.load(tokens.pop(0).content, yaml.CSafeLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        raise FrontMatterError(error.problem or "not YAML", mark.line + 2 if mark else 1) from None
    except ValueError as error:
        # A value that looks like a date and is none: YAML itself gives up on it.
        raise FrontMatterError(f"a value cannot be read: {error}") from None
    if not isinstance(meta, dict):
        raise FrontMatterError("the front matter holds no `key: value` lines")
    return meta, tokens


def key_line(source: str, key: str) -> int:
    """The line of a front matter key, for messages to the editor; 1 where it is missing."""
    lines, name = source.splitlines(), key.partition(".")[0]
    return next((n for n, text in enumerate(lines, 1) if text.startswith(f"{name}:")), 1)


def context_of(kind: str, document: str) -> str | None:
    """The gettext context of a block: short texts like cells need the name of their document."""
    return document if kind in CELLS or front_text.short(kind) else None


def has_words(text: str) -> bool:
    """Whether the text has a word to translate; bare figures are the same in every language."""
    return _LETTER.search(FIGURE.sub("", text)) is not None


def blocks(source: str, translatable: Sequence[str], document: str) -> Iterator[Block]:
    """Every translatable piece of the document called `document`, in reading order."""
    meta, tokens = parse(source)
    for key in translatable:
        for text in map(normalize, front_text.texts(meta, key)):
            if has_words(text):
                yield Block(key_line(source, key), text, key, context_of(key, document))
    kind = ""
    for token in tokens:
        if token.nesting == 1:
            kind = token.tag
        if token.type == "inline" and has_words(text := normalize(token.content)):
            line = (token.map or [0])[0] + 1
            yield Block(line, text, kind, context_of(kind, document))


def translate(tokens: Sequence[Token], translation: Translate, document: str) -> tuple[int, int]:
    """Replace the text by its translations; returns the numbers of (translated, all) blocks.

    A block without a translation keeps its English inside a marked span, which gets
    its `lang` when the page is finished.
    """
    done = total = 0
    kind = ""
    for token in tokens:
        if token.nesting == 1:
            kind = token.tag
        if token.type != "inline" or not has_words(token.content):
            continue
        total += 1
        token.meta["english"] = english = normalize(token.content)
        target = translation(english, context_of(kind, document))
        if target is None:
            token.children = [_span(1), *(token.children or []), _span(-1)]
        else:
            done += 1
            token.content = target
            token.children = _parser.parseInline(target)[0].children
    return done, total


def render(tokens: Sequence[Token]) -> str:
    """HTML in the tags of the rich-text allow-list."""
    return str(_parser.renderer.render(list(tokens), _parser.options, {}))


def plain_text(token: Token) -> str:
    """The visible text of an inline token, without markup."""
    parts = (child.content if child.type in READABLE else " " for child in token.children or [])
    return re.sub(r"\s+", " ", "".join(parts)).strip()


def readable(text: str) -> str:
    """The visible text of a block, without markup."""
    return plain_text(_parser.parseInline(text)[0])


def marks(text: str) -> tuple[int, int]:
    """The numbers of bold and of slanted pieces of a block."""
    kinds = [child.type for child in _parser.parseInline(text)[0].children or []]
    return kinds.count("strong_open"), kinds.count("em_open")


READABLE = frozenset({"text", "code_inline"}) | {
    f"{mark}_{end}" for mark in ("strong", "em", "link", "span") for end in ("open", "close")
}


def is_untranslated(token: Token) -> bool:
    """Whether an inline token has kept its English."""
    return any(child.attrGet("class") == UNTRANSLATED for child in (token.children or [])[:1])


def _span(nesting: Literal[1, -1]) -> Token:
    kind = "span_open" if nesting == 1 else "span_close"
    token = Token(kind, "span", nesting)
    if nesting == 1:
        token.attrSet("class", UNTRANSLATED)
    return token
