"""The report of disputed positions: places that a second source has more than 10 km away."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from portolan.domain.geo.distance import great_circle_km
from portolan.domain.places.build.corrections import AIRPORTS, NONE, PORTS, corrections
from portolan.domain.places.build.second_source import second_positions
from portolan.domain.places.place import WRITTEN_UP, Place

FARTHEST_KM = 10
"""How far two sources may disagree about a position."""


@dataclass(frozen=True, slots=True)
class Dispute:
    """A place whose position differs in a second source; `confirmed` says why ours is right."""

    place: Place
    apart_km: float
    source: str
    confirmed: str = ""

    @property
    def is_open(self) -> bool:
        """Whether the dispute is open; for curated places no reason closes it."""
        return not self.confirmed or self.place.importance == WRITTEN_UP

    def __str__(self) -> str:
        line = f"{self.place.code}: {self.apart_km:.0f} km from its position in {self.source}"
        return f"{line}; ours stands: {self.confirmed}" if self.confirmed else line


def disputes(places: Iterable[Place]) -> Iterator[Dispute]:
    """Yield the places that a second source has more than 10 km away, in their order."""
    second, fixes = second_positions(), corrections(AIRPORTS) | corrections(PORTS)
    for place in places:
        if reference := second.get(place.code):
            apart_km = great_circle_km(place.position, reference.position)
            if apart_km > FARTHEST_KM:
                by = fixes.get(place.code, NONE).confirmed_by
                yield Dispute(place, apart_km, reference.source, by)


def unconfirmed(places: Iterable[Place]) -> Iterator[Place]:
    """Yield the curated places that no second source has."""
    second = second_positions()
    for place in places:
        if place.importance == WRITTEN_UP and place.code not in second:
            yield place


def report(places: Iterable[Place]) -> Iterator[str]:
    """Yield a line for each dispute, and one with the number of places compared."""
    second = second_positions()
    compared = [place for place in places if place.code in second]
    disputed = list(disputes(compared))
    yield from map(str, disputed)
    yield (
        f"{len(compared)} places compared with a second source: {len(disputed)} lie more than "
        f"{FARTHEST_KM} km apart, {sum(one.is_open for one in disputed)} of them without a reason"
    )
