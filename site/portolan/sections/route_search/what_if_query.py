"""The query of the page "What if": closed passages, size of the ship, ports of call."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from flask import request

from forms.figures import count_of
from portolan.core.i18n import _
from portolan.domain.mode import Mode
from portolan.domain.places.place import Place
from portolan.domain.routes.canal_limits import ShipSize
from portolan.domain.routes.seaports import port_of_call
from portolan.domain.routes.what_if import MOST_DAYS, MOST_STOPS, SWITCHES, Stop
from portolan.domain.sea.passage import Passage
from portolan.sections.shared.route_ends import RouteEnd, no_port_of_call, route_end
from portolan.web.route_network import route_network

ENDS = ("origin", "destination")
ARGS = ("avoid", "ship", "via", "days")


@dataclass(frozen=True)
class StopQuery:
    """A port of call as typed, with what is wrong with it."""

    end: RouteEnd
    days: str
    port: Place | None = None
    error: str = ""
    days_error: str = ""

    @property
    def stop(self) -> Stop | None:
        """The port of call, if one was asked for and it can be understood."""
        if self.port is None or self.error or self.days_error:
            return None
        return Stop(self.port, count_of(self.days) or 0 if self.days else 0)


@dataclass(frozen=True)
class WhatIfQuery:
    """The whole query, with its faults; no ship where none was chosen.

    `ends` are those of the voyage, or others that were typed instead.
    """

    ends: tuple[RouteEnd, RouteEnd]
    closed: frozenset[Passage]
    ship: ShipSize | None
    stop_queries: Sequence[StopQuery]
    faults: Mapping[str, str] = field(default_factory=dict)

    @property
    def kept(self) -> Sequence[tuple[str, str]]:
        """The arguments that hold for other ports too: what is closed, and the ship."""
        closed = sorted(one.value for one in self.closed)
        return [*(("avoid", one) for one in closed), *([("ship", self.ship)] if self.ship else ())]

    @property
    def is_valid(self) -> bool:
        """Whether all of it can be understood."""
        return not any(self.errors.values())

    @property
    def places(self) -> tuple[Place, Place] | None:
        """The places of the two ends, if both can be understood and they differ."""
        first, last = (end.place for end in self.ends)
        return (first, last) if first and last and first != last else None

    @property
    def errors(self) -> Mapping[str, str]:
        """The errors of the fields by id, empty for those without."""
        first, last = self.ends
        problem = last.error
        if first.place is not None and first.place == last.place:
            problem = _("Origin and destination are the same place. Choose two different ones.")
        return {
            **self.faults,
            "origin": first.error,
            "destination": problem,
            **{
                f"{name}-{row}": error
                for row, one in enumerate(self.stop_queries, 1)
                for name, error in (("via", one.error), ("days", one.days_error))
            },
        }

    @property
    def stops(self) -> tuple[Stop, ...]:
        """The ports of call in their order."""
        return tuple(stop for one in self.stop_queries if (stop := one.stop))


def what_if_query(origin: Place, destination: Place) -> WhatIfQuery:
    """Read the query of the request; the places are those of the address."""
    avoided, ship = request.args.getlist("avoid"), request.args.get("ship")
    switches = {passage.value: passage for passage in SWITCHES}
    texts = zip(ENDS, (origin.slug, destination.slug), strict=True)
    first, last = (route_end(name, request.args.get(name, slug), Mode.SEA) for name, slug in texts)
    problem = _("Please enter a valid response")
    return WhatIfQuery(
        (first, last),
        frozenset(switches[one] for one in avoided if one in switches),
        ShipSize(ship) if ship in list(ShipSize) else None,
        _stop_queries(request.args.getlist("via"), request.args.getlist("days")),
        {
            "avoid": "" if all(one in switches for one in avoided) else problem,
            "ship": "" if ship in (None, *ShipSize) else problem,
        },
    )


def _stop_queries(places: list[str], days: list[str]) -> list[StopQuery]:
    rows = range(MOST_STOPS)
    return [_stop_query(_at(places, row), " ".join(_at(days, row).split())[:20]) for row in rows]


def _at(texts: list[str], row: int) -> str:
    return texts[row] if row < len(texts) else ""


def _stop_query(text: str, days: str) -> StopQuery:
    end = route_end("via", text, Mode.SEA)
    if not end.text:
        return StopQuery(end, days)
    number = count_of(days) if days else 0
    wrong = number is None or not 0 <= number <= MOST_DAYS
    days_error = _("Enter a whole number of days, up to {{most}}.", most=MOST_DAYS) if wrong else ""
    if end.place is None:
        return StopQuery(end, days, error=end.error, days_error=days_error)
    port = port_of_call(route_network(), end.place)
    return StopQuery(end, days, port, "" if port else no_port_of_call(end.place), days_error)
