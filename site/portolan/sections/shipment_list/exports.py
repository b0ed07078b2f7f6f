"""The answer as CSV and as XLSX, one line per row of the list, with those that have no answer."""

import csv
import re
from collections.abc import Iterator, Sequence
from datetime import date
from decimal import Decimal
from io import BytesIO, StringIO
from operator import itemgetter

from portolan.core.i18n import _, pgettext
from portolan.core.table_cells import as_cell
from portolan.domain.emissions import Emission, TermKind, factor_sets
from portolan.domain.emissions.factor_names import set_name
from portolan.domain.limits import rounded
from portolan.sections.shared.emissions_query.wording import MODE_NAMES, UNITS, manner
from portolan.sections.shared.shipment_query.answer import AnsweredRow, ListAnswer, RefusedRow
from portolan.sections.shared.shipment_query.headings import ListColumn
from portolan.sections.shared.shipment_query.totals import ListTotal, total_of
from portolan.sections.shipment_list.method import method_lines
from portolan.sections.shipment_list.result_view import problem_lines
from portolan.sections.shipment_list.totals_view import totals_of
from portolan.sections.shipment_list.wording import COLUMN_NAMES, EXAMPLES, TEMPLATE_NAMES

Cell = str | float | date | None
DAY = re.compile(r"\d{4}-\d\d-\d\d")
Line = Sequence[Cell]
TENTH = Decimal("0.1")


def list_csv(answer: ListAnswer) -> str:
    """The rows as CSV."""
    return _csv(_lines(answer))


def list_xlsx(answer: ListAnswer) -> bytes:
    """The rows, the totals and the method as the sheets of a workbook."""
    return _xlsx(
        {
            pgettext("of a shipment", "Shipments"): list(_lines(answer)),
            pgettext("of a shipment", "Totals"): list(_total_lines(answer)),
            pgettext("way to calculate", "Method"): list(method_lines(answer)),
        }
    )


def template_csv() -> str:
    """The table to fill in, as CSV."""
    return _csv(_template())


def template_xlsx() -> bytes:
    """The table to fill in, as a workbook."""
    head, *lines = _template()
    typed = [[_typed(str(cell)) for cell in line] for line in lines]
    return _xlsx({pgettext("of a shipment", "Shipments"): [head, *typed]})


def _typed(text: str) -> Cell:
    """The cell of a workbook: figures are numbers, and whole dates are dates."""
    if text.isdecimal():
        return int(text)
    return date.fromisoformat(text) if DAY.fullmatch(text) else text


def _template() -> Iterator[Line]:
    yield [str(name) for name in TEMPLATE_NAMES.values()]
    yield from ([str(cell) for cell in row] for row in EXAMPLES)


def _csv(lines: Iterator[Line]) -> str:
    text = StringIO()
    writer = csv.writer(text)
    for line in lines:
        writer.writerow([as_cell(cell) if isinstance(cell, str) else cell for cell in line])
    # The byte order mark by which spreadsheets recognise UTF-8.
    return "\ufeff" + text.getvalue()


def _xlsx(sheets: dict[str, Sequence[Line]]) -> bytes:
    # Imported with the first workbook: it takes a quarter of a second.
    from openpyxl import Workbook
    from openpyxl.cell import WriteOnlyCell

    book = Workbook(write_only=True)
    for title, lines in sheets.items():
        sheet = book.create_sheet(title)
        for line in lines:
            cells = [WriteOnlyCell(sheet, cell) for cell in line]  # type: ignore[arg-type]  # it takes days, its stubs do not
            for cell in cells:
                # What begins with "=" would be a formula otherwise.
                if isinstance(cell.value, str):
                    cell.data_type = "s"
            sheet.append(cells)
    file = BytesIO()
    book.save(file)
    return file.getvalue()


def _lines(answer: ListAnswer) -> Iterator[Line]:
    yield list(_headings())
    every = [
        *((one.row.number, _answered(one)) for one in answer.rows),
        *((one.row.number, _refused(one)) for one in answer.refused),
    ]
    yield from (line for _number, line in sorted(every, key=itemgetter(0)))


