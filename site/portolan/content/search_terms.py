"""The meaningful words of a query, quoted for the index."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby

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
    return [pair for piece in _pieces(text, locale) for pair in bigrams.pairs(piece)]


def _in_words(text: str, locale: Locale) -> Terms:
    typed = _words(text, locale)[:MOST_WORDS]
    words = tuple(map(_quoted, typed))
    return Terms(words, tuple(map(_quoted, _meant(typed, locale))))


def _meant(typed: Sequence[str], locale: Locale) -> Iterable[str]:
    """Words as typed, and those that pages write for them."""
    same = _written(locale)
    return dict.fromkeys((*typed, *(same[word] for word in typed if word in same)))


def _words(text: str, locale: Locale) -> list[str]:
    words = _WORD.findall(text.casefold())
    unasked = _unasked(locale)
    return [word for word in words if word not in unasked] or words


def _in_pairs(text: str, locale: Locale) -> Terms:
    pieces = _pieces(text, locale)[:MOST_WORDS]
    phrases = [phrase for piece in pieces for phrase in bigrams.query_phrases(piece)]
    pairs = [pair for piece in _meant(pieces, locale) for pair in bigrams.pairs(piece)]
    return Terms(tuple(map(_quoted, phrases)), tuple(map(_quoted, dict.fromkeys(pairs))))


def _pieces(text: str, locale: Locale) -> list[str]:
    """The words that a text asks for, without lone characters if possible."""
    pieces = [piece for run in bigrams.runs(text) for piece in telling_words(run, locale) if piece]
    return [piece for piece in pieces if len(piece) > 1] or pieces or bigrams.runs(text)


def name_parts(text: str, locale: Locale) -> list[str]:
    """The words of a text, or the pairs of characters of all words that stand together."""
    if not locale.search.in_pairs:
        return marked_words(text, locale)
    runs = bigrams.runs(as_typed(text[:LONGEST_QUERY]))
    parted = (
        "".join(part) for run in runs for _, part in groupby(telling_words(run, locale), bool)
    )
    pairs = [pair for run in parted if run for pair in bigrams.pairs(run)]
    return [pair for pair in pairs if len(pair) > 1] or pairs


def telling_words(run: str, locale: Locale) -> Iterator[str]:
    """The words of a text without spaces, each question word as an empty one.

    Characters that are no word of the dictionary stay together.
    """
    unasked, written = _unasked(locale), _written(locale)
    cut = locale.script.words
    words = cut(run) if cut and not run.isascii() else (run,)
    lone = ""
    for word in (*words, ""):
        if len(word) == 1 and word not in unasked:
            lone += word
            continue
        if lone:
            yield written.get(lone, lone)
        lone = ""
        yield "" if word in unasked else word


@cache
def _written(locale: Locale) -> Mapping[str, str]:
    """The words that people say, with the one that pages write."""
    groups = (group.split() for group in locale.search.synonyms)
    return {other: word for word, *others in groups for other in others}


@cache
def _unasked(locale: Locale) -> frozenset[str]:
    return frozenset(locale.search.unasked)


def _quoted(phrase: str) -> str:
    # A single Chinese character is the beginning of many pairs.
    star = "*" if len(phrase) == 1 and not phrase.isascii() else ""
    return f'"{phrase}"{star}'
