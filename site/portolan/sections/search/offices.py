"""The offices of a query: those whose city or country it names, or the nearest one."""

import re
from collections.abc import Iterator

from portolan.content.types import CONTENT_TYPES, Doc
from portolan.core.i18n import _, pgettext
from portolan.core.locales import phrase
from portolan.core.unavailable import DataUnavailable
from portolan.domain.geo.distance import great_circle_km
from portolan.domain.places.harbors import harbor
from portolan.domain.places.place import MIDDLING, Place
from portolan.domain.routes.passages import PASSAGE_NAMES
from portolan.sections.search.areas import MOST_PLACES, bare, cities_in
from portolan.sections.search.result import Direct
from portolan.web.content import store
from portolan.web.locale import current_locale
from portolan.web.route_network import route_network
from portolan.web.templating import country, number

FAR_KM = 1000
"""From here on distances are told to the hundred."""

_OFFICE = re.compile(phrase("office"), re.IGNORECASE)
_KIND = re.compile(
    "|".join(map(phrase, ("kind of a place", "behind a port", "behind an airport"))), re.IGNORECASE
)


def offices(text: str) -> Iterator[Direct]:
    """The offices of a city or country, where the query also says that an office is meant.

    Where there is none, the list says so, and the nearest office follows.
    """
    if not _OFFICE.search(text):
        return
    offices_there = named_offices(text) or _offices_in(text)
    if not offices_there and (place := _place(text)):
        nearest = min(_every(), key=lambda doc: _km(place, doc))
        yield _none_in(text, nearest, _km(place, nearest))
        offices_there = [nearest]
    for doc in offices_there:
        yield Direct(pgettext("our own", "Office"), doc.title, doc.path, doc.summary)


def named_offices(text: str) -> list[Doc]:
    """The offices whose city a query names, in any language."""
    folded = text.casefold()
    return [doc for doc in _every() if any(name in folded for name in names_of(doc))]


def _offices_in(text: str) -> list[Doc]:
    """The offices in a country or region that a query names."""
    folded = text.casefold()
    cities = cities_in(text, _OFFICE)
    return [
        doc
        for doc in _every()
        if country(doc.meta["country"]).casefold() in folded or doc.slug in cities
    ]


def names_of(doc: Doc) -> list[str]:
    """The names of a document in any language, as queries are compared with them."""
    names = (doc.title, str(doc.meta.get("english") or ""), doc.slug.replace("-", " "))
    return [name.casefold() for name in names if name]


def _every() -> list[Doc]:
    return store().all(CONTENT_TYPES["office"], current_locale().code)


def _place(text: str) -> Place | None:
    """The place or country that is all that a query names beside an office."""
    name = bare(text, _OFFICE)
    if not name or _KIND.search(name) or _is_passage(name):
        return None
    try:
        named = route_network().resolver.named(name, MOST_PLACES)
    except DataUnavailable:
        return None
    if not named or (named.is_area and len({one.country for one in named.candidates}) > 1):
        return None
    place = named.candidates[0]
    return place if place.importance >= MIDDLING else None


def _is_passage(name: str) -> bool:
    """Whether it is a canal or a strait, of which people ask whether it is open."""
    return name.casefold() in {str(each).casefold() for each in PASSAGE_NAMES.values()}


def _none_in(text: str, nearest: Doc, km: float) -> Direct:
    """The list of offices, which has none there."""
    kind = CONTENT_TYPES["office"]
    name = " ".join(word[:1].upper() + word[1:] for word in bare(text, _OFFICE).split())
    return Direct(
        str(pgettext("our own", "Offices")),
        _("No office in {{place}}", place=name),
        kind.listed,
        _(
            "Our nearest office is {{city}}, about {{distance}} km away. The list has all of them.",
            city=nearest.title,
            distance=number(round(km, -1 if km < FAR_KM else -2)),
        ),
    )


def _km(place: Place, office: Doc) -> float:
    return great_circle_km(place.position, harbor(office.meta["code"]).position)
