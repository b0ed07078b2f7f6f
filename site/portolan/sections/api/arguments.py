"""Parsing of query arguments; invalid ones raise `Refused` with their name."""

from decimal import Decimal
from typing import NoReturn

from flask import request

from forms.figures import count_of
from portolan.core.i18n import _, pgettext
from portolan.domain.hs.code import section_number
from portolan.domain.hs.query import LONGEST_QUERY
from portolan.domain.hs.record import HsCode
from portolan.domain.places.place import Place, PlaceKind
from portolan.domain.routes import resolve_text
from portolan.domain.routes.canal_limits import ShipSize
from portolan.domain.routes.ends import ends_of
from portolan.domain.routes.what_if import MOST_DAYS, MOST_STOPS, SWITCHES, Stop
from portolan.domain.sea.passage import Passage
from portolan.sections.api.answers import Refused
from portolan.sections.shared.emissions_query.cargo import between
from portolan.web.hs_store import hs_store
from portolan.web.route_network import route_network

LONGEST = 200
NOT_FOUND, UNPROCESSABLE = 404, 422


def text(field: str) -> str:
    """The text of an argument without outer whitespace; empty if missing."""
    return request.args.get(field, "")[: 4 * LONGEST].strip()


def required(field: str) -> str:
    """The text of a required argument."""
    return text(field) or _refuse(pgettext("field of a form", "Required"), field)


def place(field: str) -> Place:
    """The place that an argument names, by code, slug or name."""
    return _place_of(required(field), field)


def _place_of(name: str, field: str) -> Place:
    resolution = resolve_text(route_network(), name)
    if resolution.best:
        return resolution.best
    codes = [candidate.code for candidate in resolution.candidates]
    if resolution.is_ambiguous:
        raise Refused(_("Several places have this name. Which one?"), field, choices=codes)
    message = _("We found no port, airport or city with this name.")
    raise Refused(message, field, NOT_FOUND, codes)


def port(field: str) -> Place:
    """The seaport that serves the place that an argument names."""
    return _port_of(required(field), field)


def _port_of(name: str, field: str) -> Place:
    served = ends_of(route_network(), _place_of(name, field)).port
    if served is None:
        _refuse(_("No larger seaport lies within 150 km of it."), field)
    return served.place


def passages(field: str) -> frozenset[Passage]:
    """The passages that can be closed, with commas between."""
    switches = {passage.value: passage for passage in SWITCHES}
    names = [name.strip() for name in text(field).split(",") if name.strip()]
    if any(name not in switches for name in names):
        _refuse(_("Please enter a valid response"), field)
    return frozenset(switches[name] for name in names)


def ship(field: str) -> ShipSize:
    """A size of ship; one that passes all canals if none is named."""
    value = text(field) or ShipSize.FEEDER
    if value not in list(ShipSize):
        _refuse(_("Please enter a valid response"), field)
    return ShipSize(value)


def stops(via: str, days: str) -> tuple[Stop, ...]:
    """The ports of call, with commas between, and the days at each."""
    names, stays = ([one.strip() for one in text(each).split(",")] for each in (via, days))
    if not names[0]:
        return ()
    if len(names) > MOST_STOPS:
        _refuse(_("Please enter a valid response"), via)
    counts = [count_of(stay) if stay else 0 for stay in stays]
    if len(counts) > len(names) or any(n is None or not 0 <= n <= MOST_DAYS for n in counts):
        _refuse(_("Enter whole days, {{most}} at most.", most=MOST_DAYS), days)
    at_each = [*counts, *(0 for _each in names)]
    return tuple(
        Stop(_port_of(name, via), at_each[number] or 0) for number, name in enumerate(names)
    )


def kind(field: str) -> PlaceKind | None:
    """A kind of place; None for any."""
    value = text(field)
    if value and value not in list(PlaceKind):
        _refuse(_("Please enter a valid response"), field)
    return PlaceKind(value) if value else None


def count(field: str, default: int, most: int) -> int:
    """A whole number from 1 to `most`."""
    value = text(field)
    number = count_of(value) if value else default
    if number is None or not 1 <= number <= most:
        _refuse(between(Decimal(1), Decimal(most)), field)
    return number


def words(field: str) -> str:
    """A search text, with at least one letter or digit."""
    value = required(field)
    if len(value) > LONGEST_QUERY or not any(character.isalnum() for character in value):
        _refuse(_("Please enter a valid response"), field)
    return value


def hs_code(text: str) -> HsCode:
    """The HS code of a path segment: `XVI`, `84`, `8471.30`, or its slug."""
    store, section = hs_store(), section_number(text)
    code = store.code(section) if section else store.addressed(text)
    if code is None:
        raise Refused(_("The Harmonized System 2022 has no such code."), "code", NOT_FOUND)
    return code


def _refuse(message: str, field: str) -> NoReturn:
    raise Refused(message, field)
