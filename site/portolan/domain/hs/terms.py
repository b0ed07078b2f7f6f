"""The terms of texts in the index, and of queries.

Latin words stand whole, in the spelling of the nomenclature, which is British; Chinese, written
without spaces, stands as overlapping pairs of characters, so that a word of two characters is one
term and a longer one a phrase.
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from portolan.core.locales import UNSPACED
from portolan.domain.table import rows

SPELLINGS = Path(__file__).with_name("spellings.csv")
_RUN = re.compile(rf"{UNSPACED}+|[a-z0-9]+")
_APOSTROPHES = str.maketrans("", "", "'\N{RIGHT SINGLE QUOTATION MARK}")


def runs(text: str) -> list[str]:
    """Return the Latin words of a text, as they are indexed, and its runs of Chinese."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().translate(_APOSTROPHES))
    plain = "".join(c for c in decomposed if not unicodedata.combining(c))
    spelled = spellings()
    return [spelled.get(run, run) for run in _RUN.findall(plain)]


def index_terms(text: str) -> str:
    """Return the terms of a text for the index, separated by spaces."""
    return " ".join(term for run in runs(text) for term in terms_of(run))


def terms_of(run: str) -> list[str]:
    """Return the terms of a run: a Latin word, or the pairs of Chinese characters."""
    if run.isascii() or len(run) == 1:
        return [run]
    return [run[i : i + 2] for i in range(len(run) - 1)]


def key(words: Sequence[str]) -> str:
    """Return the key of a name: ``T-shirts``, ``t shirt`` and ``tshirt`` have the same."""
    return "".join(singular(word) if word.isascii() else word for word in words)


def singular(word: str) -> str:
    """Return a plural's singular by its ending; right often enough to make equal keys of both."""
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("sses", "shes", "ches", "xes", "zes")):
        return word[:-2]
    if word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > 3:
        return word[:-1]
    return word


@cache
def spellings() -> Mapping[str, str]:
    """Return the nomenclature's spelling of the words that are also spelled otherwise."""
    return {row["other"]: row["ours"] for row in rows(SPELLINGS, ("other", "ours"))}
