"""The everyday names of the goods of a code, in the language of the reader."""

from dataclasses import dataclass

from portolan.core.locale import Locale
from portolan.domain.hs.record import HsCode
from portolan.domain.hs.store import HsStore

# After every digit: what begins with a code lies between it and itself with this behind it.
_AFTER_DIGITS = ":"


@dataclass(frozen=True, slots=True)
class Goods:
    """An everyday name, and the code that goods of that name usually fall under."""

    name: str
    code: str


def goods_of(store: HsStore, first: HsCode, last: HsCode, locale: Locale) -> tuple[Goods, ...]:
    """Return the goods that usually fall under a range of codes of one level, the plainest first.

    Of a name with several codes only the likeliest counts. A language without names has none.
    """
    rows = store.query(
        "SELECT name, code FROM everyday"
        " WHERE code >= ? AND code < ? AND position = 0 AND language = ? ORDER BY place",
        (first.code, last.code + _AFTER_DIGITS, locale.language),
    )
    return tuple(Goods(row["name"], row["code"]) for row in rows)
