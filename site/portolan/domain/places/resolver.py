"""The resolver: from what people type to the place they mean."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from portolan.domain.places.areas import areas_of
from portolan.domain.places.countries import countries_of, main_places
from portolan.domain.places.folding import typed_parts
from portolan.domain.places.judgment import Found, is_clear, is_plausible, ranked
from portolan.domain.places.names import CODE, SERVED, Hit, NameIndex
from portolan.domain.places.place import LARGE, Place, PlaceKind
from portolan.domain.places.readings import BARE, Reading, readings
from portolan.domain.places.resolution import UNKNOWN, Certainty, Resolution

SHORTEST_BEGINNING = 3
"""Letters: a shorter text is no beginning of a name, only a name or a code."""


class Resolver:
    """Finds places by code, slug, name, alias, beginning or misspelling.

    Built once from all places, the most important first; it never changes, so any number of
    threads may ask it. It reads no file and no clock, and a text of any length costs little.
    """

    def __init__(self, places: Iterable[Place]) -> None:
        self._places = tuple(places)
        self._names = NameIndex(self._places)
        self._areas = areas_of(self._places)
        self._countries = countries_of(self._areas)

    def resolve(self, text: str, kind: PlaceKind | None = None, limit: int = 8) -> Resolution:
        """Return what a text means, with at most ``limit`` candidates (and one at least).

        With a kind, only airports or only ocean ports are looked for. Any text has an answer.
        """
        limit = max(limit, 1)
        parts = typed_parts(text)
        if not parts:
            return UNKNOWN
        ways = list(dict.fromkeys(_asking(kind, way) for way in readings(parts, self._areas)))
        if ways[0].name in BARE:
            return self._suggested(ways, limit)
        is_code = text.strip().isupper()
        return (
            self._known(ways, is_code=is_code, limit=limit)
            or self._nearly(ways, limit)
            or self._suggested(ways, limit)
        )

    def _known(self, ways: Sequence[Reading], *, is_code: bool, limit: int) -> Resolution | None:
        """Return what goes by the text's very name, or a question if that is a country's."""
        exact = self._exactly(ways, is_code=is_code, limit=limit)
        for way in ways[:1] if exact else ways:
            country = None if way.areas else self._countries.get(way.name)
            if country and not (exact and _is_of(country, exact.candidates[0], way.name)):
                return self._somewhere_in(country, way, exact, limit)
        return exact

    def _somewhere_in(
        self, country: str, way: Reading, exact: Resolution | None, limit: int
    ) -> Resolution:
        """Return the question where in a country; places elsewhere of its name come at the end."""
        namesakes = exact.candidates[: limit // 2] if exact else ()
        main = main_places(self._places, country, way.kind)
        if not main and not namesakes:
            return UNKNOWN
        offered = dict.fromkeys((*main[: limit - len(namesakes)], *namesakes))
        return Resolution(Certainty.AMBIGUOUS, tuple(offered), is_exact=True)

    def _exactly(self, ways: Sequence[Reading], *, is_code: bool, limit: int) -> Resolution | None:
        for way in ways:
            hits = _own(self._kept(self._names.exact(way.name), way))
            codes = [hit for hit in hits if hit.belonging == CODE]
            if codes and (is_code or len(way.name) > len("lax")):
                return self._answer(ranked(codes, self._places), hits, way, limit)
            if hits:
                return self._answer(ranked(hits, self._places), (), way, limit)
        return self._twice_named(ways[0], limit)

    def _twice_named(self, way: Reading, limit: int) -> Resolution | None:
        """Return what goes by both halves of the text: `Heathrow London`, `Guangzhou Nansha`."""
        words = way.name.split()
        for cut in range(1, len(words)):
            halves = (" ".join(words[:cut]), " ".join(words[cut:]))
            first, second = (list(self._kept(self._names.exact(each), way)) for each in halves)
            both = {hit.number for hit in first} & {hit.number for hit in second}
            if both:
                hits = (hit for hit in first if hit.number in both)
                return self._answer(ranked(hits, self._places), (), way, limit)
        return None

    def _answer(
        self, found: list[Found], others: Iterable[Hit], way: Reading, limit: int
    ) -> Resolution:
        """Return an exact answer; what only begins like it follows the candidates proper."""
        certainty = Certainty.FOUND if is_clear(found) else Certainty.AMBIGUOUS
        longer = self._kept(self._names.beginning(way.name), way)
        rest = ranked((*others, *longer), self._places)
        return Resolution(certainty, _places((*found, *rest), limit), is_exact=True)

    def _nearly(self, ways: Sequence[Reading], limit: int) -> Resolution | None:
        """Return what the text begins or misspells."""
        for look in (self._names.beginning, self._names.close):
            for way in reversed(ways):
                if len(way.name) < SHORTEST_BEGINNING:
                    continue
                found = ranked(self._kept(look(way.name), way), self._places)
                if found and is_plausible(found[0], len(way.name)):
                    certainty = Certainty.FOUND if is_clear(found) else Certainty.AMBIGUOUS
                    return Resolution(certainty, _places(found, limit))
        return None

    def _suggested(self, ways: Sequence[Reading], limit: int) -> Resolution:
        """Return suggestions: longer names and the nearest misspellings, of any kind, anywhere."""
        looks = (self._names.beginning, self._names.close)
        hits = (
            hit
            for way in ways
            if len(way.name) >= SHORTEST_BEGINNING
            for look in looks
            for hit in look(way.name)
        )
        return Resolution(Certainty.UNKNOWN, _places(ranked(hits, self._places), limit))

    def _kept(self, hits: Iterable[Hit], way: Reading) -> Iterator[Hit]:
        """Yield the hits of the kind and in the areas that are asked for."""
        for hit in hits:
            place = self._places[hit.number]
            if way.kind in (None, place.kind) and (
                not way.areas or any(area.holds(place) for area in way.areas)
            ):
                yield hit


def _own(hits: Iterable[Hit]) -> list[Hit]:
    """Return the hits of places that have the name; if there is none, of those that serve it."""
    found = list(hits)
    return [hit for hit in found if hit.belonging != SERVED] or found


def _is_of(country: str, place: Place, name: str) -> bool:
    """Tell whether a place in a country may go by its name: Singapore; not USA, a small airport."""
    is_small = place.importance < LARGE and place.code.lower() == name
    return place.country == country and not is_small


def _asking(kind: PlaceKind | None, way: Reading) -> Reading:
    """Return the reading with the kind that the caller asks for, whatever the text says."""
    return Reading(way.name, kind, way.areas) if kind else way


def _places(found: Iterable[Found], limit: int) -> tuple[Place, ...]:
    unique = dict.fromkeys(each.place for each in found)
    return tuple(islice(unique, limit))
