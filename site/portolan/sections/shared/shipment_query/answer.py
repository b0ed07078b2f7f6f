"""From the table of a list to its answer: each row's way and figures, or what is wrong with it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import cache

from portolan.core.i18n import _
from portolan.domain.emissions import Emission, factor_sets
from portolan.domain.mode import Mode
from portolan.domain.places.place import Place
from portolan.domain.routes import KINDS, Ends, NoWayReason
from portolan.domain.routes.planned_leg import PlannedLeg, planned_leg
from portolan.domain.routes.transit import Days
from portolan.sections.shared.emissions_query.cargo import KG_PER_TONNE
from portolan.sections.shared.emissions_query.ends import End, end_of_text
from portolan.sections.shared.emissions_query.problems import Problem
from portolan.sections.shared.emissions_query.result import (
    ComparisonRow,
    figure_line,
    no_way_text,
)
from portolan.sections.shared.emissions_query.ways import (
    TELLING,
    DistanceKind,
    Way,
    own_way,
)
from portolan.sections.shared.shipment_query.headings import ListColumn
from portolan.sections.shared.shipment_query.months import has_day_first
from portolan.sections.shared.shipment_query.shipment import Shipment, ShipmentReader, dates_of
from portolan.sections.shared.shipment_query.table import ShipmentTable, TableRow
from portolan.web.place_names import name_of
from portolan.web.route_network import route_network

EndPair = tuple[End, End]


@dataclass(frozen=True)
class AnsweredRow:
    """A row with its way, and its figure by each set of factors; a figure may be missing."""

    row: TableRow
    shipment: Shipment
    ends: EndPair
    way: Way
    days: Days | None
    lines: Sequence[ComparisonRow]

    @property
    def names(self) -> tuple[str, str]:
        """The names of both ends in the visitor's language, or as typed."""
        first, last = (name_of(end.place) if end.place else end.typed for end in self.ends)
        return first, last

    @property
    def guesses(self) -> Sequence[str]:
        """What the ends were taken for that are no name as typed."""
        return [end.guess for end in self.ends if end.guess]

    @property
    def emissions(self) -> Sequence[Emission | None]:
        """The figures, in the order of the sets."""
        return [line.emission for line in self.lines]

    @property
    def tonne_km(self) -> Decimal:
        """The transport activity over the planned distance."""
        return self.shipment.cargo.weight_kg / KG_PER_TONNE * self.way.whole_km


@dataclass(frozen=True)
class RefusedRow:
    """A row that has no answer, with what is wrong in it; without a shipment beyond its places."""

    row: TableRow
    shipment: Shipment | None
    problems: Sequence[Problem]


@dataclass(frozen=True)
class PlaceQuestion:
    """A name of several places, or of none: how many cells have it, and what may be meant."""

    mode: Mode
    text: str
    message: str
    choices: Sequence[Place]
    count: int


@dataclass(frozen=True)
class ListAnswer:
    """The answer to a list; `has_day_first` says how its dates were read."""

    table: ShipmentTable
    rows: Sequence[AnsweredRow]
    refused: Sequence[RefusedRow]
    questions: Sequence[PlaceQuestion]
    has_day_first: bool


def answer_to_list(table: ShipmentTable) -> ListAnswer:
    """The answer to a list, row by row; one that is wrong stops no other."""
    day_first = has_day_first(dates_of(table))
    reader, lookups = ShipmentReader(table, day_first=day_first), ListLookups()
    answers = [_answered(row, reader, lookups) for row in table.rows]
    refused = [one for one in answers if isinstance(one, RefusedRow)]
    return ListAnswer(
        table,
        [one for one in answers if isinstance(one, AnsweredRow)],
        refused,
        list(_questions(refused)),
        day_first,
    )


class ListLookups:
    """Places and ways that were looked up for one list; each is looked up once."""

    def __init__(self) -> None:
        self.end = cache(end_of_text)
        self._legs: dict[tuple[str, str, Mode], PlannedLeg | NoWayReason] = {}

    def leg(self, origin: Ends, destination: Ends, mode: Mode) -> PlannedLeg | NoWayReason:
        """The way between two places."""
        key = origin.place.code, destination.place.code, mode
        if key not in self._legs:
            self._legs[key] = planned_leg(route_network(), origin, destination, mode)
        return self._legs[key]


def _answered(
    row: TableRow, reader: ShipmentReader, lookups: ListLookups
) -> AnsweredRow | RefusedRow:
    shipment = reader.read(row)
    if not isinstance(shipment, Shipment):
        return RefusedRow(row, None, shipment)
    if shipment.distance_km is not None:
        ends = (
            End(ListColumn.ORIGIN, shipment.origin),
            End(ListColumn.DESTINATION, shipment.destination),
        )
        return _figured(row, shipment, ends, own_way(shipment.mode, shipment.distance_km))
    ends = (
        lookups.end(ListColumn.ORIGIN, shipment.origin, shipment.mode),
        lookups.end(ListColumn.DESTINATION, shipment.destination, shipment.mode),
    )
    problems = [problem for end in ends if (problem := end.problem(KINDS[shipment.mode]))]
    return (
        RefusedRow(row, shipment, problems) if problems else _routed(row, shipment, ends, lookups)
    )


def _routed(
    row: TableRow, shipment: Shipment, ends: EndPair, lookups: ListLookups
) -> AnsweredRow | RefusedRow:
    """The answer to a row of which both ends are known."""
    first, last = (end.near for end in ends)
    if first is None or last is None or first.place == last.place:
        text = _("This is the same place as the origin.")
        return RefusedRow(row, shipment, [Problem(ListColumn.DESTINATION, text)])
    leg = lookups.leg(first, last, shipment.mode)
    if isinstance(leg, NoWayReason):
        return RefusedRow(row, shipment, [Problem(ListColumn.DESTINATION, no_way_text(leg))])
    return _figured(row, shipment, ends, _way(shipment.mode, leg), leg.days)


def _way(mode: Mode, leg: PlannedLeg) -> Way:
    if mode is Mode.AIR:
        return Way(mode, DistanceKind.GREAT_CIRCLE, leg.distance_km, ends=leg.ends)
    named = tuple(passage for passage in leg.passages if passage in TELLING)
    kind = DistanceKind.SHORTEST
    return Way(mode, kind, leg.distance_km, leg.distance_nm, named, leg.ends, leg.legs)


def _figured(
    row: TableRow, shipment: Shipment, ends: EndPair, way: Way, days: Days | None = None
) -> AnsweredRow | RefusedRow:
    lines = [
        figure_line(way, factors, shipment.cargo, cold=shipment.is_refrigerated)
        for factors in factor_sets()
    ]
    if not any(line.emission for line in lines):
        column = ListColumn.REFRIGERATED if shipment.is_refrigerated else ListColumn.MODE
        text = _("No set of factors covers this shipment.")
        return RefusedRow(row, shipment, [Problem(column, text)])
    return AnsweredRow(row, shipment, ends, way, days, lines)


def _questions(refused: Sequence[RefusedRow]) -> Iterator[PlaceQuestion]:
    """Questions about unclear names, the most frequent first."""
    problems: dict[tuple[Mode, str], Problem] = {}
    counts: Counter[tuple[Mode, str]] = Counter()
    for one in refused:
        for problem in one.problems:
            if one.shipment and problem.choices:
                key = one.shipment.mode, one.row.texts[ListColumn(problem.field)]
                problems.setdefault(key, problem)
                counts[key] += 1
    for key, count in counts.most_common():
        yield PlaceQuestion(*key, problems[key].message, problems[key].choices, count)
