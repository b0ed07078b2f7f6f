"""The parsed query of the search for codes: digits of a code, words, or both."""

import re
import unicodedata
from dataclasses import dataclass

from portolan.domain.hs.code import digits
from portolan.domain.hs.divisions import division
from portolan.domain.hs.terms import runs

LONGEST_QUERY = 120
MOST_RUNS = 12
LONGEST_RUN = 24
_STOP_WORDS = frozenset(
    "a an and are as at by for from how i in into is it my of on or our the their this to what "
    "which with your code codes heading headings hs hsn hts number numbers subheading tariff "
    "customs classification classify chapter chapters section nec etc not no other than "
    "whether including excluding used kind".split()
)
# What asks for a code in Chinese, and says nothing about the goods.
_ASKING = re.compile(
    "请问|什么是|是什么|什么|属于|怎么|如何|哪个|哪些|多少|归类|归入|海关编码|商品编码|税则号列|税则号|税号|"
    r"编码(?!器)|的|(?<![吗了？?])[吗了？?]+$|\bn\.e\.c\."
)
_BEFORE_CODE = re.compile(
    r"^(?:hs|hsn|hts|htsus|cn|taric|code|codes|tariff|heading|subheading|item|no|number|编码|税号|品目|"
    r"子目|海关编码|商品编码|[\s.:：#-])+(?=\d)",
    re.IGNORECASE,
)
_CODE_WITHIN = re.compile(r"(?<![\d.])\d{4}(?:[. ]?\d{2}){0,3}(?![\d.]*\d)")


@dataclass(frozen=True, slots=True)
class HsQuery:
    """A query in its parts.

    Attributes:
        text: the query as it is understood: one line, at most 120 characters.
        code: the digits or the section that it asks for, or None.
        runs: the Latin words and the stretches of Chinese.
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
    telling = tuple(run for run in named if run not in _STOP_WORDS)
    return HsQuery(plain, digits(within.group()) if within else None, tuple(named), telling)


def _cleaned(text: str) -> str:
    one_line = unicodedata.normalize("NFKC", text[: 2 * LONGEST_QUERY])
    return " ".join("".join(c if c.isprintable() else " " for c in one_line).split())[
        :LONGEST_QUERY
    ]
