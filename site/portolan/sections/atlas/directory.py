"""The directory: links to all ports and airports with a document, by country."""

from collections.abc import Sequence
from dataclasses import dataclass

from portolan.domain.places.place import WRITTEN_UP, Place, PlaceKind
from portolan.sections.atlas.kinds import PLACES, AtlasKind
from portolan.sections.atlas.lists import Row
from portolan.sections.atlas.place_list import place_row
from portolan.web.route_network import route_network
from portolan.web.templating import country


@dataclass(frozen=True)
class Country:
    """The places of a country."""

    name: str
    rows: Sequence[Row]


def directory() -> list[tuple[AtlasKind, list[Country]]]:
    """The ports, then the airports with a document, by country in the order of the language."""
    return [(PLACES[kind], _by_country(kind)) for kind in (PlaceKind.OCEANPORT, PlaceKind.AIRPORT)]


def _by_country(kind: PlaceKind) -> list[Country]:
    places: dict[str, list[Place]] = {}
    for place in route_network().of_kind(kind):
        if place.importance == WRITTEN_UP:
            places.setdefault(place.country, []).append(place)
    countries = [Country(country(code), _rows(them)) for code, them in places.items()]
    return sorted(countries, key=lambda one: one.name)


def _rows(places: list[Place]) -> list[Row]:
    return [place_row(place) for place in sorted(places, key=lambda place: place.slug)]
