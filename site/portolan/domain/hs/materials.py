"""Materials of goods, from `materials.csv`; in a longer name they are not the goods themselves."""

from functools import cache
from pathlib import Path

from portolan.domain.hs.terms import key, runs
from portolan.domain.table import rows

FILE = Path(__file__).with_name("materials.csv")


@cache
def material_keys() -> frozenset[str]:
    """Return the keys of the names of materials."""
    cells = (cell for row in rows(FILE, ("names", "names_*")) for cell in row.values())
    return frozenset(key(runs(name)) for cell in cells for name in cell.split("|"))
