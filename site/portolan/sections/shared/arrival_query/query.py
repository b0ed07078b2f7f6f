"""The question: two places, a mode, the doors, and a ready date or a wanted one."""

import datetime as dt
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from portolan.core.i18n import _, lazy, lazy_pgettext, pgettext
from portolan.domain.arrival import Carriage, PlannedShipment, working_days
from portolan.domain.mode import Mode
from portolan.domain.routes import Route, gateway_routes, route_between
from portolan.domain.routes.transit import Days
from portolan.sections.shared.load_query.query import ROW_ARGS
from portolan.sections.shared.route_ends import RouteEnd, route_end
from portolan.web.locale import current_locale
from portolan.web.route_network import route_network

FIELDS = ("origin", "destination", "mode", "ready", "wanted", "from_door", "to_door")
ALONG = ("weight_kg", "unit", *ROW_ARGS)
"""Parameters of other tools, not used here, that links to the next tool carry."""

ARGS = (*FIELDS, *ALONG)
YES = "y"
LONGEST = 200
FARTHEST = dt.timedelta(days=730)
MODES = {
    Carriage.FCL: lazy("Ocean FCL"),
    Carriage.LCL: lazy("Ocean LCL"),
    Carriage.AIR: lazy_pgettext("mode of transport", "Air"),
}


FORMER = {"FCL": Carriage.FCL, "LCL": Carriage.LCL, "AIR": Carriage.AIR}
"""Modes as older addresses name them."""


class DateFault(NamedTuple):
    """Fault of a field: its name, its label, and a sentence."""

    name: str
    label: str
    message: str


@dataclass(frozen=True)
class ArrivalQuery:
    """The question as typed; `today` is what dates are compared with."""

    typed: Mapping[str, str]
    today: dt.date

    @classmethod
    def of(cls, args: Mapping[str, str], today: dt.date) -> "ArrivalQuery":
        """Read the question from the arguments of a request."""
        given = {name: " ".join(args.get(name, "").split())[:LONGEST] for name in ARGS}
        return cls({name: text for name, text in given.items() if text}, today)

    @property
    def along(self) -> Mapping[str, str]:
        """What other tools handed over."""
        return {name: self.typed[name] for name in ALONG if name in self.typed}

    @property
    def is_sent(self) -> bool:
        """Whether the form was sent, and not only opened with a place filled in."""
        return bool({"ready", "wanted"} & self.typed.keys())

    @cached_property
    def ends(self) -> tuple[RouteEnd, RouteEnd]:
        """The two places."""
        mode = Mode.AIR if self.mode is Carriage.AIR else Mode.SEA
        origin, destination = self.typed.get("origin", ""), self.typed.get("destination", "")
        return route_end("origin", origin, mode), route_end("destination", destination, mode)

    @property
    def mode(self) -> Carriage:
        """The mode; FCL where none or nonsense is given."""
        return _carriage(self.typed.get("mode", "")) or Carriage.FCL

    def date(self, name: str) -> dt.date | None:
        """A date as typed; None without one, or if it is none."""
        try:
            return dt.date.fromisoformat(self.typed.get(name, ""))
        except ValueError:
            return None

    def is_ticked(self, name: str) -> bool:
        """Whether a door is among what is asked for."""
        return self.typed.get(name) == YES

    @cached_property
    def route(self) -> Route | None:
        """The route between the two places."""
        origin, destination = (end.place for end in self.ends)
        if origin is None or destination is None or origin == destination:
            return None
        return route_between(route_network(), origin, destination)

    @property
    def transit(self) -> Days | None:
        """The days from port to port or airport to airport; None where there is no such way.

        To a place that ships do not reach they include the way over land.
        """
        if self.route is None:
            return None
        if self.mode is Carriage.AIR:
            return self.route.air.days if self.route.air and self.route.airports else None
        return self._by_sea(self.route)

    def _by_sea(self, route: Route) -> Days | None:
        ways = gateway_routes(route_network(), route) or route.ocean
        return ways[0].days if ways else None

    @cached_property
    def faults(self) -> tuple[DateFault, ...]:
        """Faults in the order of the fields."""
        return tuple(self._faults())

    def _faults(self) -> Iterator[DateFault]:
        for label, end in zip(
            (pgettext("route", "From"), pgettext("route", "To")), self.ends, strict=True
        ):
            if end.error:
                yield DateFault(end.name, label, end.told_error)
        yield from self._no_way()
        if "mode" in self.typed and _carriage(self.typed["mode"]) is None:
            yield DateFault("mode", pgettext("way of transport", "Mode"), _("Choose a mode."))
        for name, label in (("ready", _("Ready on")), ("wanted", _("Needed by"))):
            if fault := self._date_fault(name):
                yield DateFault(name, label, fault)
        if not self.is_sent:
            yield DateFault("ready", _("Ready on"), _("Enter one of the two dates."))

    def _no_way(self) -> Iterator[DateFault]:
        origin, destination = (end.place for end in self.ends)
        if origin is None or destination is None:
            return
        if origin == destination:
            message = _("Origin and destination are the same place. Choose two different ones.")
            yield DateFault("destination", pgettext("route", "To"), message)
        elif self.transit is None:
            message = _("There is no route by this mode between these places.")
            yield DateFault("mode", pgettext("way of transport", "Mode"), message)

    def _date_fault(self, name: str) -> str:
        if name not in self.typed:
            return ""
        day = self.date(name)
        if day is None:
            return _("Enter a date as year, month and day: 2027-03-01.")
        if day < self.today:
            return _("This day has passed. Choose a later one.")
        if day - self.today > FARTHEST:
            return _("Choose a day within the next two years.")
        return ""

    def shipment(self) -> PlannedShipment:
        """The planned shipment of a query without faults."""
        route, transit = self.route, self.transit
        if route is None or transit is None:
            msg = "the question has faults"
            raise ValueError(msg)
        language = current_locale().code.replace("-", "_")
        ends = route.origin.place.country, route.destination.place.country
        origin, destination = (working_days(country, language) for country in ends)
        return PlannedShipment(
            self.mode,
            transit,
            origin,
            destination,
            is_collected=self.is_ticked("from_door"),
            is_delivered=self.is_ticked("to_door"),
        )


def _carriage(text: str) -> Carriage | None:
    return Carriage(text) if text in list(Carriage) else FORMER.get(text)
