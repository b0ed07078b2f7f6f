"""Areas: countries and regions that tell places of one name apart, like Portland.

A country by its names in the languages of the site (CLDR, by way of Babel) or its two letters, a
state or province by the name that its places carry. areas.csv adds abbreviations (ISO 3166-2 for
the United States and Canada, Australia Post for Australia) and other everyday names; regions.csv
the provinces of China with their ports, and regions that no border draws, like a coast.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from babel import Locale

from portolan.core.locales import KNOWN
from portolan.domain.places.folding import lookup_name
from portolan.domain.places.place import Place
from portolan.domain.table import rows

FILE, REGIONS = (Path(__file__).with_name(name) for name in ("areas.csv", "regions.csv"))
COUNTRY_LETTERS = 2


@dataclass(frozen=True, slots=True)
class Area:
    """A country (ISO 3166-1 alpha-2), or a region of it by its lookup name.

    Regions that no border draws name their places by `codes`, the main ones first.
    """

    country: str
    region: str = ""
    codes: tuple[str, ...] = ()

    def holds(self, place: Place) -> bool:
        """Whether the place lies in the area."""
        if place.code in self.codes:
            return True
        if place.country != self.country:
            return False
        return not self.region or lookup_name(place.region or "") == self.region


Areas = Mapping[str, frozenset[Area]]
"""The areas that a lookup word can mean: `georgia` is a country and a state."""


def areas_of(places: Iterable[Place]) -> Areas:
    """Return areas by their names: every country, and the regions of the places."""
    by_word: dict[str, set[Area]] = {}
    for word, area in (*_countries(), *_nicknames(), *_named_regions(), *_regions(places)):
        by_word.setdefault(word, set()).add(area)
    return {word: frozenset(areas) for word, areas in by_word.items()}


def _countries() -> Iterator[tuple[str, Area]]:
    for locale in KNOWN.values():
        # 台湾 finds it as well as the 中国台湾 that is shown.
        own = locale.country_names.items()
        for code, name in (*Locale(locale.language).territories.items(), *own):
            if len(code) == COUNTRY_LETTERS and code.isalpha():
                yield lookup_name(name), Area(code)
                yield code.lower(), Area(code)


def _nicknames() -> Iterator[tuple[str, Area]]:
    for row in rows(FILE, ("word", "country", "region")):
        yield lookup_name(row["word"]), Area(row["country"], lookup_name(row["region"]))


def _named_regions() -> Iterator[tuple[str, Area]]:
    for row in rows(REGIONS, ("country", "region", "words", "codes")):
        name = lookup_name(row["region"])
        area = Area(row["country"], name, tuple(row["codes"].split("|")))
        for word in (name, *map(lookup_name, row["words"].split("|"))):
            yield word, area


def _regions(places: Iterable[Place]) -> Iterator[tuple[str, Area]]:
    for country, region in {(place.country, place.region) for place in places if place.region}:
        word = lookup_name(region or "")
        yield word, Area(country, word)
