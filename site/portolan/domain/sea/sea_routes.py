"""Ways through the sea on demand: the latest are cached, and threads may share them."""

from collections.abc import Sequence
from functools import cached_property, lru_cache

from portolan.domain.sea.basins import Basins
from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.passage import Passage
from portolan.domain.sea.sea_route import SeaOptions, SeaRoute
from portolan.domain.sea.voyage import Berth, sea_options, shortest, within_reach

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
        self._detours = lru_cache(maxsize=room)(self._searched_around)

    def options(self, origin: Berth, destination: Berth) -> SeaOptions:
        """Return the shortest way and the way by the Cape; raises the errors of `sea_options`."""
        return self._options(origin, destination)

    def around(self, origin: Berth, destination: Berth, closed: frozenset[Passage]) -> SeaRoute:
        """Return the shortest way that keeps out of the closed passages; raises as `shortest`."""
        return self._detours(origin, destination, closed)

    def within_reach(
        self, origin: Berth, goals: Sequence[Berth], closed: frozenset[Passage]
    ) -> list[bool]:
        """Return for each goal whether there is a way to it around the closed passages."""
        return within_reach(self._network, self._basins, origin, goals, closed)

    @cached_property
    def _basins(self) -> Basins:
        return Basins.of(self._network)

    def _searched_around(
        self, origin: Berth, destination: Berth, closed: frozenset[Passage]
    ) -> SeaRoute:
        return shortest(self._network, origin, destination, closed=closed)

    def _searched(self, origin: Berth, destination: Berth) -> SeaOptions:
        return sea_options(self._network, origin, destination)
