"""The straits, canals and capes on the ways through the sea, and the rivers to it."""

from enum import StrEnum


class Passage(StrEnum):
    """A passage; its value is its name in data and in the tools' JSON.

    The network file counts them in this order, so a new one goes to the end.
    """

    SUEZ = "suez"
    PANAMA = "panama"
    CAPE_OF_GOOD_HOPE = "cape-of-good-hope"
    CAPE_HORN = "cape-horn"
    MAGELLAN = "magellan"
    GIBRALTAR = "gibraltar"
    BAB_EL_MANDEB = "bab-el-mandeb"
    HORMUZ = "hormuz"
    MALACCA = "malacca"
    SUNDA = "sunda"
    LOMBOK = "lombok"
    TORRES = "torres"
    TAIWAN = "taiwan"
    DOVER = "dover"
    DANISH_STRAITS = "danish-straits"
    DARDANELLES = "dardanelles"
    BOSPORUS = "bosporus"
    BERING = "bering"
    NORTHWEST = "northwest"
    NORTHEAST = "northeast"
    KIEL = "kiel"
    YANGTZE = "yangtze"
    AMAZON = "amazon"


PASSAGES = tuple(Passage)

CANALS = frozenset({Passage.SUEZ, Passage.PANAMA})
"""Closed for the way by the Cape."""

ARCTIC = frozenset({Passage.NORTHWEST, Passage.NORTHEAST})
"""Closed always: no scheduled container ship sails there."""

FEEDER_CANALS = frozenset({Passage.KIEL})
"""Open to feeders alone: the Kiel Canal takes 235.5 m by 32.5 m with 9.5 m of draft at the most
(Generaldirektion Wasserstraßen und Schifffahrt)."""

CLOSABLE = (
    CANALS
    | ARCTIC
    | FEEDER_CANALS
    | {
        Passage.BAB_EL_MANDEB,
        Passage.HORMUZ,
        Passage.MALACCA,
        Passage.BOSPORUS,
        Passage.TAIWAN,
    }
)
"""The passages that a query may close: the hierarchy has the ways around them."""

RIVERS = frozenset({Passage.YANGTZE, Passage.AMAZON})
"""Ways to the sea, along the bends of a river."""


def bits_of(passages: frozenset[Passage]) -> int:
    """Return a set of passages as an integer, one bit for each by its place in the list."""
    return sum(1 << PASSAGES.index(passage) for passage in passages)
