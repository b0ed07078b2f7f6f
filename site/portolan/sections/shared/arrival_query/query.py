"""The query: two places, a mode, the doors, and a ready date or a date of arrival."""

import datetime as dt
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from portolan.core.i18n import _, lazy, lazy_pgettext, pgettext
from portolan.domain.arrival import Carriage, PlannedShipment, working_days
from portolan.domain.mode import Mode
from portolan.domain.routes import ends_of, ways_by_sea
from portolan.domain.routes.planned_leg import PlannedLeg, planned_leg
from portolan.domain.routes.transit import Days
from portolan.sections.shared.around_suez import THROUGH_RED_SEA, LongerWay, detour_of
from portolan.sections.shared.load_query.query import ROW_ARGS
from portolan.sections.shared.route_ends import RouteEnd, route_end
from portolan.web.locale import current_locale
from portolan.web.route_network import route_network

FIELDS = ("origin", "destination", "mode", "ready", "wanted", "from_door", "to_door")
ALONG = ("weight_kg", "unit", *ROW_ARGS)
"""Parameters of other tools, not used here, that links to the next tool carry."""

ARGS = (*FIELDS, *ALONG)
DATES = ("ready", "wanted")
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


class AroundCape(NamedTuple):
    """A way around the Cape: since when lines take it, and the days by Suez and by the Cape."""

    longer: LongerWay
    by_suez: Days
    days: Days


@dataclass(frozen=True)
class ArrivalQuery:
    """The query as typed; `today` is what dates are compared with.

    It is sent with its dates, even empty ones, and only opened where places alone came along.
    """

    typed: Mapping[str, str]
    today: dt.date
    is_sent: bool = True

    @classmethod
    def of(cls, args: Mapping[str, str], today: dt.date) -> "ArrivalQuery":
        """Read the query from the arguments of a request."""
        given = {name: " ".join(args.get(name, "").split())[:LONGEST] for name in ARGS}
        typed = {name: text for name, text in given.items() if text}
        return cls(typed, today, any(name in args for name in DATES))

    @property
    def along(self) -> Mapping[str, str]:
        """The values handed over by other tools."""
        return {name: self.typed[name] for name in ALONG if name in self.typed}

    @cached_property
    def ends(self) -> tuple[RouteEnd, RouteEnd]:
        """The two places."""
        mode = self._way
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
        """Whether a checkbox, such as that of a door, is ticked."""
        return self.typed.get(name) == YES

    @property
    def _way(self) -> Mode:
        return Mode.AIR if self.mode is Carriage.AIR else Mode.SEA

    @cached_property
    def leg(self) -> PlannedLeg | None:
        """The way between the two places, with those by land; None where there is none."""
        origin, destination = (end.place for end in self.ends)
        if origin is None or destination is None or origin == destination:
            return None
        network = route_network()
        ends = ends_of(network, origin), ends_of(network, destination)
        leg = planned_leg(network, *ends, self._way)
        return leg if isinstance(leg, PlannedLeg) else None

    @cached_property
    def detour(self) -> AroundCape | None:
        """The way around the Cape, where container lines take it instead of this one."""
        if self.leg is None or not THROUGH_RED_SEA.issubset(self.leg.passages):
            return None
        ways = ways_by_sea(route_network(), *(end.place for end in self.leg.ends))
        longer = detour_of(ways)
        return AroundCape(longer, *(way.days for way in ways[:2])) if longer else None

    @cached_property
    def faults(self) -> tuple[DateFault, ...]:
        """Faults in the order of the fields."""
        return tuple(self._faults())

    def _faults(self) -> Iterator[DateFault]:
        for label, end in zip(
            (pgettext("route", "From"), pgettext("route", "To")), self.ends, strict=True
        ):
            if end.error:
                yield DateFault(end.name, label, end.error)
        yield from self._no_way()
        if "mode" in self.typed and _carriage(self.typed["mode"]) is None:
            label = pgettext("way of transport", "Mode")
            yield DateFault("mode", label, _("Please enter a valid response"))
        for name, label in (("ready", _("Ready on")), ("wanted", _("Needed by"))):
            if fault := self._date_fault(name):
                yield DateFault(name, label, fault)
        if not self.typed.keys() & set(DATES):
            yield DateFault("ready", _("Ready on"), _("Enter one of the two dates."))

    def _no_way(self) -> Iterator[DateFault]:
        origin, destination = (end.place for end in self.ends)
        if origin is None or destination is None:
            return
        if origin == destination:
            message = _("Origin and destination are the same place. Choose two different ones.")
            yield DateFault("destination", pgettext("route", "To"), message)
        elif self.leg is None:
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
        leg = self.leg
        if leg is None:
            msg = "the question has faults"
            raise ValueError(msg)
        language = current_locale().code.replace("-", "_")
        countries = [end.place.country for end in self.ends if end.place]
        origin, destination = (working_days(country, language) for country in countries)
        first, last = leg.leg_at(0), leg.leg_at(1)
        return PlannedShipment(
            self.mode,
            self.detour.days if self.detour else leg.days_between_ends,
            origin,
            destination,
            is_collected=self.is_ticked("from_door"),
            is_delivered=self.is_ticked("to_door"),
            to_seaport=first.days if first else None,
            from_seaport=last.days if last else None,
        )


def _carriage(text: str) -> Carriage | None:
    return Carriage(text) if text in list(Carriage) else FORMER.get(text)
