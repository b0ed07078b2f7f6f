"""Names of cities in the languages of the site from CLDR, by way of Babel; none is made up.

CLDR names one city for each time zone (its exemplar city): 芝加哥 for America/Chicago. A place in
that zone with that city's name may be called so, and no other place.
"""

from functools import lru_cache

from babel import Locale

from portolan.core.locale import SOURCE_LANGUAGE
from portolan.core.locales import KNOWN
from portolan.domain.places.folding import folded


def city_names(city: str, timezone: str) -> dict[str, str]:
    """Return the names, by language, of a city after which its time zone is named."""
    place = (timezone, folded(city))
    named = {language: _exemplar_cities(language) for language in _languages()}
    return {language: cities[place] for language, cities in named.items() if place in cities}


@lru_cache(maxsize=1)
def _languages() -> tuple[str, ...]:
    return tuple(sorted({one.language for one in KNOWN.values()} - {SOURCE_LANGUAGE}))


@lru_cache
def _exemplar_cities(language: str) -> dict[tuple[str, str], str]:
    english = Locale(SOURCE_LANGUAGE).time_zones
    return {
        (zone, folded(english.get(zone, {}).get("city") or _city_of(zone))): names["city"]
        for zone, names in Locale(language).time_zones.items()
        if "city" in names
    }


def _city_of(zone: str) -> str:
    return zone.rpartition("/")[2].replace("_", " ")
