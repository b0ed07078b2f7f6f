"""Differences between codes of the same goods, from `differences.csv`: a sentence each."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from portolan.domain.table import rows, translations
from portolan.domain.translated import Translated

FILE = Path(__file__).with_name("differences.csv")
COLUMNS = ("code", "text", "text_*")


@dataclass(frozen=True, slots=True)
class Difference(Translated):
    """The sentence of a code, by language."""

    text: str
    translations: Mapping[str, str]


@cache
def differences() -> Mapping[str, Difference]:
    """Return the sentences by bare code."""
    return {
        row["code"]: Difference(row["text"], translations(row, "text"))
        for row in rows(FILE, COLUMNS)
    }
