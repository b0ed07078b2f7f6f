"""Chinese names of cities from CLDR, by way of Babel; none is made up.

CLDR names one city for each time zone (its exemplar city): 芝加哥 for America/Chicago. A place in
that zone with that city's name may be called so, and no other place.
"""

from functools import lru_cache

from babel import Locale

from portolan.domain.places.folding import folded


def city_in_chinese(city: str, timezone: str) -> str | None:
    """Return the Chinese name of a city that its time zone is named after, else None."""
    return _exemplar_cities().get((timezone, folded(city)))


@lru_cache(maxsize=1)
def _exemplar_cities() -> dict[tuple[str, str], str]:
    english = Locale("en").time_zones
    return {
        (zone, folded(english.get(zone, {}).get("city") or _city_of(zone))): names["city"]
        for zone, names in Locale("zh").time_zones.items()
        if "city" in names
    }


def _city_of(zone: str) -> str:
    return zone.rpartition("/")[2].replace("_", " ")
