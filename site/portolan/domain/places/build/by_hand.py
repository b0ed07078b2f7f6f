"""The handwritten data of places: English, Chinese and local names, aliases.

written_*.csv are the ports and airports that the site writes up, the most important first;
known_*.csv others whose names deserve the same care. Chinese names are the established ones (the
Xinhua style of geographical names); a place that has none keeps its Latin name. Aliases hold
former and local names, nicknames, terminals, other codes and what is often typed instead, set apart
by bars.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from portolan.domain.table import rows

FOLDER = Path(__file__).parent
COLUMNS = (
    "code",
    "name",
    "name_zh",
    "city",
    "local_name",
    "aliases",
    "aliases_zh",
    "stands_alone",
)


@dataclass(frozen=True, slots=True)
class ByHand:
    """The handwritten data of a place; its rank counts from the most important, 0."""

    rank: int
    is_written_up: bool
    name: str
    name_zh: str | None
    city: str
    aliases: tuple[str, ...]
    stands_alone: bool


def by_hand(what: str) -> dict[str, ByHand]:
    """Return the handwritten data of "ports" or "airports", by code."""
    lists = [(True, f"written_{what}.csv"), (False, f"known_{what}.csv")]
    lines = [(written, row) for written, file in lists for row in rows(FOLDER / file, COLUMNS)]
    return {
        row["code"]: _by_hand(n, row, written=written) for n, (written, row) in enumerate(lines)
    }


def _by_hand(rank: int, row: Mapping[str, str], *, written: bool) -> ByHand:
    words = f"{row['local_name']}|{row['aliases']}|{row['aliases_zh']}".split("|")
    return ByHand(
        rank=rank,
        is_written_up=written,
        name=row["name"],
        name_zh=row["name_zh"] or None,
        city=row["city"] or row["name"],
        aliases=tuple(dict.fromkeys(filter(None, words))),
        stands_alone=row["stands_alone"] == "yes",
    )
