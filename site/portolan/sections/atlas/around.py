"""The ports and airports around a place, nearest first."""

from collections.abc import Sequence
from dataclasses import dataclass

from portolan.domain.places.place import MIDDLING, Place, PlaceKind
from portolan.domain.routes.network import Neighbor, RouteNetwork

MOST, LEAST = 6, 3
SIGHT_NM = 200
"""The radius of a place's chart and of the first search around it, in nautical miles."""


@dataclass(frozen=True)
class Surroundings:
    """The ports and airports around a place: those on its chart, and the nearest of them to list.

    Minor ones are among them only where there are few others.
    """

    in_sight: Sequence[Place]
    nearest: Sequence[tuple[PlaceKind, Sequence[Neighbor]]]


def surroundings(network: RouteNetwork, place: Place) -> Surroundings:
    """Return the surroundings of a place, its own kind first."""
    kinds = sorted(
        (PlaceKind.AIRPORT, PlaceKind.OCEANPORT), key=lambda kind: kind is not place.kind
    )
    seen = {kind: _of_some_size(network.within(place, kind, SIGHT_NM)) for kind in kinds}
    ranked = sorted((one for each in seen.values() for one in each), key=_by_importance)
    return Surroundings(
        [one.place for one in ranked],
        [(kind, _listed(network, place, kind, near)) for kind, near in seen.items()],
    )


def _of_some_size(near: Sequence[Neighbor]) -> Sequence[Neighbor]:
    """Return those in sight without the minor ones, or all if there are few others."""
    known = [one for one in near if one.place.importance >= MIDDLING]
    return near if len(known) < LEAST else known


def _listed(
    network: RouteNetwork, place: Place, kind: PlaceKind, near: Sequence[Neighbor]
) -> Sequence[Neighbor]:
    """Return the nearest of a kind, some out of sight if few are in it."""
    if len(near) < LEAST:
        return network.nearest(place, kind, MOST)
    return sorted(near, key=lambda one: (one.distance_nm, one.place.code))[:MOST]


def _by_importance(one: Neighbor) -> tuple[int, float, str]:
    return -one.place.importance, one.distance_nm, one.place.code
