"""The meaningful words of a query, quoted for the index."""

import re
from dataclasses import dataclass

from portolan.content import bigrams
from portolan.core.locale import Locale

LONGEST_QUERY = 200
MOST_WORDS = 12

_SUBSCRIPTS = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")
_WORD = re.compile(r"[^\W_]+", re.UNICODE)


@dataclass(frozen=True)
class Terms:
    """A query for the index: expressions of FTS5 that contain only quoted text.

    Attributes:
        parts: each thing that is asked for.
        loose: what a page may hold of it: words, or pairs of characters.
    """

    parts: tuple[str, ...]
    loose: tuple[str, ...]

    @property
    def all(self) -> str:
        """The expression that requires all terms."""
        return " AND ".join(self.parts)

    @property
    def any(self) -> str:
        """The expression that requires one of the terms."""
        return " OR ".join(self.loose)

    @property
    def unfinished(self) -> str:
        """The expression that requires all terms, the last as the beginning of a word."""
        last = self.parts[-1]
        return " AND ".join([*self.parts[:-1], last if last.endswith("*") else f"{last}*"])


def as_typed(text: str) -> str:
    """A text with the digits that people type: CO₂ is found by CO2."""
    return text.translate(_SUBSCRIPTS)


def terms(query: str, locale: Locale) -> Terms | None:
    """The terms of a typed query, free of any search syntax in it; None if there are none."""
    text = as_typed(query[:LONGEST_QUERY])
    parsed = (_in_pairs if locale.search.in_pairs else _in_words)(text, locale)
    return parsed if parsed.parts else None


def marked_words(query: str, locale: Locale) -> list[str]:
    """The parts of a query that results mark."""
    text = as_typed(query[:LONGEST_QUERY])
    if not locale.search.in_pairs:
        return [word for word in _words(text, locale) if len(word) > 1 or word.isdigit()]
    return [pair.replace(" ", "") for run in _runs(text, locale) for pair in bigrams.pairs(run)]


def _in_words(text: str, locale: Locale) -> Terms:
    words = tuple(_quoted(word) for word in _words(text, locale)[:MOST_WORDS])
    return Terms(words, words)


def _words(text: str, locale: Locale) -> list[str]:
    words = _WORD.findall(text.casefold())
    return [word for word in words if word not in locale.search.unasked] or words


def _in_pairs(text: str, locale: Locale) -> Terms:
    runs = _runs(text, locale)[:MOST_WORDS]
    phrases = [phrase for run in runs for phrase in bigrams.query_phrases(run)]
    pairs = [pair for run in runs for pair in bigrams.pairs(run)]
    return Terms(tuple(map(_quoted, phrases)), tuple(map(_quoted, dict.fromkeys(pairs))))


def _runs(text: str, locale: Locale) -> list[str]:
    """The runs of a query without its question words, and without lone characters if possible."""
    runs = [run for part in _split(text, locale.search.unasked) for run in bigrams.runs(part)]
    return [run for run in runs if len(run) > 1] or runs or bigrams.runs(text)


def _split(text: str, words: tuple[str, ...]) -> list[str]:
    """Parts of a text between its question words."""
    return re.split("|".join(map(re.escape, words)), text) if words else [text]


def _quoted(phrase: str) -> str:
    # A single Chinese character is the beginning of many pairs.
    star = "*" if len(phrase) == 1 and not phrase.isascii() else ""
    return f'"{phrase}"{star}'
