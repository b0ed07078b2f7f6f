"""The parsed query of the search for codes: digits of a code, words, or both."""

import re
import unicodedata
from dataclasses import dataclass

from portolan.core.locales import phrase, typed
from portolan.domain.hs.code import digits
from portolan.domain.hs.divisions import division
from portolan.domain.hs.terms import runs

LONGEST_QUERY = 120
MOST_RUNS = 12
LONGEST_RUN = 24
STOP_WORDS = frozenset(typed("beside goods"))
"""Words of a query that say nothing about goods."""
BEFORE_MATERIALS = STOP_WORDS.union(typed("before a material"))
"""Words between goods and what they are made of."""
BEHIND_GOODS = frozenset(typed("behind goods"))
"""Words between goods and what they are for or come with."""
_ASKING = re.compile(phrase("asking for a code"))
_BEFORE_CODE = re.compile(rf"^(?:{phrase('before a code')}|[\s.:#-])+(?=\d)", re.IGNORECASE)
_CODE_WITHIN = re.compile(r"(?<![\d.])\d{4}(?:[. ]?\d{2}){0,3}(?![\d.]*\d)")


@dataclass(frozen=True, slots=True)
class HsQuery:
    """A query in its parts.

    Attributes:
        text: the query as it is understood: one line, at most 120 characters.
        code: the digits or the section that it asks for, or None.
        runs: the Latin words and the stretches without spaces.
        telling: those of them that say something about goods.
    """

    text: str
    code: str | None
    runs: tuple[str, ...]
    telling: tuple[str, ...]


def read_query(text: str) -> HsQuery:
    """Parse a query; any text gives one of bounded size."""
    plain = _cleaned(text)
    code = division(plain) or digits(_BEFORE_CODE.sub("", plain))
    if code:
        return HsQuery(plain, code, (), ())
    within = _CODE_WITHIN.search(plain)
    words = plain.replace(within.group(), " ") if within else plain
    named = [run[:LONGEST_RUN] for run in runs(_ASKING.sub(" ", words))][:MOST_RUNS]
    telling = tuple(run for run in named if run not in STOP_WORDS)
    return HsQuery(plain, digits(within.group()) if within else None, tuple(named), telling)


def _cleaned(text: str) -> str:
    one_line = unicodedata.normalize("NFKC", text[: 2 * LONGEST_QUERY])
    return " ".join("".join(c if c.isprintable() else " " for c in one_line).split())[
        :LONGEST_QUERY
    ]
