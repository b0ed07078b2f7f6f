"""Ways through the sea on demand: the latest are cached, and threads may share them."""

from functools import lru_cache

from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.sea_route import SeaOptions
from portolan.domain.sea.voyage import Berth, sea_options

ROOM = 64
"""Pairs of berths; two ways with their courses take some 15 kB, and two milliseconds to find."""


class SeaRoutes:
    """The options between two berths, with a cache of the most recent.

    The network never changes and the cache of the standard library locks itself: two threads that
    ask the same at once may both compute, and both get the same answer.
    """

    def __init__(self, network: SeaNetwork, room: int = ROOM) -> None:
        self._network = network
        self._options = lru_cache(maxsize=room)(self._searched)

    def options(self, origin: Berth, destination: Berth) -> SeaOptions:
        """Return the shortest way and the way by the Cape; raises the errors of `sea_options`."""
        return self._options(origin, destination)

    def _searched(self, origin: Berth, destination: Berth) -> SeaOptions:
        return sea_options(self._network, origin, destination)
