"""What the route engine makes of the answers: the two places, and the days between them.

A lead never depends on it. Places that it does not know, or knows several of, stay as typed; where
its data are missing, or it fails in a way that nobody foresaw, there are simply no days.
"""

import logging
from dataclasses import dataclass

from forms.choices import AIR, FCL, LCL
from forms.quote import QuoteForm
from portolan.core.unavailable import DataUnavailable
from portolan.domain.places.place import Place
from portolan.domain.places.resolution import Resolution
from portolan.domain.routes import AirWay, OceanWay, Route, meant, route_between
from portolan.web.route_network import route_network

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Leg:
    """A way, and the ports or airports between which it is reckoned."""

    way: OceanWay | AirWay
    first: Place
    last: Place


@dataclass(frozen=True)
class QuotedRoute:
    """The places that the answers mean beyond doubt, and the leg between them by their mode."""

    origin: Place | None = None
    destination: Place | None = None
    leg: Leg | None = None


def route_of(form: QuoteForm) -> QuotedRoute:
    """What is known of the route of a form, whatever state the form is in; it never raises."""
    try:
        return _route_of(form)
    except DataUnavailable:
        return QuotedRoute()
    except Exception as error:  # whatever the reason, the lead comes first
        # Only the kind of error: its text could show what the visitor wrote.
        log.error("the route engine failed: %s", type(error).__name__)  # noqa: TRY400 - a traceback could quote the lead
        return QuotedRoute()


def resolved(text: str | None) -> Resolution | None:
    """What a text means; None without a text, and where it cannot be known. It never raises."""
    try:
        return meant(route_network(), text) if text else None
    except DataUnavailable:
        return None
    except Exception as error:  # as above
        log.error("the places failed: %s", type(error).__name__)  # noqa: TRY400 - as above
        return None


def place_meant(text: str | None) -> Place | None:
    """The one place that a text means; None for none, for several, and without the data."""
    resolution = resolved(text)
    return resolution.best if resolution else None


def named(text: str | None) -> Place | None:
    """The place whose very name or code a text is, and no beginning or misspelling of it."""
    resolution = resolved(text)
    return resolution.best if resolution and resolution.is_exact else None


def is_unknown(text: str | None) -> bool:
    """Whether nothing goes by that name: inland, a street, a slip; not without the data."""
    resolution = resolved(text)
    return resolution is not None and resolution.is_unknown


def _route_of(form: QuoteForm) -> QuotedRoute:
    origin, destination = place_meant(form.origin.data), place_meant(form.destination.data)
    if origin is None or destination is None or origin == destination:
        return QuotedRoute(origin, destination)
    leg = _leg(form.mode.data, route_between(route_network(), origin, destination))
    return QuotedRoute(origin, destination, leg)


def _leg(mode: str | None, route: Route) -> Leg | None:
    if mode == AIR and route.air and route.airports:
        return Leg(route.air, *(served.place for served in route.airports))
    if mode in (FCL, LCL) and route.ports:
        return Leg(route.ocean[0], *(served.place for served in route.ports))
    return None
