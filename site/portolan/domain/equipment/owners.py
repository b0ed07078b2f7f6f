"""The owners of well-known container prefixes, from `owners.csv`.

An owner is not always the carrier of the voyage: containers are let, and carriers share ships.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from portolan.domain.table import rows

FILE = Path(__file__).with_name("owners.csv")
COLUMNS = ("prefix", "owner", "site", "source")


@dataclass(frozen=True, slots=True)
class Owner:
    """An owner of containers; `site` is where a carrier shows its containers, else empty."""

    name: str
    site: str


def owner_of(prefix: str) -> Owner | None:
    """The owner of a prefix such as `MSKU`; None if it is not in our table."""
    return _owners().get(prefix)


@cache
def _owners() -> Mapping[str, Owner]:
    return {row["prefix"]: Owner(row["owner"], row["site"]) for row in rows(FILE, COLUMNS)}
