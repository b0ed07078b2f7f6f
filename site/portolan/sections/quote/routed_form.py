"""The quote form with places resolved, and the days between them."""

from collections.abc import Mapping
from typing import Any

from werkzeug.datastructures import MultiDict

from forms.choices import AIR
from forms.quote import QuoteForm
from portolan.domain.places.place import PlaceKind
from portolan.sections.quote.fit import is_overfull
from portolan.sections.quote.quoted_route import (
    ENDS,
    is_unknown,
    named,
    resolved,
    taken_places,
)
from portolan.sections.quote.transit import route_fields
from portolan.web.place_names import written


class RoutedQuoteForm(QuoteForm):
    """The quote form, with its route."""

    def __init__(
        self, *args: Any, prefilled: Mapping[str, str] | None = None, **options: Any
    ) -> None:
        super().__init__(*args, prefilled=readable(prefilled), **options)

    def is_one_place(self, one: str, other: str) -> bool:
        """Whether two texts mean the same place, in any language, by name or by code."""
        first = named(one)
        return super().is_one_place(one, other) or (first is not None and first == named(other))

    def is_only_place(self, address: str) -> bool:
        """Whether an address only names a port, an airport, a city or a country, or has its code.

        With a postal code it is more.
        """
        if any(sign.isdecimal() for sign in address):
            return False
        meaning = resolved(address)
        return meaning is not None and (meaning.is_exact or meaning.is_area)

    @property
    def flags(self) -> list[str]:
        """The flags of the form, with those for unknown places and overfull containers."""
        checks = {
            "unknown-place": any(is_unknown(self.question(end).data) for end in ENDS),
            "does-not-fit": is_overfull(self),
        }
        return [*super().flags, *(flag for flag, is_set in checks.items() if is_set)]

    def stored(self) -> dict[str, str]:
        """The answers, with the days computed by the server, whatever the page showed."""
        return {**super().stored(), **route_fields(self)}


def readable(prefilled: Mapping[str, str] | None) -> MultiDict[str, str]:
    """The prefilled values, with names, slugs and codes of places as the locale writes them."""
    given = MultiDict(prefilled or {})
    # Of several places in a city, the advice says which one is taken.
    of_cities = {taken.end for taken in taken_places(given, given.get("mode"))}
    for name in ENDS:
        if name in given and name not in of_cities:
            given[name] = _readable(given[name], given.get("mode"))
    return given


def _readable(text: str, mode: str | None) -> str:
    resolution = resolved(text, mode)
    if resolution is None or resolution.best is None:
        return text
    place = resolution.best
    is_code = text.strip().casefold() in (place.slug, place.code.casefold())
    is_named = is_code or text.rstrip().endswith((f"({place.code})", f"（{place.code}）"))
    # A city's name is no word for its seaport where the goods fly.
    is_meant = resolution.is_exact and (mode != AIR or place.kind is PlaceKind.AIRPORT)
    return written(place) if is_named or is_meant else text
