"""Program that makes taut_ways.csv and overland_ways.csv.

Made again (for a newer searoute, other gates, added ways or ports) in about six minutes by
`make sea-ways`, from the finest land of the npm package world-atlas 2.0.2 (Natural Earth
1:10 million, public domain). It needs the packages of the tests: shapely, with numpy.
"""

import sys

from portolan.domain.sea.build.added_ways import (
    OVERLAND_FILE,
    TAUT_FILE,
    read_added_ways,
    write_added_ways,
)
from portolan.domain.sea.build.build import sea_network
from portolan.domain.sea.build.gates import read_gates
from portolan.domain.sea.build.marnet import Ways, marnet_file, read_marnet
from portolan.domain.sea.build.taut.capes import capes
from portolan.domain.sea.build.taut.harbors import harbors
from portolan.domain.sea.build.taut.landmass import Landmass, rings
from portolan.domain.sea.build.taut.lookouts import Lookouts
from portolan.domain.sea.build.taut.overland import overland_ways
from portolan.domain.sea.build.taut.pulling import Tightener
from portolan.domain.sea.build.taut.seamarks import Seamarks
from portolan.domain.sea.build.taut.sight import Sight


def sea_ways() -> tuple[Ways, Ways]:
    """Return the ways from cape to cape, and those that lead over land."""
    gates, shores = read_gates(), rings()
    land, ways = Landmass.within(shores), read_marnet(marnet_file()) | read_added_ways()
    network = sea_network(ways, gates)
    overland = overland_ways(network, land, harbors(network).every)
    network = sea_network(ways - overland, gates)
    ends, sight = harbors(network), Sight(land, gates)
    marks = Seamarks.of(network.positions, capes(shores, sight.margin))
    tightener = Tightener(network, Lookouts.of(network, land, ends), marks, sight)
    return tightener.taut_ways(ends.main), overland


def main() -> None:
    """Write both tables."""
    for ways, file in zip(sea_ways(), (TAUT_FILE, OVERLAND_FILE), strict=True):
        write_added_ways(ways, file)
        sys.stdout.write(f"{file}: {len(ways)} ways\n")


if __name__ == "__main__":
    main()
