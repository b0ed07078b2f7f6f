"""The owners of well-known container prefixes, from `owners.csv`.

An owner is not always the carrier of the voyage: containers are let, and carriers share ships.
Carriers also have a code of four letters (SCAC), with which their bills of lading begin.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from portolan.domain.table import rows

FILE = Path(__file__).with_name("owners.csv")
_NUMBER = re.compile(r"(?:[?&]\w+=)?\{number\}")
COLUMNS = ("prefix", "owner", "scac", "site", "source")


@dataclass(frozen=True, slots=True)
class Owner:
    """An owner of containers; one that is no carrier has neither `scac` nor `site`."""

    name: str
    scac: str
    site: str

    def tracking(self, number: str = "") -> str:
        """The page on which the carrier tells where a container is; empty without one.

        Without a number it is the page that asks for one.
        """
        return self.site.format(number=number) if number else _NUMBER.sub("", self.site)


def owner_of(prefix: str) -> Owner | None:
    """The owner of a prefix such as `MSKU`; None if it is not in our table."""
    return _owners().get(prefix)


def carrier_of(scac: str) -> Owner | None:
    """The carrier of a SCAC such as `EGLV`; None if it is not in our table."""
    return _carriers().get(scac)


def carriers() -> Sequence[Owner]:
    """The carriers of our table by name, each with its SCAC."""
    return sorted(_carriers().values(), key=lambda one: one.name.casefold())


@cache
def _owners() -> Mapping[str, Owner]:
    return {
        row["prefix"]: Owner(row["owner"], row["scac"], row["site"]) for row in rows(FILE, COLUMNS)
    }


@cache
def _carriers() -> Mapping[str, Owner]:
    return {owner.scac: owner for owner in _owners().values() if owner.scac}
