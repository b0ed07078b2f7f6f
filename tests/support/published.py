"""Published distances between ports, and the differences of ours from them.

Tables disagree with each other by one or two per cent: they begin at different piers and keep
different distances from the capes. Those of the set `held` are for comparing alone: nobody looks
at them while mending the network.

Most are from Distances Between Ports (Pub. 151, National Geospatial-Intelligence Agency, 2001, in
the public domain), by the UN/LOCODEs that LINERLIB, a benchmark of liner networks, gives its ports.
Some of these stand for other places. So a port is left out with which any distance is shorter than
the great circle, and Bandar Abbas, which is Bushehr there. Left out are too ways by the Corinth
Canal and the Inside Passage, which no container line takes, and those below 200 miles, of which
the piers are too large a part.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from portolan.core.config import ROOT
from portolan.domain.sea import CANALS, Passage, SeaNetwork, SeaRoute, shortest
from portolan.domain.sea.accuracy import Accuracy, WayKind, kind_of
from portolan.domain.table import rows
from tests.support.sea import BerthOf

FILE: Path = ROOT / "tests/unit/domain/sea/published_distances.csv"
COLUMNS = ("origin", "destination", "closed", "distance_nm", "passage", "set", "source")
CLOSED = {
    "": frozenset[Passage](),
    "canals": CANALS,
    "suez": frozenset({Passage.SUEZ}),
    "panama": frozenset({Passage.PANAMA}),
}
TABLE = rows(FILE, COLUMNS)
USUAL, WORST, WIDEST = 3.0, 5.0, 25.0
"""Percent by which a way may differ: any, those below, and those of the long list, where a port's
place is not certain and small ports have no straight ways."""
LISTED = "NGA, Pub. 151 (2001), in LINERLIB"
FAR_OFF = frozenset({("USSFO", "USLAX"), ("MXSCX", "NZAKL"), ("USNYC", "NZWLG")})
"""Ways that go farther out to sea than the table, and one that takes the great circle."""


def most_off(row: dict[str, str]) -> float:
    """The percent by which our way may differ from that row."""
    if row["source"] == LISTED:
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
