"""One row of a list: what it says, or what is wrong with it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal

from forms.units import WEIGHT_UNITS
from portolan.core.i18n import _, pgettext
from portolan.domain.errors import OutOfRange
from portolan.domain.limits import DISTANCE_KM, TEU, WEIGHT_KG, Limit
from portolan.domain.mode import MODES, Mode
from portolan.sections.shared.emissions_query.cargo import (
    IN_CONTAINERS,
    KG_PER_TONNE,
    MOST_TEU,
    Assumed,
    Cargo,
    between,
    tonnes_per_teu,
)
from portolan.sections.shared.emissions_query.problems import Problem
from portolan.sections.shared.emissions_query.query import LONGEST
from portolan.sections.shared.emissions_query.ways import OVERLAND
from portolan.sections.shared.shipment_query.amounts import DecimalMark, figure_of, is_nothing
from portolan.sections.shared.shipment_query.headings import DISTANCE_UNITS, ListColumn
from portolan.sections.shared.shipment_query.months import Month, month_of
from portolan.sections.shared.shipment_query.table import ShipmentTable, TableRow
from portolan.sections.shared.shipment_query.words import mode_of, yes_or_no

TEU_UNITS = {"teu": Decimal(1), "teus": Decimal(1)}
TEU_OF_ROW = Limit(TEU.field, TEU.low, MOST_TEU, TEU.step)


@dataclass(frozen=True)
class Shipment:
    """A shipment without faults but for its places, which are still to be looked up."""

    origin: str
    destination: str
    mode_name: str
    cargo: Cargo
    month: Month | None
    distance_km: Decimal | None
    is_refrigerated: bool

    @property
    def mode(self) -> Mode:
        """Its mode of transport."""
        return MODES[self.mode_name]

    @property
    def names_will_do(self) -> bool:
        """Whether its ends may be any text."""
        return self.distance_km is not None


class ShipmentReader:
    """Reads the rows of one table."""

    def __init__(self, table: ShipmentTable, *, day_first: bool) -> None:
        self._table, self._day_first = table, day_first

    def read(self, row: TableRow) -> Shipment | Sequence[Problem]:
        """The shipment of a row, or what is wrong, in the order of the columns."""
        cells = RowCells(row.texts, self._table.units, self._table.mark)
        month = cells.month(day_first=self._day_first)
        origin, destination = cells.end(ListColumn.ORIGIN), cells.end(ListColumn.DESTINATION)
        mode = cells.mode()
        cargo = cells.cargo(mode)
        distance = cells.distance(mode)
        is_refrigerated = cells.refrigerated()
        if cells.problems or mode is None or cargo is None:
            return cells.problems
        return Shipment(origin, destination, mode, cargo, month, distance, is_refrigerated)


class RowCells:
    """The cells of a row, each read by its kind; what is wrong is added to `problems`."""

    def __init__(
        self, texts: Mapping[ListColumn, str], units: Mapping[ListColumn, str], mark: DecimalMark
    ) -> None:
        self._texts, self._units, self._mark = texts, units, mark
        self.problems: list[Problem] = []

    def end(self, column: ListColumn) -> str:
        """A place, as typed."""
        text = self._text(column)
        if not text:
            self._refuse(column, pgettext("field of a form", "Required"))
        elif len(text) > LONGEST:
            self._refuse(column, _("At most {{count}} characters.", count=LONGEST))
        return text

    def mode(self) -> str | None:
        """The name of the mode in forms."""
        text = self._text(ListColumn.MODE)
        mode = mode_of(text)
        if not text:
            self._refuse(ListColumn.MODE, pgettext("field of a form", "Required"))
        elif mode is None:
            self._refuse(ListColumn.MODE, _("Write ocean FCL, ocean LCL, air, road or rail."))
        return mode

    def month(self, *, day_first: bool) -> Month | None:
        """The month, if there is one."""
        text = self._text(ListColumn.DATE)
        month = month_of(text, day_first=day_first)
        if text and month is None:
            self._refuse(
                ListColumn.DATE, _("Write a date such as 2026-03-15, or a month: 2026-03.")
            )
        return month

    def refrigerated(self) -> bool:
        """Whether the goods travel refrigerated."""
        text = self._texts.get(ListColumn.REFRIGERATED, "")
        answer = False if is_nothing(text) else yes_or_no(text)
        if answer is None:
            self._refuse(ListColumn.REFRIGERATED, _("Write yes or no."))
        return bool(answer)

    def distance(self, mode: str | None) -> Decimal | None:
        """The distance in the row, which is required for road and rail."""
        unit = self._units.get(ListColumn.DISTANCE, "")
        km = self._figure(ListColumn.DISTANCE, DISTANCE_UNITS, DISTANCE_KM, unit)
        is_missing = not self._text(ListColumn.DISTANCE)
        if mode and MODES[mode] in OVERLAND and is_missing:
            text = _("Enter the distance in km: we do not work out distances by road or rail.")
            self._refuse(ListColumn.DISTANCE, text)
        return km

    def cargo(self, mode: str | None) -> Cargo | None:
        """The cargo, by its weight or by its containers."""
        before = len(self.problems)
        weight = self._figure(ListColumn.WEIGHT, WEIGHT_UNITS, WEIGHT_KG, self._weight_unit())
        teu = self._figure(ListColumn.TEU, TEU_UNITS, TEU_OF_ROW)
        if len(self.problems) > before:
            return None
        if teu and mode and mode not in IN_CONTAINERS:
            self._refuse(ListColumn.TEU, _("This mode takes no containers. Give a weight."))
        elif weight is None and teu is None:
            self._refuse(ListColumn.WEIGHT, _("Give a weight or a number of TEU."))
        return _cargo(weight, teu)

    def _weight_unit(self) -> str:
        """The unit of the row, if it has one, or that of the column."""
        unit = self._text(ListColumn.UNIT).casefold()
        if unit and unit not in WEIGHT_UNITS:
            self._refuse(ListColumn.UNIT, _("Write kg, t or lb."))
        return unit or self._units.get(ListColumn.WEIGHT, "")

    def _figure(
        self, column: ListColumn, units: Mapping[str, Decimal], limit: Limit, unit: str = ""
    ) -> Decimal | None:
        text = self._text(column)
        if not text:
            return None
        figure = figure_of(text, self._mark, units, unit)
        if figure is None:
            self._refuse(column, _("Write a positive number, such as 1,250.5."))
            return None
        if figure == 0 and column is ListColumn.TEU:
            return None
        try:
            return limit.checked(figure)
        except OutOfRange as error:
            self._refuse(column, between(error.low, error.high))
            return None

    def _text(self, column: ListColumn) -> str:
        text = self._texts.get(column, "")
        return "" if is_nothing(text) else text

    def _refuse(self, column: ListColumn, message: str) -> None:
        self.problems.append(Problem(column, message))


def _cargo(weight: Decimal | None, teu: Decimal | None) -> Cargo:
    if weight is None:
        weight = (teu or Decimal(0)) * tonnes_per_teu() * KG_PER_TONNE
        return Cargo(weight, teu, assumed=Assumed.CONTAINERS)
    return Cargo(weight, teu)


def dates_of(table: ShipmentTable) -> Iterator[str]:
    """The dates of a table, as typed."""
    return (row.texts.get(ListColumn.DATE, "") for row in table.rows)
