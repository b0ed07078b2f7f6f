"""The straits, canals and capes on the ways through the sea, and the rivers to it."""

from enum import StrEnum


class Passage(StrEnum):
    """A passage; its value is its name in data and in the tools' JSON.

    The network file counts them in this order; those after the 32nd are no ways of the network.
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
    GREAT_BELT = "great-belt"
    DARDANELLES = "dardanelles"
    BOSPORUS = "bosporus"
    BERING = "bering"
    NORTHWEST = "northwest"
    NORTHEAST = "northeast"
    KIEL = "kiel"
    SOUND = "sound"
    ST_LAWRENCE = "st-lawrence"
    GREAT_LAKES = "great-lakes"
    WELLAND = "welland"
    ELBE = "elbe"
    WESER = "weser"
    YANGTZE = "yangtze"
    AMAZON = "amazon"
    PARANA = "parana"
    MISSISSIPPI = "mississippi"
    SEINE = "seine"
    RHINE = "rhine"
    DANUBE = "danube"


PASSAGES = tuple(Passage)

CANALS = frozenset({Passage.SUEZ, Passage.PANAMA})
"""Closed for the way by the Cape."""

ARCTIC = frozenset({Passage.NORTHWEST, Passage.NORTHEAST})
"""Closed always: no scheduled container ship sails there."""

FEEDER_CANALS = frozenset({Passage.KIEL, Passage.SOUND})
"""Open to feeders alone: the Kiel Canal takes 235.5 m by 32.5 m with 9.5 m of draft at the most
(Generaldirektion Wasserstraßen und Schifffahrt), the Sound 8 m of depth at Drogden (Danish
Maritime Authority)."""

DANISH_STRAITS = frozenset({Passage.GREAT_BELT, Passage.SOUND})
"""The ways into the Baltic."""

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

RIVERS = frozenset(
    {
        Passage.YANGTZE,
        Passage.AMAZON,
        Passage.PARANA,
        Passage.MISSISSIPPI,
        Passage.SEINE,
        Passage.RHINE,
        Passage.DANUBE,
    }
)
"""Measured along their bends, by the miles of `rivers.csv`."""

INLAND_WATERS = RIVERS | {
    Passage.ST_LAWRENCE,
    Passage.GREAT_LAKES,
    Passage.WELLAND,
    Passage.ELBE,
    Passage.WESER,
}
"""Rivers and lakes, and the locks between them."""


def bits_of(passages: frozenset[Passage]) -> int:
    """Return a set of passages as an integer, one bit for each by its place in the list."""
    return sum(1 << PASSAGES.index(passage) for passage in passages)
