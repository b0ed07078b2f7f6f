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
    """The pattern of what results mark."""
    starts = r"\b" if locale.script.has_spaces else ""
    words = sorted(marked_words(query, locale), key=len, reverse=True)
    patterns = [
        re.escape(word).replace("2", "[2₂]")
        + (starts if len(word) <= _SHORT and (word.isalpha() or word.isdigit()) else "")
        for word in words
    ]
    return re.compile(f"{starts}(?:{'|'.join(patterns) or '(?!)'})", re.IGNORECASE)


def snippet(text: str, pattern: re.Pattern[str], locale: Locale) -> Markup:
    """The excerpt of `text` around the first match, every match marked."""
    length = locale.search.snippet
    flat = _AFTER_WIDE_STOP.sub("", " ".join(text.split()))
    start = _start(flat, pattern, length, locale)
    end = _end(flat, start + length, locale)
    tail = "…" if end < len(flat) else ""
    return ("…" if start else "") + _marked(flat[start:end], pattern) + tail


def _start(flat: str, pattern: re.Pattern[str], length: int, locale: Locale) -> int:
    first = pattern.search(flat)
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
    for match in pattern.finditer(piece):
        marked = escape(match[0])
        parts += escape(piece[at : match.start()]), f'<span class="hit">{marked}</span>'
        at = match.end()
    return Markup("".join((*parts, escape(piece[at:]))))  # noqa: S704 - each part is escaped