def _headings() -> Iterator[str]:
    yield from (
        pgettext("of a table", "Row"),
        str(COLUMN_NAMES[ListColumn.REFERENCE]),
        pgettext("of a shipment", "Month"),
    )
    yield from (
        pgettext("of a shipment", "Origin"),
        pgettext("of a shipment", "Destination"),
        _("From (code)"),
        _("To (code)"),
        pgettext("way of transport", "Mode"),
    )
    yield from (_("Weight (kg)"), _("Weight assumed"), str(COLUMN_NAMES[ListColumn.TEU]))
    yield from (_("Distance (km)"), _("Type of distance"), _("On land (km)"))
    yield from (_("Days at least"), _("Days at most"), pgettext("of a shipment", "Tonne-km"))
    for one in factor_sets():
        name = set_name(one.code)
        yield from (f"{name}: kg CO₂e WTW", f"{name}: kg CO₂e TTW")
        yield _("{{set}}: factor", set=name)
        yield _("{{set}}: unit of the factor", set=name)
        yield _("{{set}}: kg CO₂e, of which on land", set=name)
    yield from (_("What is wrong"), _("Places that we guessed"))


def _answered(one: AnsweredRow) -> Line:
    shipment, way = one.shipment, one.way
    first, last = way.ends or (None, None)
    least, most = one.days or (None, None)
    return [
        one.row.number,
        one.row.texts.get(ListColumn.REFERENCE, ""),
        str(shipment.month or ""),
        *one.names,
        first.place.code if first else "",
        last.place.code if last else "",
        str(MODE_NAMES[shipment.mode_name]),
        float(shipment.cargo.weight_kg),
        pgettext("answer", "yes") if shipment.cargo.assumed else pgettext("answer", "no"),
        None if shipment.cargo.teu is None else float(shipment.cargo.teu),
        float(rounded(way.km, TENTH)),
        manner(way),
        way.land_km or None,
        least,
        most,
        float(rounded(one.tonne_km, TENTH)),
        *(cell for emission in one.emissions for cell in _figures(emission)),
        "",
        " ".join(one.guesses),
    ]


def _figures(emission: Emission | None) -> Line:
    if emission is None:
        return [None] * 5
    return [
        float(emission.co2e_kg),
        None if emission.direct_kg is None else float(emission.direct_kg),
        float(emission.factor),
        str(UNITS[emission.factor_unit]),
        _by_land(emission),
    ]


def _by_land(emission: Emission) -> float | None:
    land = [term.value for term in emission.formula if term.part is TermKind.BY_LAND]
    return float(sum(land)) if land else None


def _refused(one: RefusedRow) -> Line:
    texts = one.row.texts
    before = (ListColumn.REFERENCE, ListColumn.DATE, ListColumn.ORIGIN, ListColumn.DESTINATION)
    line: list[Cell] = [one.row.number, *(texts.get(column, "") for column in before)]
    line += ["", "", texts.get(ListColumn.MODE, ""), texts.get(ListColumn.WEIGHT, ""), ""]
    line += [texts.get(ListColumn.TEU, ""), texts.get(ListColumn.DISTANCE, "")]
    return [*line, *([None] * (5 + 5 * len(factor_sets()))), "; ".join(problem_lines(one)), ""]


def _total_lines(answer: ListAnswer) -> Iterator[Line]:
    heads = [
        _("Total of"),
        "",
        pgettext("of a table", "Rows"),
        _("Weight (kg)"),
        pgettext("of a shipment", "Tonne-km"),
    ]
    for one in factor_sets():
        heads += [f"{set_name(one.code)}: kg CO₂e WTW", f"{set_name(one.code)}: %"]
    yield heads
    for table in totals_of(answer):
        for name, total in table.lines:
            activity = float(rounded(total.tonne_km, TENTH))
            cargo = float(total.weight_kg)
            yield [table.title, name, total.count, cargo, activity, *_parts(total)]
    whole = total_of(answer.rows)
    activity = float(rounded(whole.tonne_km, TENTH))
    yield [_("All rows"), "", whole.count, float(whole.weight_kg), activity, *_parts(whole)]


def _parts(total: ListTotal) -> Iterator[float]:
    """The figure by each set, and its share of the list in percent."""
    for part, share in zip(total.by_set, total.shares, strict=True):
        yield float(part.co2e_kg)
        yield round(float(share) * 100, 2)
