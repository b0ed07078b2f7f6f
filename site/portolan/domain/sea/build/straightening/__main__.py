"""Program that makes taut_ways.csv, overland_ways.csv and inshore_ways.csv.

Made again (for a newer searoute, other gates, added ways or ports) in about ten minutes by
`make sea-ways`, from the finest land of the npm package world-atlas 2.0.2 (Natural Earth
1:10 million, public domain). It needs the packages of the tests: shapely, numpy and scipy.
"""

import sys
from typing import NamedTuple

from portolan.domain.places.build.ports import port_list
from portolan.domain.sea.build.added_ways import (
    INSHORE_FILE,
    OVERLAND_FILE,
    TAUT_FILE,
    read_added_ways,
    write_added_ways,
)
from portolan.domain.sea.build.build import sea_network
from portolan.domain.sea.build.gates import read_gates
from portolan.domain.sea.build.marnet import Way, Ways, marnet_file, read_marnet
from portolan.domain.sea.build.straightening.capes import capes
from portolan.domain.sea.build.straightening.harbors import harbors
from portolan.domain.sea.build.straightening.inshore import (
    afloat,
    ways_around,
    ways_from_roads,
    ways_to_ports,
)
from portolan.domain.sea.build.straightening.landmass import Landmass, rings
from portolan.domain.sea.build.straightening.lookouts import Lookouts
from portolan.domain.sea.build.straightening.obstacles import Obstacles
from portolan.domain.sea.build.straightening.offings import moved_out
from portolan.domain.sea.build.straightening.overland import overland_ways
from portolan.domain.sea.build.straightening.pulling import Tightener
from portolan.domain.sea.build.straightening.reaching import reaching_ways
from portolan.domain.sea.build.straightening.relaxing import relaxed_ways
from portolan.domain.sea.build.straightening.seamarks import Seamarks
from portolan.domain.sea.build.straightening.sight import Sight
from portolan.domain.sea.build.straightening.way_graph import WayGraph

TIMES = 2
"""A course to one port may pass by another, which is then looked at again."""


class WayTables(NamedTuple):
    """The ways from cape to cape, those over land that go, and those that come for them."""

    taut: Ways
    overland: Ways
    inshore: Ways


def sea_ways() -> WayTables:
    """Return what the tables hold."""
    gates, shores = read_gates(), rings()
    land, ways = Landmass.within(shores), read_marnet(marnet_file()) | read_added_ways()
    network = sea_network(ways, gates)
    overland = overland_ways(network, land, harbors(network).every)
    inshore, overland = inshore_ways(land, ways, overland)
    network = sea_network((ways | inshore) - overland, gates)
    ends, sight = harbors(network), Sight(land, gates)
    marks = Seamarks.of(network.positions, capes(shores, sight.margin))
    tightener = Tightener(network, Lookouts.of(network, land, ends), marks, sight)
    graph = WayGraph(network, tightener.taut_ways(ends), gates)
    taut = relaxed_ways(graph, sight, Obstacles(land, gates), ends.terminals)
    reaching = reaching_ways(WayGraph(network, taut, gates), sight, ends.terminals)
    off = moved_out(taut | reaching, network.positions, land, sight)
    return WayTables(off, overland, inshore)


def inshore_ways(land: Landmass, ways: Ways, overland: Ways) -> tuple[Ways, Ways]:
    """Return the ways that lead around land, and all ways over it, those that they replace too."""
    gates, ports, inshore = read_gates(), port_list(), set[Way]()
    for exchanged in (afloat, ways_around):
        exchange = exchanged(sea_network((ways | inshore) - overland, gates), land)
        overland = overland | exchange.keys()
        inshore = inshore.union(*exchange.values()) - overland
    network = sea_network((ways | inshore) - overland, gates)
    inshore |= ways_from_roads(network, land, ports)
    for _ in range(TIMES):
        inshore |= ways_to_ports(sea_network((ways | inshore) - overland, gates), land, ports)
    return inshore, overland


def main() -> None:
    """Write the tables."""
    files = (TAUT_FILE, OVERLAND_FILE, INSHORE_FILE)
    for ways, file in zip(sea_ways(), files, strict=True):
        write_added_ways(ways, file)
        sys.stdout.write(f"{file}: {len(ways)} ways\n")


if __name__ == "__main__":
    main()
