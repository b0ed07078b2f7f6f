"""The handwritten data of places: names by language, local names, aliases.

written_*.csv are the ports and airports that the site writes up, the most important first;
known_*.csv others whose names deserve the same care. Chinese names are the established ones (the
Xinhua style of geographical names); a place that has none keeps its Latin name. Aliases hold
former and local names, nicknames, terminals, other codes and what is often typed instead, set apart
by bars.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from portolan.domain.table import rows, translations

FOLDER = Path(__file__).parent
COLUMNS = (
    "code",
    "name",
    "name_*",
    "city",
    "local_name",
    "aliases",
    "aliases_*",
    "stands_alone",
)


@dataclass(frozen=True, slots=True)
class ByHand:
    """The handwritten data of a place; its rank counts from the most important, 0."""

    rank: int
    is_written_up: bool
    name: str
    translations: Mapping[str, str]
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
    others = translations(row, "aliases").values()
    words = "|".join((row["local_name"], row["aliases"], *others)).split("|")
    return ByHand(
        rank=rank,
        is_written_up=written,
        name=row["name"],
        translations=translations(row, "name"),
        city=row["city"] or row["name"],
        aliases=tuple(dict.fromkeys(filter(None, words))),
        stands_alone=row["stands_alone"] == "yes",
    )
