"""Published distances between ports, and the differences of ours from them.

Tables disagree with each other by one or two per cent: they begin at different piers and keep
different distances from the capes. Those of the set `held` are for comparing alone: nobody looks
at them while mending the network.

Most are from Distances Between Ports (Pub. 151, National Geospatial-Intelligence Agency, 2001, in
the public domain), which prints a distance under both its ports. Its ports are ours by their names,
where both positions lie within three miles; six whose position is misprinted there are taken too.
Of its distances between ports with a terminal those count that

- are printed under both ports, with at most one per cent between them, and without a way of their
  own (by the Corinth Canal, by a sound);
- are 200 miles or more, as the piers are too large a part of others, and no shorter than the great
  circle;
- agree with the book's others: those are left out that are longer by more than one per cent than
  the way by a third port, and one after the other those that contradict most, until none does.

From these each port has six at the most, chosen by a digest of both codes, which also says what is
held back. By its rule for junctions, distances to Port Said, Panama and the Cape of Good Hope are
added to each other; by its rule for rivers, so many miles to those of the port at the mouth. It has
ships from Copenhagen leave for the Baltic by the Great Belt.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from portolan.core.config import ROOT
from portolan.domain.sea import CANALS, Passage, SeaNetwork, SeaRoute, shortest
from portolan.domain.sea.accuracy import Accuracy, WayKind, kind_of
from portolan.domain.sea.passage import FEEDER_CANALS
from portolan.domain.table import rows
from tests.support.sea import BerthOf

FILE: Path = ROOT / "tests/unit/domain/sea/published_distances.csv"
COLUMNS = ("origin", "destination", "closed", "distance_nm", "passage", "set", "source")
CLOSED = {
    "": frozenset[Passage](),
    "canals": CANALS,
    "suez": frozenset({Passage.SUEZ}),
    "panama": frozenset({Passage.PANAMA}),
    "sound": FEEDER_CANALS,
}
TABLE = rows(FILE, COLUMNS)
USUAL, WORST, WIDEST = 3.0, 5.0, 45.0
"""Percent by which a way may differ: any, those below, and those of the book, where a port's pier
is not certain, and which has misprints that none of its others contradicts."""
BOOK = "NGA, Pub. 151 (2001)"
FAR_OFF = frozenset({("USSFO", "USLAX"), ("MXSCX", "NZAKL"), ("USNYC", "NZWLG")})
"""Ways that go farther out to sea than the table, and one that takes the great circle."""


def most_off(row: dict[str, str]) -> float:
    """The percent by which our way may differ from that row."""
    if row["source"].startswith(BOOK):
        return WIDEST
    return WORST if (row["origin"], row["destination"]) in FAR_OFF else USUAL


@dataclass(frozen=True, slots=True)
class Compared:
    """A published distance beside our way."""

    row: dict[str, str]
    way: SeaRoute

    @property
    def kind(self) -> WayKind:
        """The kind of our way."""
        return kind_of(self.way.distance_nm, self.way.passages)

    @property
    def percent(self) -> float:
        """By how much our way is longer than the published one."""
        return 100 * (self.way.distance_nm / float(self.row["distance_nm"]) - 1)


def compared(
    network: SeaNetwork, berth: BerthOf, table: Iterable[dict[str, str]] = TABLE
) -> Iterator[Compared]:
    """Yield each published distance beside our way."""
    for row in table:
        ends = berth(row["origin"]), berth(row["destination"])
        yield Compared(row, shortest(network, *ends, closed=CLOSED[row["closed"]]))


def measured(results: Iterable[Compared]) -> Accuracy:
    """Return the figures that pages show, in tenths of a percent."""
    off = sorted(abs(each.percent) for each in results)
    most = off[-1 - len(off) // 20]
    return Accuracy(len(off), round(fmean(off), 1), round(most, 1))
