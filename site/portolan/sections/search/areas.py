"""Cities of a country or region that a query names beside an office, a warehouse or work."""

import re

from portolan.core.locales import phrase
from portolan.core.unavailable import DataUnavailable
from portolan.web.route_network import route_network

MOST_PLACES = 60
"""Main places of an area among whose cities ours are looked for."""

_AROUND = re.compile(rf"{phrase('beside an area')}|[?？,，]", re.IGNORECASE)


def bare(text: str, beside: re.Pattern[str]) -> str:
    """What is left of a query without the words `beside` and those around them."""
    return " ".join(_AROUND.sub(" ", beside.sub(" ", text)).split())


def cities_in(text: str, beside: re.Pattern[str]) -> frozenset[str]:
    """The cities, as slugs begin with them, of the area that is left without the words `beside`."""
    name = bare(text, beside)
    try:
        area = route_network().resolver.named(name, MOST_PLACES) if name else None
    except DataUnavailable:
        return frozenset()
    if not area or not area.is_area:
        return frozenset()
    return frozenset("-".join(place.city.casefold().split()) for place in area.candidates)
