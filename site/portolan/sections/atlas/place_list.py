"""The lists of ports and of airports, those with a document first."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from flask import current_app

from portolan.core.i18n import _, pgettext
from portolan.domain.geo.position import in_degrees_and_minutes
from portolan.domain.places.place import Place, PlaceKind
from portolan.sections.atlas.entries import is_one_of_many, path_of
from portolan.sections.atlas.lists import Choice, Filter, Listing, Row, chosen, sorting, words
from portolan.sections.atlas.names import area_of
from portolan.web.place_names import lang_of, language, name_of
from portolan.web.route_network import route_network
from portolan.web.templating import country

MOST_MATCHES = 200


@dataclass(frozen=True)
class PlaceIndex:
    """The places of a kind by name, and their number in each country."""

    by_name: Sequence[Place]
    countries: Mapping[str, int]


def place_listing(kind: PlaceKind) -> Listing:
    """The list of places of a kind, filtered by the query."""
    text = words()
    countries = _countries(kind)
    order = sorting(
        ("known", _("With an article first")), ("name", _("By name")), ("country", _("By country"))
    )
    where = Filter(
        "country",
        pgettext("place", "Country"),
        countries,
        chosen("country", countries),
        _("Every country"),
    )
    places = _matching(kind, text, order.chosen)
    if where.chosen:
        places = [place for place in places if place.country == where.chosen]
    if order.chosen == "country":
        labels = {one.value: n for n, one in enumerate(countries)}
        places = sorted(places, key=lambda place: labels[place.country])
    return Listing(places, place_row, (where, order), text)


def _matching(kind: PlaceKind, text: str, order: str) -> Sequence[Place]:
    if text:
        places = route_network().resolver.resolve(text, kind, MOST_MATCHES).candidates
        alike = [place for place in places if place.kind is kind]
        return sorted(alike, key=lambda place: place.slug) if order == "name" else alike
    return route_network().of_kind(kind) if order == "known" else _index(kind).by_name


def _countries(kind: PlaceKind) -> list[Choice]:
    """The countries that have places of the kind, in the order of the visitor's language."""
    counts = _index(kind).countries
    lines = [Choice(code, country(code), count) for code, count in counts.items()]
    return sorted(lines, key=lambda one: one.label)


def _index(kind: PlaceKind) -> PlaceIndex:
    """The sorted places of a kind, computed once per process."""
    indexes: dict[PlaceKind, PlaceIndex] = current_app.extensions.setdefault("place_indexes", {})
    if kind not in indexes:
        places = route_network().of_kind(kind)
        by_name = tuple(sorted(places, key=lambda place: place.slug))
        indexes[kind] = PlaceIndex(by_name, Counter(place.country for place in places))
    return indexes[kind]


def place_row(place: Place) -> Row:
    """The row of a place."""
    return Row(
        path=path_of(place),
        code=place.code,
        title=name_of(place),
        about=area_of(place),
        figure=in_degrees_and_minutes(place.position),
        lang=lang_of(place),
        latin=place.name if place.translation_in(language()) else "",
        many=is_one_of_many(place),
    )
