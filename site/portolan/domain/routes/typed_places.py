"""Meaning of a typed text: a code, a slug, a name, or a name with its code as the picker writes it.

All tools ask here. A code, a slug or a place's own name means that place, whatever the mode. A city
with a port and airports of its name is asked about, unless one of them alone fits the mode: by sea
Chicago is its port, which containers reach through a seaport and over land. For any mode Toronto is
its port too, since its one large airport serves that by air. By air a city with several airports
that are written up is asked about, though it has a port: London, New York. For any mode one without
a port is asked about whose airports weigh the same: Moscow. Of namesakes in different towns, those
in each town that fit the mode are offered. Where one of a city's places is taken without a
question, `also` tells the others.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from portolan.domain.geo.distance import KM_PER_NM
from portolan.domain.mode import Mode
from portolan.domain.places.folding import folded
from portolan.domain.places.judgment import SAME_TOWN_KM, same_town
from portolan.domain.places.place import LARGE, MIDDLING, WRITTEN_UP, Place, PlaceKind
from portolan.domain.places.resolution import Certainty, Resolution
from portolan.domain.routes.ends import ends_of
from portolan.domain.routes.network import RouteNetwork

LONGEST = 200
KINDS = {Mode.SEA: PlaceKind.OCEANPORT, Mode.AIR: PlaceKind.AIRPORT}
"""The kind of place at which each mode ends; by road and rail it may be any."""
SAME_TOWN_NM = SAME_TOWN_KM / float(KM_PER_NM)

_WITH_CODE = re.compile(r".*\(([A-Z]{3}|[A-Z]{2}[A-Z2-9]{3})\)\s*$", re.DOTALL)


def resolve_text(
    network: RouteNetwork, text: str, kind: PlaceKind | None = None, limit: int = 8
) -> Resolution:
    """Resolve a text of any length, of which only the first 200 characters count."""
    text = text[:LONGEST]
    written = _WITH_CODE.match(text)
    place = network.by_code.get(written[1]) if written else None
    if place and kind in (None, place.kind):
        return Resolution(Certainty.CLEAR, (place,), is_exact=True)
    return network.resolver.resolve(text, kind, limit)


def meaning_by(
    network: RouteNetwork, text: str, mode: Mode | None = None, limit: int = 8
) -> Resolution:
    """Return the place that a text means for a mode, or the candidates; no mode means any."""
    resolution = resolve_text(network, text, limit=limit)
    if resolution.is_area and mode in KINDS:
        return _area_by(network, resolution, text, KINDS[mode], limit)
    choices = _choices(network, resolution, text, mode)
    if not choices:
        return resolution
    fitting = [place for place in choices if _fits(network, place, mode, choices)]
    # Where the mode is open, a port does not stand in for another town's airport.
    replaces = same_town if mode else _of_one_city
    meant = tuple(
        place
        for place in choices
        if place in fitting or not any(replaces(place, other) for other in fitting)
    )
    certainty = Certainty.CLEAR if len(meant) == 1 else Certainty.AMBIGUOUS
    return replace(resolution, certainty=certainty, candidates=meant)


def _area_by(
    network: RouteNetwork, any_kind: Resolution, text: str, kind: PlaceKind, limit: int
) -> Resolution:
    """The main places of a kind in a country; where it has none of them, those of any kind."""
    area = resolve_text(network, text, kind, limit)
    main = tuple(place for place in area.candidates if place.importance >= MIDDLING)
    return replace(area, candidates=main or area.candidates) if area.is_area else any_kind


def also(
    network: RouteNetwork, text: str, place: Place | None, mode: Mode | None = None
) -> tuple[Place, ...]:
    """Return the other places of a city whose name was typed, where one was taken for a mode.

    Of a city that goes by its port only ports count by sea; for any mode and by air its airports
    do too, where there are several. A code or a place's own name leaves no others.
    """
    resolution = resolve_text(network, text)
    if not (place and resolution.is_exact) or _is_itself(place, text):
        return ()
    others = [one for one in resolution.candidates if _is_other(place, one)]
    ports = [one for one in others if one.kind is PlaceKind.OCEANPORT and mode is not Mode.AIR]
    airports = _other_airports(network, text, resolution, place, mode)
    known = (place, taken_by(network, place, mode))
    return tuple(one for one in dict.fromkeys((*ports, *airports)) if one not in known)


def taken_by(network: RouteNetwork, place: Place, mode: Mode | None) -> Place:
    """Return the place that a mode takes for another: by air a port goes by its airport."""
    airport = ends_of(network, place).airport if mode is Mode.AIR else None
    return airport.place if airport else place


def _other_airports(
    network: RouteNetwork, text: str, resolution: Resolution, place: Place, mode: Mode | None
) -> Sequence[Place]:
    """The airports of a city, where they count beside the place that was taken for its name."""
    best = resolution.candidates[0]
    elsewhere = _airports_under(text, best, resolution.candidates)
    airports = [*_airports_of_city(network, best), *elsewhere]
    airports += _of_one_code(network, airports)
    if best.kind is PlaceKind.AIRPORT and place.kind in KINDS.values():
        is_one = _fits(network, place, mode, (place, *airports))
        return () if mode is None and len(airports) == 1 and is_one else airports
    # "Port of" leaves none.
    is_any_kind = any(one.kind is PlaceKind.AIRPORT for one in resolution.candidates)
    of_city = any(one.city == best.city for one in airports) and len(airports) > 1
    is_told = (of_city or elsewhere) and is_any_kind and mode in (None, Mode.AIR)
    return airports if is_told else ()


def _airports_under(text: str, port: Place, candidates: Sequence[Place]) -> Sequence[Place]:
    """The airports of a city whose port goes by another name: of São Paulo that of Guarulhos."""
    typed = folded(text)
    own = map(folded, (port.name, port.city, *port.translations.values()))
    if port.kind is not PlaceKind.OCEANPORT or typed in own:
        return ()
    return [
        one
        for one in candidates
        if one.kind is PlaceKind.AIRPORT
        and one.importance >= LARGE
        and folded(one.city) != folded(port.city)
        and typed in map(folded, (one.city, *one.aliases))
        and same_town(one, port)
    ]


def _of_one_code(network: RouteNetwork, airports: Sequence[Place]) -> Sequence[Place]:
    """The large airports near the first of some that share the code of its city: MIL, of Milan."""
    first = next(iter(airports), None)
    code = first and folded(first.city)[:3].upper()
    if not (first and code in first.aliases):
        return ()
    near = [one.place for one in network.within(first, PlaceKind.AIRPORT, SAME_TOWN_NM)]
    return [one for one in near if one.importance >= LARGE and code in one.aliases]


def _is_other(place: Place, one: Place) -> bool:
    """Whether a port is another of a city; beside an airport any is, as that of Duluth–Superior."""
    if place.kind is PlaceKind.AIRPORT:
        return one != place and one.name.startswith(place.city) and same_town(place, one)
    return one != place and one.importance >= MIDDLING and _of_one_city(place, one)


def _fits(network: RouteNetwork, place: Place, mode: Mode | None, choices: Sequence[Place]) -> bool:
    """Whether the mode ends there; for any mode, whether only the port's airport competes."""
    if mode:
        return place.kind is KINDS.get(mode, place.kind)
    if place.kind is not PlaceKind.OCEANPORT:
        return False
    airport = ends_of(network, place).airport
    others = [other for other in choices if other != place]
    return airport is not None and others == [airport.place]


