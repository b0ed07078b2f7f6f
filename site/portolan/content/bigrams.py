"""Overlapping pairs of Chinese characters, for a search index that only knows words.

Chinese is written without spaces. Cut into every pair of neighbors, a text matches each
word of two characters, which most are, and longer ones as a phrase of pairs; no dictionary
is needed, and no word is missed for being new.
"""

import re

from portolan.core.locales import UNSPACED

_RUN = re.compile(rf"{UNSPACED}+|[a-z0-9]+")


def index_terms(text: str) -> str:
    """The terms of a text, separated by spaces; Latin words stay whole."""
    terms: list[str] = []
    for run in runs(text):
        terms.extend([run] if run.isascii() else _pairs(run))
    return " ".join(terms)


def runs(text: str) -> list[str]:
    """The runs of Chinese characters and the Latin words of a text."""
    return _RUN.findall(text.casefold())


def pairs(run: str) -> list[str]:
    """The search terms of a run of characters: its pairs, or the Latin word itself."""
    return [run] if run.isascii() else _pairs(run, single=False)


def query_phrases(query: str) -> list[str]:
    """The phrases of a query: one per run of characters, one per Latin word."""
    return [run if run.isascii() else " ".join(_pairs(run, single=False)) for run in runs(query)]


def _pairs(run: str, *, single: bool = True) -> list[str]:
    neighbors = [run[i : i + 2] for i in range(len(run) - 1)]
    # The last character alone lets a query of one character find it; queries never add it.
    return neighbors + ([run[-1]] if single else []) or [run]
