"""The lists of ports and of airports: thousands of places, those that are written up first."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from flask import current_app

from portolan.core.i18n import _
from portolan.domain.geo.position import in_degrees_and_minutes
from portolan.domain.places.place import Place, PlaceKind
from portolan.sections.atlas.entries import is_one_of_many, path_of
from portolan.sections.atlas.lists import Choice, Filter, Listing, Row, chosen, sorting, words
from portolan.sections.atlas.names import area_of
from portolan.web.gazetteer import gazetteer
from portolan.web.place_names import lang_of, language, name_of
from portolan.web.templating import country

MOST_FOUND = 200


@dataclass(frozen=True)
class Shelf:
    """The places of a kind by name, and how many each country has."""

    by_name: Sequence[Place]
    countries: Mapping[str, int]


def place_listing(kind: PlaceKind) -> Listing:
    """The places that the address asks for."""
    asked = words()
    countries = _countries(kind)
    order = sorting(
        ("known", _("Written up first")), ("name", _("By name")), ("country", _("By country"))
    )
    where = Filter(
        "country", _("Country"), countries, chosen("country", countries), _("Every country")
    )
    found = _found(kind, asked, order.chosen)
    if where.chosen:
        found = [place for place in found if place.country == where.chosen]
    if order.chosen == "country":
        labels = {one.value: n for n, one in enumerate(countries)}
        found = sorted(found, key=lambda place: labels[place.country])
    return Listing(found, place_row, (where, order), asked)


def _found(kind: PlaceKind, asked: str, order: str) -> Sequence[Place]:
    if asked:
        found = gazetteer().resolver.resolve(asked, kind, MOST_FOUND).candidates
        alike = [place for place in found if place.kind is kind]
        return sorted(alike, key=lambda place: place.slug) if order == "name" else alike
    return gazetteer().of_kind(kind) if order == "known" else _shelf(kind).by_name


def _countries(kind: PlaceKind) -> list[Choice]:
    """The countries that have places of the kind, in the order of the visitor's language."""
    counts = _shelf(kind).countries
    lines = [Choice(code, country(code), count) for code, count in counts.items()]
    return sorted(lines, key=lambda one: one.label)


def _shelf(kind: PlaceKind) -> Shelf:
    """The places of a kind, sorted once for each process."""
    shelves: dict[PlaceKind, Shelf] = current_app.extensions.setdefault("atlas_shelves", {})
    if kind not in shelves:
        places = gazetteer().of_kind(kind)
        by_name = tuple(sorted(places, key=lambda place: place.slug))
        shelves[kind] = Shelf(by_name, Counter(place.country for place in places))
    return shelves[kind]


def place_row(place: Place) -> Row:
    """A place as a line of a list."""
    return Row(
        path=path_of(place),
        code=place.code,
        title=name_of(place),
        about=area_of(place),
        figure=in_degrees_and_minutes(place.position),
        lang=lang_of(place),
        latin=place.name if language() == "zh" and place.name_zh else "",
        many=is_one_of_many(place),
    )
