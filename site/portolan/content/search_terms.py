"""The meaningful words of a query, quoted for the index."""

import re
from dataclasses import dataclass

from portolan.content import bigrams
from portolan.core.locales import ZH_CN, Locale

LONGEST_QUERY = 200
MOST_WORDS = 12

_WORD = re.compile(r"[^\W_]+", re.UNICODE)
STOP_WORDS = frozenset(
    "a about all am an and any are as at be been between by can could did do does for from get "
    "had has have how i if in into is it its long many me much my need of on or our should so "
    "take takes than that the their them there these they this to us was we were what when "
    "where which who why will with would you your".split()
)
# What makes a question of a Chinese sentence, and says nothing about its subject.
_QUESTION = re.compile(
    "请问|什么是|是什么|什么|怎么样|怎么办|怎么|怎样|如何|为什么|多少钱|多少|多久|哪些|哪个|哪里|是否|"
    "可不可以|可以|能不能|需要|应该|区别|还是|以及|或者|我的|我们|你们|您|吗|呢|的|了|和|与|或"
)


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


def terms(query: str, locale: Locale) -> Terms | None:
    """The terms of a typed query, free of any search syntax in it; None if there are none."""
    text = query[:LONGEST_QUERY]
    parsed = _chinese(text) if locale is ZH_CN else _english(text)
    return parsed if parsed.parts else None


def marked_words(query: str, locale: Locale) -> list[str]:
    """The parts of a query that results mark."""
    text = query[:LONGEST_QUERY]
    if locale is not ZH_CN:
        return [word for word in _words(text) if len(word) > 1 or word.isdigit()]
    return [pair.replace(" ", "") for run in _runs(text) for pair in bigrams.pairs(run)]


def _english(text: str) -> Terms:
    words = tuple(_quoted(word) for word in _words(text)[:MOST_WORDS])
    return Terms(words, words)


def _words(text: str) -> list[str]:
    words = _WORD.findall(text.casefold())
    return [word for word in words if word not in STOP_WORDS] or words


def _chinese(text: str) -> Terms:
    runs = _runs(text)[:MOST_WORDS]
    phrases = [phrase for run in runs for phrase in bigrams.query_phrases(run)]
    pairs = [pair for run in runs for pair in bigrams.pairs(run)]
    return Terms(tuple(map(_quoted, phrases)), tuple(map(_quoted, dict.fromkeys(pairs))))


def _runs(text: str) -> list[str]:
    """The runs of a query without its question words, and without lone characters if possible."""
    runs = [run for part in _QUESTION.split(text) for run in bigrams.runs(part)]
    return [run for run in runs if len(run) > 1] or runs or bigrams.runs(text)


def _quoted(phrase: str) -> str:
    # A single Chinese character is the beginning of many pairs.
    star = "*" if len(phrase) == 1 and not phrase.isascii() else ""
    return f'"{phrase}"{star}'
