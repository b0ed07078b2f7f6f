"""The route of a quote form: its two places, and the days between them.

A lead never depends on it. Unknown and ambiguous places stay as typed; if the data are missing, or
the computation fails, there are simply no days.
"""

import logging
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

from forms.choices import AIR, FCL, LCL
from forms.quote import QuoteForm
from portolan.core.unavailable import DataUnavailable
from portolan.domain.mode import MODES
from portolan.domain.places.place import Place
from portolan.domain.places.resolution import Resolution
from portolan.domain.routes import (
    AirWay,
    OceanWay,
    Route,
    also,
    gateway_routes,
    meaning_by,
    route_between,
    taken_by,
)
from portolan.domain.routes.transit import Days
from portolan.sections.shared.around_suez import LongerWay, detour_of
from portolan.web.route_network import route_network

Answer = TypeVar("Answer")
ENDS = ("origin", "destination")

log = logging.getLogger(__name__)

_POSTCODE = re.compile(r"[0-9]{4,6}([^0-9A-Za-z][^0-9]*)|([^0-9]*[^0-9A-Za-z])[0-9]{4,6}")
"""A postal code before or behind a city, and no other number."""


@dataclass(frozen=True)
class Leg:
    """The way that is sailed or flown with its days, and the ports or airports at its ends.

    `inland` are the places that ships do not reach; it goes on there by land, and the days include
    that. `by_suez` are the days of the shortest way, where a detour makes lines sail round the
    Cape.
    """

    way: OceanWay | AirWay
    first: Place
    last: Place
    days: Days
    inland: Sequence[Place] = ()
    detour: LongerWay | None = None
    by_suez: Days | None = None


@dataclass(frozen=True)
class QuotedRoute:
    """The unambiguous places of a form, and the leg between them by its mode."""

    origin: Place | None = None
    destination: Place | None = None
    leg: Leg | None = None


class TakenPlace(NamedTuple):
    """What the name of a city was taken for, and the other places there."""

    end: str
    text: str
    place: Place
    others: Sequence[Place]


def route_of(form: QuoteForm) -> QuotedRoute:
    """The route of a form, as far as it is known; never raises."""
    return _tried("the route engine", lambda: _route_of(form)) or QuotedRoute()


def resolved(text: str | None, mode: str | None = None) -> Resolution | None:
    """The resolution of a text by a mode; None without a text or data. Never raises."""
    return _tried("the places", lambda: _meaning(text, mode)) if text else None


def taken_places(typed: Mapping[str, str | None], mode: str | None) -> Sequence[TakenPlace]:
    """Those of the two ends that name a city with several places; never raises."""
    return _tried("the places", lambda: list(_taken_places(typed, mode))) or ()


def _tried(engine: str, ask: Callable[[], Answer]) -> Answer | None:
    """The answer; None without data, or where it cannot be had."""
    try:
        return ask()
    except DataUnavailable:
        return None
    except Exception as error:  # whatever the reason, the lead comes first
        # Only the kind of error: its text could show what the visitor wrote.
        log.error("%s failed: %s", engine, type(error).__name__)  # noqa: TRY400 - a traceback could quote the lead
        return None


def _taken_places(typed: Mapping[str, str | None], mode: str | None) -> Iterator[TakenPlace]:
    network, way = route_network(), MODES.get(mode or "")
    for end in ENDS:
        text = typed.get(end) or ""
        place = place_meant(text, mode)
        if place and (others := also(network, text, place, way)):
            yield TakenPlace(end, text, taken_by(network, place, way), others)


def _meaning(text: str, mode: str | None) -> Resolution:
    """The meaning of a text; if it has none, that of the city beside its postal code."""
    way = MODES.get(mode or "")
    whole, written = meaning_by(route_network(), text, way), _POSTCODE.fullmatch(text.strip())
    if not (whole.is_unknown and written):
        return whole
    city = meaning_by(route_network(), (written[1] or written[2]).strip(" ,，"), way)
    # Not exact: the field keeps the postal code.
    return replace(city, is_exact=False) if city.is_exact else whole


def place_meant(text: str | None, mode: str | None = None) -> Place | None:
    """The one place that a text means; None if unknown, ambiguous, or without data."""
    resolution = resolved(text, mode)
    return resolution.best if resolution else None


def named(text: str | None) -> Place | None:
    """The place whose exact name or code the text is."""
    resolution = resolved(text)
    return resolution.best if resolution and resolution.is_exact else None


def is_unknown(text: str | None) -> bool:
    """Whether no place matches the text; false without data."""
    resolution = resolved(text)
    return resolution is not None and resolution.is_unknown


def choices_for(text: str | None, mode: str | None) -> Sequence[Place]:
    """The places that share the name that a text is; none where it means one, or an area."""
    resolution = resolved(text, mode)
    is_asked = resolution and resolution.is_ambiguous and resolution.is_exact
    return resolution.candidates if resolution and is_asked and not resolution.is_area else ()


def _route_of(form: QuoteForm) -> QuotedRoute:
    mode = form.mode.data
    origin, destination = (place_meant(end.data, mode) for end in (form.origin, form.destination))
    if origin is None or destination is None or origin == destination:
        return QuotedRoute(origin, destination)
    leg = _leg(mode, route_between(route_network(), origin, destination))
    return QuotedRoute(origin, destination, leg)


def _leg(mode: str | None, route: Route) -> Leg | None:
    """The way by that mode; by the usual one, the sea if there is a way, until one is chosen."""
    if not mode:
        return _by_sea(route) or _by_air(route)
    if mode == AIR:
        return _by_air(route)
    return _by_sea(route) if mode in (FCL, LCL) else None


def _by_air(route: Route) -> Leg | None:
    if not (route.air and route.airports):
        return None
    first, last = (served.place for served in route.airports)
    return Leg(route.air, first, last, route.air.days)


def _by_sea(route: Route) -> Leg | None:
    """The way of containers: to places that ships do not reach through a seaport and over land."""
    through = gateway_routes(route_network(), route)
    if not (through or route.ports):
        return None
    taken, days = (through[0].route, through[0].days) if through else (route, route.ocean[0].days)
    inland = [leg.inland for leg in through[0].legs] if through else ()
    first, last = (served.place for served in taken.ports or ())
    sailed = Leg(taken.ocean[0], first, last, days, inland)
    detour = detour_of(taken.ocean)
    if not detour:
        return sailed
    longer = _longer(days, taken.ocean)
    return replace(sailed, way=taken.ocean[1], days=longer, detour=detour, by_suez=days)


def _longer(days: Days, ways: Sequence[OceanWay]) -> Days:
    """The days of a way, perhaps with some on land, by the second of the ways by sea."""
    more = (later - first for first, later in zip(ways[0].days, ways[1].days, strict=True))
    return Days(*(one + extra for one, extra in zip(days, more, strict=True)))
