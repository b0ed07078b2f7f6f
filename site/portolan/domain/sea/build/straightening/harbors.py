"""Harbors: the nodes of the network at which ships leave a port and its approach."""

from collections.abc import Iterable
from typing import NamedTuple

from portolan.domain.places.build.by_hand import by_hand
from portolan.domain.places.build.packaged import PortRecord
from portolan.domain.places.build.ports import port_list
from portolan.domain.sea.approaches import Approaches
from portolan.domain.sea.errors import InlandPoint
from portolan.domain.sea.network import SeaNetwork


class Harbors(NamedTuple):
    """The nodes of ports with a text of their own, of terminals too, and of all ports, in order."""

    main: list[int]
    terminals: list[int]
    every: list[int]


def harbors(network: SeaNetwork) -> Harbors:
    """Return the harbors of a network."""
    ports, written_up = port_list(), by_hand("ports")
    main = [port for port in ports if port.code in written_up]
    terminals = [port for port in ports if port.code in written_up or port.is_terminal]
    return Harbors(*(_nodes(network, each) for each in (main, terminals, ports)))


def _nodes(network: SeaNetwork, ports: Iterable[PortRecord]) -> list[int]:
    approaches, nodes = Approaches.read(), set[int]()
    for port in ports:
        berth = approaches.berth(port.code, port.position)
        try:
            nodes.add(network.nearest((berth.position, *berth.approach)[-1]).node)
        except InlandPoint:
            continue
    return sorted(nodes)