def _choices(
    network: RouteNetwork, resolution: Resolution, text: str, mode: Mode | None
) -> Sequence[Place]:
    """The places to ask about; none where the text means one, or none at all."""
    best = resolution.best
    if best is None:
        return resolution.candidates if resolution.is_ambiguous else ()
    if _is_itself(best, text):
        return ()
    airports = _airports_of_city(network, best) if mode in (None, Mode.AIR) else ()
    is_known = sum(airport.importance == WRITTEN_UP for airport in airports) > 1
    if (is_known and mode) or (best in airports and _weigh_the_same(airports)):
        return airports
    if best.kind is not PlaceKind.AIRPORT:
        return ()
    # Elsewhere the port comes first, and its airport stands in by air.
    named = [place for place in resolution.candidates if _is_of(best, place)]
    return named if any(place.kind is PlaceKind.OCEANPORT for place in named) else ()


def _airports_of_city(network: RouteNetwork, best: Place) -> Sequence[Place]:
    """The large airports that bear the name of a town or serve it: Newark is one of New York's."""
    near = network.within(best, PlaceKind.AIRPORT, SAME_TOWN_NM)
    airports = (best, *(one.place for one in near))
    named = {
        place
        for place in airports
        if place.kind is PlaceKind.AIRPORT
        and place.importance >= LARGE
        and _bears_or_serves(place, best.city)
    }
    return sorted(named, key=lambda place: (-place.importance, place.code))


def _weigh_the_same(airports: Sequence[Place]) -> bool:
    return len(airports) > 1 and len({airport.importance for airport in airports}) == 1


def _bears_or_serves(place: Place, city: str) -> bool:
    names = (place.name, *place.aliases)
    is_named = any(name.startswith(f"{city} ") for name in names)
    return is_named or city in (place.city, *place.serves)


def _is_of(best: Place, place: Place) -> bool:
    least = MIDDLING if place.kind is PlaceKind.OCEANPORT else LARGE
    is_offered = place.importance >= least or place == best
    return is_offered and _of_one_city(best, place)


def _of_one_city(one: Place, other: Place) -> bool:
    """Whether two places bear the name of one city, and do not only serve it."""
    return one.city == other.city and same_town(one, other)


def _is_itself(place: Place, text: str) -> bool:
    """Whether the text is the code, slug or own name of a place, and not only its city's."""
    typed = " ".join(text.split()).casefold()
    names = (
        () if place.name == place.city else (place.name.casefold(), *place.translations.values())
    )
    own = (place.slug, place.code.casefold(), *names)
    return typed in own or typed.endswith(f"({place.code.casefold()})")
