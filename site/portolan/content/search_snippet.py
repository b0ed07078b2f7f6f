"""The excerpt of a page around the words that match."""

import re

from markupsafe import Markup, escape

from portolan.content.search_terms import marked_words
from portolan.core.locale import Locale

_AFTER_WIDE_STOP = re.compile("(?<=[。！？；：，]) ")


_SHORT = 3
"""Letters, or digits, of a word that is marked only where it stands alone: `los` begins `loss`.

Longer ones, and those of both as CO₂, are marked where a word begins with them. Chinese has no
such limits.
"""


def matcher(query: str, locale: Locale) -> re.Pattern[str]:
    """The pattern of what results mark, for texts in small letters."""
    starts = r"\b" if locale.script.has_spaces else ""
    words = sorted(marked_words(query, locale), key=len, reverse=True)
    patterns = [
        re.escape(word).replace("2", "[2₂]")
        + (starts if len(word) <= _SHORT and (word.isalpha() or word.isdigit()) else "")
        for word in words
    ]
    return re.compile(f"{starts}(?:{'|'.join(patterns) or '(?!)'})")


def snippet(text: str, pattern: re.Pattern[str], locale: Locale) -> Markup:
    """The excerpt of `text` around the first match, every match marked."""
    length = locale.search.snippet
    first = pattern.search(_small(text))
    near, is_cut = _near(text, first.start() if first else 0, length)
    flat = _AFTER_WIDE_STOP.sub("", " ".join(near.split()))
    start = _start(flat, pattern, length, locale)
    end = _end(flat, start + length, locale)
    tail = "…" if is_cut or end < len(flat) else ""
    return ("…" if start else "") + _marked(flat[start:end], pattern) + tail


def _near(text: str, at: int, length: int) -> tuple[str, bool]:
    """The part of a long text that an excerpt may show, and whether more of it follows."""
    first, last = max(0, at - 2 * length), at + 3 * length
    # A word that is cut in two might be marked.
    first = max(text.rfind(" ", 0, first), 0)
    return text[first:last], last < len(text)


def _start(flat: str, pattern: re.Pattern[str], length: int, locale: Locale) -> int:
    first = pattern.search(_small(flat))
    start = max(0, (first.start() if first else 0) - length // 3)
    if start and locale.script.has_spaces:
        start = flat.find(" ", start) + 1 or start
    return start


def _end(flat: str, end: int, locale: Locale) -> int:
    """The end of the excerpt: after a whole word, in languages with spaces between words."""
    if end >= len(flat) or not locale.script.has_spaces:
        return end
    return flat.rfind(" ", 0, end + 1)


def _marked(piece: str, pattern: re.Pattern[str]) -> Markup:
    parts: list[str] = []
    at = 0
    for match in pattern.finditer(_small(piece)):
        start, end = match.span()
        parts += escape(piece[at:start]), f'<span class="hit">{escape(piece[start:end])}</span>'
        at = end
    return Markup("".join((*parts, escape(piece[at:]))))  # noqa: S704 - each part is escaped


def _small(text: str) -> str:
    """A text in small letters, each where it was: Turkish has one that becomes two."""
    small = text.lower()
    return small if len(small) == len(text) else "".join(letter.lower()[0] for letter in text)
