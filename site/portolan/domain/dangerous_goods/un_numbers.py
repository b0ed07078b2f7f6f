"""UN numbers of dangerous goods, with their classes.

Sources: UN Model Regulations, dangerous goods list, for UN numbers and classes; IATA Dangerous
Goods Regulations for magnets, which are regulated by air only. ``un_numbers.csv`` has the entries
that a category can be named by without a data sheet. The shipper classifies: an entry found here is
what to expect, not a declaration.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path

from portolan.domain.dangerous_goods.categories import GoodsCategory
from portolan.domain.mode import Mode
from portolan.domain.table import rows

FILE = Path(__file__).with_name("un_numbers.csv")
COLUMNS = ("un_number", "class", "category", "chemistry", "packing", "modes")

# The divisions of the nine classes, and how dangerous a substance is within its class.
CLASSES = tuple("1.1 1.2 1.3 1.4 1.5 1.6 2.1 2.2 2.3 3 4.1 4.2 4.3 5.1 5.2 6.1 6.2 7 8 9".split())
PACKING_GROUPS = ("I", "II", "III")

_UN_NUMBER = re.compile(r"(?:UN)?[ -]?([0-9]{4})", re.IGNORECASE)


class Chemistry(StrEnum):
    """The chemistry of a battery: lithium-ion ones are rechargeable, lithium-metal ones seldom."""

    LITHIUM_ION = "lithium-ion"
    LITHIUM_METAL = "lithium-metal"


class Packing(StrEnum):
    """The packing of batteries: by themselves, beside the equipment, or installed in it."""

    ALONE = "alone"
    WITH_EQUIPMENT = "with-equipment"
    IN_EQUIPMENT = "in-equipment"


@dataclass(frozen=True, slots=True)
class UnNumberEntry:
    """A UN number with its class, its category of goods and its modes."""

    un_number: str
    hazard_class: str
    category: GoodsCategory
    modes: frozenset[Mode]
    chemistry: Chemistry | None = None
    packing: Packing | None = None


@cache
def entries() -> Sequence[UnNumberEntry]:
    """Return the UN numbers of all categories."""
    return tuple(
        UnNumberEntry(
            un_number=row["un_number"],
            hazard_class=row["class"],
            category=GoodsCategory(row["category"]),
            modes=frozenset(Mode(mode) for mode in row["modes"].split()),
            chemistry=Chemistry(row["chemistry"]) if row["chemistry"] else None,
            packing=Packing(row["packing"]) if row["packing"] else None,
        )
        for row in rows(FILE, COLUMNS)
    )


def possible_entries(
    category: GoodsCategory,
    mode: Mode,
    *,
    chemistry: Chemistry | None = None,
    packing: Packing | None = None,
) -> Sequence[UnNumberEntry]:
    """Return the entries that remain for a category by this mode, given the answers there are.

    None remain for magnets by sea, which are not regulated there, nor for categories that only a
    data sheet can classify.
    """
    return tuple(
        entry
        for entry in entries()
        if entry.category is category
        and mode in entry.modes
        and chemistry in (None, entry.chemistry)
        and packing in (None, entry.packing)
    )


def un_number(text: str) -> str | None:
    """Return a UN number in its usual form, ``UN3480``; None for any other text.

    The form alone: whether the list has an entry of that number is not checked.
    """
    match = _UN_NUMBER.fullmatch(text.strip())
    return f"UN{match[1]}" if match else None
