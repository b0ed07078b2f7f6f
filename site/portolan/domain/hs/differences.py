"""Differences between codes of the same goods, from `differences.csv`: a sentence each."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from portolan.core.locale import Locale
from portolan.domain.table import rows

FILE = Path(__file__).with_name("differences.csv")
COLUMNS = ("code", "english", "chinese")


@dataclass(frozen=True, slots=True)
class Difference:
    """The sentence of a code, in both languages."""

    english: str
    chinese: str

    def text_in(self, locale: Locale) -> str:
        """Return it in the locale's language, in English where there is no other."""
        return {"zh": self.chinese}.get(locale.language, self.english)


@cache
def differences() -> Mapping[str, Difference]:
    """Return the sentences by bare code."""
    return {row["code"]: Difference(row["english"], row["chinese"]) for row in rows(FILE, COLUMNS)}
