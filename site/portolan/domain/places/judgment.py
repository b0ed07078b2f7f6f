"""Ranking of matches, and whether the first is clear enough to need no question."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from portolan.domain.geo.distance import great_circle_km
from portolan.domain.places.names import CITY, CODE, SERVED, NameMatch
from portolan.domain.places.place import LARGE, MIDDLING, MINOR, WRITTEN_UP, Place, PlaceKind

SAME_TOWN_KM = 100
"""Places of one name that lie closer together than this are one answer to "where?"."""

LONG_ENOUGH = 6
"""Letters of a text that may be one small place's name begun or misspelled."""

CLEAR_LEAD = 2
"""Steps of importance by which a place has to lead a namesake far away, or nobody can tell."""


@dataclass(frozen=True, slots=True)
class PlaceMatch:
    """A place, and how the text matches its names."""

    place: Place
    name_match: NameMatch

    @property
    def cost(self) -> int:
        """The cost of the match: each wrong letter counts as much as two steps of importance."""
        return CLEAR_LEAD * self.name_match.distance - self.place.importance


def ranked(name_matches: Iterable[NameMatch], places: Sequence[Place]) -> list[PlaceMatch]:
    """Return the matching places, each once, the likeliest first.

    Among places of one weight a code goes first, then a port before an airport, though the name be
    only its alias: `marseille` is the port at Fos. A large airport goes before a small port:
    Chicago. Then a name goes before an alias, and what the list has first before the rest.
    """
    closest: dict[int, NameMatch] = {}
    for each in name_matches:
        known = closest.get(each.number)
        if known is None or (each.distance, each.belonging) < (known.distance, known.belonging):
            closest[each.number] = each
    matches = [PlaceMatch(places[number], each) for number, each in closest.items()]
    return sorted(matches, key=_rank)


def _rank(match: PlaceMatch) -> tuple[int, int, bool, bool, bool, int, int]:
    name_match = match.name_match
    is_airport = match.place.kind is PlaceKind.AIRPORT
    cost = CLEAR_LEAD * name_match.distance - _weight(match.place)
    is_served, has_name = name_match.belonging == SERVED, name_match.belonging != CODE
    return (
        cost,
        name_match.distance,
        is_served,
        has_name,
        is_airport,
        name_match.belonging,
        name_match.number,
    )


def _weight(place: Place) -> int:
    """Return the importance of a place for comparing ports with airports."""
    least = MIDDLING if place.kind is PlaceKind.OCEANPORT else MINOR
    return max(least, min(place.importance, LARGE))


def is_clear(matches: Sequence[PlaceMatch]) -> bool:
    """Whether the first match is clear: it has no rival elsewhere, or leads all of them.

    The name of a place written up by hand has a mark of its own, whether it stands alone; others,
    and misspellings, need a clear lead. What only serves the city is never meant by its name.
    """
    head = matches[0]
    if head.name_match.belonging == SERVED:
        return False
    town = [each for each in matches if same_town(head.place, each.place)]
    rivals = [each for each in matches if each not in town]
    lead = min((rival.cost for rival in rivals), default=CLEAR_LEAD) - head.cost
    is_namesake = head.name_match.distance == 0 and head.place.importance == WRITTEN_UP
    if not rivals or (lead >= CLEAR_LEAD and not is_namesake):
        return True
    return lead >= 0 and _stands_alone(town) and not _stands_alone(rivals)


def _stands_alone(matches: Sequence[PlaceMatch]) -> bool:
    return any(each.place.stands_alone and each.name_match.belonging != CITY for each in matches)


def is_plausible(match: PlaceMatch, letters: int) -> bool:
    """Whether a beginning or a misspelling may stand for this place, not only suggest it.

    A large place is easily meant; a small one only by a longer text with one letter wrong at most.
    """
    is_long = letters >= LONG_ENOUGH and match.name_match.distance <= 1
    return is_long or match.place.importance >= LARGE


def same_town(one: Place, other: Place) -> bool:
    """Whether two places serve the same town."""
    return great_circle_km(one.position, other.position) <= SAME_TOWN_KM
