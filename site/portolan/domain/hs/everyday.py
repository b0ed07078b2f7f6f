"""Everyday names of goods, and the codes that such goods usually fall under.

``everyday.csv`` has one line per thing: its names in English and in other languages (divided by
strokes), its codes, the likeliest first, and the kind of goods, if the code depends on what they
are made of (`made_of.py`). A name says what is usual; material, use and make may
put a particular article elsewhere, which the notes of the codes tell.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from portolan.core.locale import SOURCE_LANGUAGE
from portolan.domain.table import rows, translations

FILE = Path(__file__).with_name("everyday.csv")
COLUMNS = ("names", "names_*", "codes", "kind")


@dataclass(frozen=True, slots=True)
class EverydayGoods:
    """Goods with their names by language, English first, and their codes, the likeliest first.

    `kind` is that of `made_of.csv`, empty where the code does not depend on the material.
    """

    names: Mapping[str, tuple[str, ...]]
    codes: tuple[str, ...]
    kind: str = ""


def everyday() -> tuple[EverydayGoods, ...]:
    """Return all goods of the list."""
    return tuple(
        EverydayGoods(
            {
                language: _parts(cell)
                for language, cell in {
                    SOURCE_LANGUAGE: row["names"],
                    **translations(row, "names"),
                }.items()
            },
            tuple(row["codes"].split()),
            row["kind"],
        )
        for row in rows(FILE, COLUMNS)
    )


def _parts(cell: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in cell.split("|") if part.strip())
