"""Short names of places, made from the formal and cluttered ones of the data sets."""

import re
from collections import Counter
from collections.abc import Iterable

from portolan.domain.places.folding import folded

WITH_STATES = frozenset({"AU", "BR", "CA", "IN", "MX", "US"})
"""Countries whose towns are told apart by their states."""

# What follows a town's own name in airportsdata: an island, a province, a second town.
_AFTER_TOWN = re.compile(r"(?:[-,] .*| ?[,/(].*|-[\w' ]+ Island)$")
# What an airport's name says besides what it is called.
_FORMAL = re.compile(
    r"\b(?:International|Intl|Intcntl|Regional|Municipal|Muni|Metropolitan|County|Executive"
    r"|Domestic|National|Memorial|Airport|Aerodrome|Airfield|Airstrip|Airpark|Apt|Field"
    r"|Air Base|Air Force Base|Afb)\b\.?",
    re.IGNORECASE,
)
_LAST_WORDS = re.compile(r"[\s/,-]*\(.*?\)|[\s/,-]+$|^[\s/,-]+")
_SLASH = re.compile(r"\s*/\s*")
_AROUND_PORT = re.compile(r"\s*(?:\(.*|[,/].*)$")


def town(city: str) -> str:
    """Return the town of a record: `Tapaktuan, Sumatra` and `Serui-Japen Island` lose the rest."""
    return _AFTER_TOWN.sub("", city.removesuffix(" Airport")).strip() or city


def own_name(name: str) -> str:
    """Return an airport's own name, without "International Airport" and the like."""
    words = " ".join(_FORMAL.sub(" ", name).split())
    return _SLASH.sub("/", _LAST_WORDS.sub("", words)).strip(" -/,")


def airport_name(city: str, name: str, *, alone: bool) -> str:
    """Return the city's name if it has one airport; else the city and the airport's own name.

    >>> airport_name("Moscow", "Domodedovo International Airport", alone=False)
    'Moscow Domodedovo'
    """
    short = own_name(name)
    if alone or not short or folded(short) == folded(city):
        return city
    return short if folded(city) in folded(short) else f"{city} {short}"


def port_name(name: str) -> str:
    """Return a port's name without island and state, and not all in capitals."""
    short = _AROUND_PORT.sub("", name).strip() or name
    return short.title() if short.isupper() else short


def without_port(name: str) -> tuple[str, ...]:
    """Return the other name of a port: `Port Victoria` is also `Victoria`."""
    return (name.removeprefix("Port "),) if name.startswith("Port ") else ()


def occurring_once(towns: Iterable[tuple[str, str, str]]) -> frozenset[tuple[str, str, str]]:
    """Return the towns (country, region, folded name) that occur exactly once."""
    return frozenset(each for each, count in Counter(towns).items() if count == 1)
