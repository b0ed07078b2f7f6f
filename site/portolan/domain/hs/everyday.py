"""Everyday names of goods, and the codes that such goods usually fall under.

``everyday.csv`` has one line per thing: its English names, its Chinese names (each divided by a
stroke) and its codes, the likeliest first. A name says what is usual; material, use and make may
put a particular article elsewhere, which the notes of the codes tell.
"""

from dataclasses import dataclass
from pathlib import Path

from portolan.domain.table import rows

FILE = Path(__file__).with_name("everyday.csv")
COLUMNS = ("english", "chinese", "codes")


@dataclass(frozen=True, slots=True)
class EverydayGoods:
    """Goods with their everyday names and their codes, the likeliest first."""

    english: tuple[str, ...]
    chinese: tuple[str, ...]
    codes: tuple[str, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """All names, in both languages."""
        return self.english + self.chinese


def everyday() -> tuple[EverydayGoods, ...]:
    """Return all goods of the list."""
    return tuple(
        EverydayGoods(_parts(row["english"]), _parts(row["chinese"]), tuple(row["codes"].split()))
        for row in rows(FILE, COLUMNS)
    )


def _parts(cell: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in cell.split("|") if part.strip())
