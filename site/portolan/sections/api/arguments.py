"""Parsing of query arguments; invalid ones raise `Refused` with their name."""

from decimal import Decimal
from typing import NoReturn

from flask import request

from forms.figures import count_of
from portolan.core.i18n import _, pgettext
from portolan.domain.hs.code import section_number
from portolan.domain.hs.query import LONGEST_QUERY
from portolan.domain.hs.record import HsCode
from portolan.domain.mode import Mode
from portolan.domain.places.place import Place, PlaceKind
from portolan.domain.routes import ends_of, meaning_by
from portolan.domain.routes.canal_limits import ShipSize
from portolan.domain.routes.planned_leg import ports_sailed
from portolan.domain.routes.seaports import port_of_call
from portolan.domain.routes.what_if import MOST_DAYS, MOST_STOPS, SWITCHES, Stop
from portolan.domain.sea.passage import Passage
from portolan.sections.api.answers import Refused
from portolan.sections.shared.emissions_query.cargo import between
from portolan.sections.shared.route_ends import no_port_of_call
from portolan.web.hs_store import hs_store
from portolan.web.place_names import which_one
from portolan.web.route_network import route_network

LONGEST = 200
NOT_FOUND, UNPROCESSABLE = 404, 422


def text(field: str) -> str:
    """The text of an argument without outer whitespace; empty if missing."""
    return request.args.get(field, "")[: 4 * LONGEST].strip()


def required(field: str) -> str:
    """The text of a required argument."""
    return text(field) or _refuse(pgettext("field of a form", "Required"), field)


def place(field: str, mode: Mode | None = None) -> Place:
    """The place that an argument names, by code, slug or name; by a mode if one is given."""
    return _place_of(required(field), field, mode)


def is_guess(field: str) -> bool:
    """Whether an argument is no name of its place: a misspelling, or the beginning of one."""
    return not meaning_by(route_network(), text(field)).is_exact


def _place_of(name: str, field: str, mode: Mode | None = None) -> Place:
    resolution = meaning_by(route_network(), name, mode)
    if resolution.best:
        return resolution.best
    codes = [candidate.code for candidate in resolution.candidates]
    if resolution.is_ambiguous and resolution.is_exact:
        raise Refused(which_one(resolution), field, choices=codes)
    message = _("We found no port, airport or city with this name.")
    raise Refused(message, field, NOT_FOUND, codes)


def ports(origin: str, destination: str) -> tuple[Place, Place]:
    """The ports between which containers sail for the places that two arguments name."""
    first, last = (place(field, Mode.SEA) for field in (origin, destination))
    ends = [ends_of(route_network(), one) for one in (first, last)]
    sailed = None if first == last else ports_sailed(route_network(), *ends)
    return sailed or _refuse(
        _("There is no route by this mode between these places.")
        if first != last
        else _("Origin and destination are the same place. Choose two different ones."),
        destination,
    )


def _port_of_call(name: str, field: str) -> Place:
    called = _place_of(name, field, Mode.SEA)
    return port_of_call(route_network(), called) or _refuse(no_port_of_call(called), field)


def passages(field: str) -> frozenset[Passage]:
    """The passages that can be closed, with commas between."""
    switches = {passage.value: passage for passage in SWITCHES}
    names = [name.strip() for name in text(field).split(",") if name.strip()]
    if any(name not in switches for name in names):
        _refuse(_("Please enter a valid response"), field)
    return frozenset(switches[name] for name in names)


def ship(field: str) -> ShipSize | None:
    """A size of ship; None if none is named."""
    value = text(field)
    if not value:
        return None
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
        _refuse(_("Enter a whole number of days, up to {{most}}.", most=MOST_DAYS), days)
    at_each = [*counts, *(0 for _each in names)]
    return tuple(
        Stop(_port_of_call(name, via), at_each[number] or 0) for number, name in enumerate(names)
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
