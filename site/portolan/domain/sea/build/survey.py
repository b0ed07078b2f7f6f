"""Survey of the coasts for ways that MARNET lacks; its results go to added_ways.csv.

Made again (for a newer searoute, other gates or other ports) in some minutes by

    python -m portolan.domain.sea.build.survey land-10m.json

with the finest land of the npm package world-atlas 2.0.2 (Natural Earth 1:10 million, public
domain).
"""

import json
import sys
from collections.abc import Iterable
from itertools import islice
from pathlib import Path

from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.geo.position import Position
from portolan.domain.geo.topojson import rings_of
from portolan.domain.places.build.by_hand import by_hand
from portolan.domain.places.build.ports import port_list
from portolan.domain.sea.build.added_ways import FILE, write_added_ways
from portolan.domain.sea.build.build import sea_network
from portolan.domain.sea.build.chart import SeaChart
from portolan.domain.sea.build.coast import Coast
from portolan.domain.sea.build.coasting import coasting_ways
from portolan.domain.sea.build.gates import read_gates
from portolan.domain.sea.build.marnet import Ways, marnet_file, read_marnet
from portolan.domain.sea.build.roadsteads import roadsteads
from portolan.domain.sea.build.shortcuts import shortcuts
from portolan.domain.sea.network import SeaNetwork

# How far off a port the nearest node on the open sea may lie.
OFFING_NM = 60.0
# Pulling ways tight makes new shortest ways; the second time little is left to do.
PULLS = 2


def surveyed(land: Path) -> Ways:
    """Return the ways that MARNET lacks, given a TopoJSON file of the world's land."""
    gates, marnet, ports = read_gates(), read_marnet(marnet_file()), port_list()
    rings = rings_of(json.loads(land.read_text("utf-8")), "land")
    chart = SeaChart(Coast.of(map(tuple, rings)), gates)
    known = by_hand("ports")
    named = [port.position for port in ports if port.code in known]
    added = roadsteads(sea_network(marnet, gates), chart, [port.position for port in ports])
    made = {position for each in added for position in each}
    made.difference_update(position for each in marnet for position in each)
    network = sea_network(marnet | added, gates)
    added |= coasting_ways(network, chart, _harbors(network, chart.coast, [*named, *made]))
    for _ in range(PULLS):
        network = sea_network(marnet | added, gates)
        added |= shortcuts(network, chart, _harbors(network, chart.coast, named))
    return added


def _harbors(network: SeaNetwork, coast: Coast, positions: Iterable[Position]) -> list[int]:
    """Return the nodes at sea that are nearest to the positions, in order."""
    nodes: set[int] = set()
    for position in set(positions):
        near = sorted(
            (great_circle_nm(position, network.positions[node]), node)
            for node in network.nearby.within(position, OFFING_NM)
        )
        at_sea = (node for _, node in near if coast.at_sea(network.positions[node]))
        nodes.update(islice(at_sea, 1))
    return sorted(nodes)


if __name__ == "__main__":
    write_added_ways(surveyed(Path(sys.argv[1])))
    sys.stdout.write(f"{FILE}: {FILE.stat().st_size} bytes\n")
