"""The record of a place: an airport, an ocean port, or a town without either."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache

from portolan.domain.geo.position import Position
from portolan.domain.places.folding import folded


class PlaceKind(StrEnum):
    """The kind of a place; the value is its type in addresses and in the tools' JSON."""

    AIRPORT = "airport"
    OCEANPORT = "oceanport"
    TOWN = "town"


MINOR, MIDDLING, LARGE, WRITTEN_UP = range(4)
"""How important a place is, for ranking: from an airstrip to one of those written up by hand."""


@dataclass(frozen=True, slots=True)
class Place:
    """An airport, an ocean port, or a town that others serve.

    The code is the three letters of IATA or the five of UN/LOCODE, the country the two letters of
    ISO 3166-1; an airport also has the four of ICAO, its elevation in feet, the number of its
    runways in use, and the length of the longest in feet. Longitude and latitude are degrees, east
    and north positive (WGS 84). The time zone is one of the IANA database. A place that stands
    alone is what its bare name means: Barcelona is the one in Spain, whereas Valencia has to be
    asked about. A twin has a namesake in another state of its country. The cities that a place
    serves have none of their own. Translations are its names by language.
    """

    code: str
    kind: PlaceKind
    name: str
    city: str
    country: str
    longitude: float
    latitude: float
    translations: Mapping[str, str] = field(default_factory=dict, hash=False)
    region: str | None = None
    timezone: str | None = None
    aliases: tuple[str, ...] = ()
    importance: int = MINOR
    stands_alone: bool = False
    is_twin: bool = False
    serves: tuple[str, ...] = ()
    icao: str | None = None
    elevation: int | None = None
    runways: int = 0
    longest_runway: int = 0

    @property
    def slug(self) -> str:
        """Name and code as part of an address: `shanghai-cnsha`; the same everywhere."""
        return _slug(self.name, self.code)

    @property
    def position(self) -> Position:
        """The position in the form that charts need."""
        return Position(self.latitude, self.longitude)

    def name_in(self, language: str) -> str:
        """Return the name in a language (`zh`); the Latin one if there is no other.

        A twin's Latin name says its state: `Portland, Oregon`.
        """
        if own := self.translation_in(language):
            return own
        return f"{self.name}, {self.region}" if self.is_twin and self.region else self.name

    def translation_in(self, language: str) -> str | None:
        """Return the name in a language other than English; None where there is none."""
        return self.translations.get(language)


# Of the gateways, which stand on all pages of places, and of what is near those that are asked for.
@lru_cache(maxsize=2048)
def _slug(name: str, code: str) -> str:
    return "-".join((*folded(name).split(), code.lower()))
