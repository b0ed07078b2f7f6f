"""Judging hits: which comes first, and whether the first is so clearly meant that nobody asks."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from portolan.domain.geo.distance import great_circle_km
from portolan.domain.places.names import CITY, CODE, SERVED, Hit
from portolan.domain.places.place import LARGE, MIDDLING, MINOR, WRITTEN_UP, Place, PlaceKind

SAME_TOWN_KM = 100
"""Places of one name that lie closer together than this are one answer to "where?"."""

LONG_ENOUGH = 6
"""Letters of a text that may be one small place's name begun or misspelled."""

CLEAR_LEAD = 2
"""Steps of importance by which a place has to lead a namesake far away, or nobody can tell."""


@dataclass(frozen=True, slots=True)
class Found:
    """A place and how the text found it."""

    place: Place
    hit: Hit

    @property
    def cost(self) -> int:
        """Return what speaks against it: each wrong letter weighs two steps of importance."""
        return CLEAR_LEAD * self.hit.distance - self.place.importance


def ranked(hits: Iterable[Hit], places: Sequence[Place]) -> list[Found]:
    """Return the places that were found, each once, the likeliest first.

    Among places of one weight a code goes first, then a port before an airport, though the name be
    only its alias: `marseille` is the port at Fos. A large airport goes before a small port:
    Chicago. Then a name goes before an alias, and what the list has first before the rest.
    """
    closest: dict[int, Hit] = {}
    for hit in hits:
        known = closest.get(hit.number)
        if known is None or (hit.distance, hit.belonging) < (known.distance, known.belonging):
            closest[hit.number] = hit
    found = [Found(places[number], hit) for number, hit in closest.items()]
    return sorted(found, key=_rank)


def _rank(found: Found) -> tuple[int, int, bool, bool, bool, int, int]:
    hit = found.hit
    is_airport = found.place.kind is PlaceKind.AIRPORT
    cost = CLEAR_LEAD * hit.distance - _weight(found.place)
    is_served, has_name = hit.belonging == SERVED, hit.belonging != CODE
    return cost, hit.distance, is_served, has_name, is_airport, hit.belonging, hit.number


def _weight(place: Place) -> int:
    """Return the importance that counts between a port and an airport of one town."""
    least = MIDDLING if place.kind is PlaceKind.OCEANPORT else MINOR
    return max(least, min(place.importance, LARGE))


def is_clear(found: Sequence[Found]) -> bool:
    """Tell whether the first is meant: it has no rival elsewhere, or leads all of them.

    The name of a place written up by hand has a mark of its own, whether it stands alone; others,
    and misspellings, need a clear lead. What only serves the city is never meant by its name.
    """
    head = found[0]
    if head.hit.belonging == SERVED:
        return False
    town = [each for each in found if same_town(head.place, each.place)]
    rivals = [each for each in found if each not in town]
    lead = min((rival.cost for rival in rivals), default=CLEAR_LEAD) - head.cost
    is_namesake = head.hit.distance == 0 and head.place.importance == WRITTEN_UP
    if not rivals or (lead >= CLEAR_LEAD and not is_namesake):
        return True
    return lead >= 0 and _stands_alone(town) and not _stands_alone(rivals)


def _stands_alone(found: Sequence[Found]) -> bool:
    return any(each.place.stands_alone and each.hit.belonging != CITY for each in found)


def is_plausible(found: Found, letters: int) -> bool:
    """Tell whether a beginning or a misspelling may stand for this place, not only suggest it.

    A large place is easily meant; a small one only by a longer text with one letter wrong at most.
    """
    is_long = letters >= LONG_ENOUGH and found.hit.distance <= 1
    return is_long or found.place.importance >= LARGE


def same_town(one: Place, other: Place) -> bool:
    """Tell whether two places serve the same town."""
    return great_circle_km(one.position, other.position) <= SAME_TOWN_KM
