"""The resolver of typed texts to places."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice

from portolan.domain.places.areas import Area, areas_of
from portolan.domain.places.countries import PlacesByArea, countries_of, states_of
from portolan.domain.places.folding import typed_parts
from portolan.domain.places.judgment import PlaceMatch, is_clear, is_plausible, ranked
from portolan.domain.places.names import CODE, SERVED, NameIndex, NameMatch
from portolan.domain.places.place import LARGE, Place, PlaceKind
from portolan.domain.places.readings import BARE, Reading, readings_of
from portolan.domain.places.resolution import UNKNOWN, Certainty, Resolution

SHORTEST_BEGINNING = 3
"""Letters: a shorter text is no beginning of a name, only a name or a code."""


REMEMBERED_AREAS = 64
"""Countries and states whose main places are remembered."""

_ICAO = re.compile("[A-Z]{4}")
"""Letters that may be a code of ICAO: one that nobody knows is no misspelled name."""

Look = Callable[[str], Iterable[NameMatch]]


class Resolver:
    """Finder of places by code, slug, name, alias, beginning or misspelling.

    Built once from all places, the most important first; it never changes, so any number of
    threads may ask it. It reads no file and no clock, and a text of any length costs little.

    Args:
        places: all of them.
        names: their names, where these have been gathered before.
    """

    def __init__(self, places: Iterable[Place], names: NameIndex | None = None) -> None:
        self._places = tuple(places)
        self._names = names or NameIndex.of(self._places)
        self._areas = areas_of(self._places)
        self._countries = countries_of(self._areas)
        self._states = states_of(self._areas)
        # A search looks up one country several times.
        self._main_places = lru_cache(REMEMBERED_AREAS)(PlacesByArea(self._places).main)
        self._looks = (self._names.beginning, self._names.close)

    def resolve(self, text: str, kind: PlaceKind | None = None, limit: int = 8) -> Resolution:
        """Resolve a text, with at most ``limit`` candidates (and at least one).

        With a kind, only airports or only ocean ports are looked for. Any text has an answer.
        """
        limit = max(limit, 1)
        parts = typed_parts(text)
        if not parts:
            return UNKNOWN
        readings = self._readings(parts, kind)
        if readings[0].name in BARE:
            return self._suggestions(readings, limit)
        is_code = text.strip().isupper()
        looks = self._looks[: 1 if _ICAO.fullmatch(text.strip()) else 2]
        return (
            self._by_name(readings, is_code=is_code, limit=limit)
            or self._similar(readings, limit, looks)
            or self._suggestions(readings, limit)
        )

    def named(self, text: str, limit: int = 1) -> Resolution | None:
        """Return the places of exactly that name or code; None, at once, for any other text."""
        parts = typed_parts(text)
        readings = self._readings(parts, None) if parts else []
        if not readings or readings[0].name in BARE:
            return None
        return self._by_name(readings, is_code=text.strip().isupper(), limit=limit)

    def _readings(self, parts: tuple[str, ...], kind: PlaceKind | None) -> list[Reading]:
        readings = readings_of(parts, self._areas)
        return list(dict.fromkeys(_with_kind(kind, reading) for reading in readings))

    def _by_name(
        self, readings: Sequence[Reading], *, is_code: bool, limit: int
    ) -> Resolution | None:
        """Return the places of exactly this name, or a choice of places if it names a country."""
        exact = self._exactly(readings, is_code=is_code, limit=limit)
        for reading in readings[:1] if exact else readings:
            country = None if reading.areas else self._countries.get(reading.name)
            if country and not (
                exact and _is_named_after_country(country, exact.candidates[0], reading.name)
            ):
                return self._choice_in_country(country, reading, exact, limit)
        return exact or self._choice_in_state(readings, limit)

    def _choice_in_state(self, readings: Sequence[Reading], limit: int) -> Resolution | None:
        """Return a choice of the places in the state that a text names."""
        reading = next((one for one in readings if one.name in self._states), None)
        main = reading and self._main_places(self._states[reading.name], reading.kind)
        return _choice(main[:limit]) if main else None

    def _choice_in_country(
        self, country: str, reading: Reading, exact: Resolution | None, limit: int
    ) -> Resolution:
        """Return a choice of places in a country, then of its namesakes elsewhere."""
        namesakes = exact.candidates[: limit // 2] if exact else ()
        main = self._main_places((Area(country),), reading.kind)
        if not main and not namesakes:
            return UNKNOWN
        offered = dict.fromkeys((*main[: limit - len(namesakes)], *namesakes))
        return _choice(offered)

    def _exactly(
        self, readings: Sequence[Reading], *, is_code: bool, limit: int
    ) -> Resolution | None:
        for reading in readings:
            matches = _without_served(self._of_kind(self._names.exact(reading.name), reading))
            codes = [match for match in matches if match.belonging == CODE]
            if codes and (is_code or len(reading.name) > len("lax")):
                return self._answer(ranked(codes, self._places), matches, reading, limit)
            if matches:
                return self._answer(ranked(matches, self._places), (), reading, limit)
        return self._twice_named(readings[0], limit)

    def _twice_named(self, reading: Reading, limit: int) -> Resolution | None:
        """Return the places that both halves of a text name: `Heathrow London`."""
        words = reading.name.split()
        for cut in range(1, len(words)):
            halves = (" ".join(words[:cut]), " ".join(words[cut:]))
            first, second = (
                list(self._of_kind(self._names.exact(each), reading)) for each in halves
            )
            both = {match.number for match in first} & {match.number for match in second}
            if both:
                matches = (match for match in first if match.number in both)
                return self._answer(ranked(matches, self._places), (), reading, limit)
        return None

    def _answer(
        self, matches: list[PlaceMatch], others: Iterable[NameMatch], reading: Reading, limit: int
    ) -> Resolution:
        """Return an exact match; places whose names only begin like it come last."""
        certainty = Certainty.CLEAR if is_clear(matches) else Certainty.AMBIGUOUS
        rest: list[PlaceMatch] = []
        if len(matches) < limit:
            longer = self._of_kind(self._names.beginning(reading.name), reading)
            rest = ranked((*others, *longer), self._places)
        return Resolution(certainty, _places((*matches, *rest), limit), is_exact=True)

    def _similar(
        self, readings: Sequence[Reading], limit: int, looks: Sequence[Look]
    ) -> Resolution | None:
        """Return the places whose names the text begins or misspells."""
        for look in looks:
            for reading in reversed(readings):
                if len(reading.name) < SHORTEST_BEGINNING:
                    continue
                matches = ranked(self._of_kind(look(reading.name), reading), self._places)
                if matches and is_plausible(matches[0], len(reading.name)):
                    certainty = Certainty.CLEAR if is_clear(matches) else Certainty.AMBIGUOUS
                    return Resolution(certainty, _places(matches, limit))
        return None

    def _suggestions(self, readings: Sequence[Reading], limit: int) -> Resolution:
        """Return suggestions: longer names and the nearest misspellings, of any kind, anywhere."""
        matches = (
            match
            for reading in readings
            if len(reading.name) >= SHORTEST_BEGINNING
            for look in self._looks
            for match in look(reading.name)
        )
        return Resolution(Certainty.UNKNOWN, _places(ranked(matches, self._places), limit))

    def _of_kind(self, matches: Iterable[NameMatch], reading: Reading) -> Iterator[NameMatch]:
        """Yield the matches of the reading's kind and areas."""
        for match in matches:
            place = self._places[match.number]
            if reading.kind in (None, place.kind) and (
                not reading.areas or any(area.holds(place) for area in reading.areas)
            ):
                yield match


def _without_served(matches: Iterable[NameMatch]) -> list[NameMatch]:
    """Return the matches of places of that name; if there are none, of those that serve it."""
    every = list(matches)
    return [match for match in every if match.belonging != SERVED] or every


def _is_named_after_country(country: str, place: Place, name: str) -> bool:
    """Whether a place may go by its country's name: Singapore, but not the small airport USA."""
    is_small = place.importance < LARGE and place.code.lower() == name
    return place.country == country and not is_small


def _choice(places: Iterable[Place]) -> Resolution:
    """Return the choice of places in an area."""
    return Resolution(Certainty.AMBIGUOUS, tuple(places), is_exact=True, is_area=True)


def _with_kind(kind: PlaceKind | None, reading: Reading) -> Reading:
    """Return the reading with the kind of the caller, whatever the text says."""
    return Reading(reading.name, kind, reading.areas) if kind else reading


def _places(matches: Iterable[PlaceMatch], limit: int) -> tuple[Place, ...]:
    unique = dict.fromkeys(each.place for each in matches)
    return tuple(islice(unique, limit))
