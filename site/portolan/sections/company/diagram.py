"""The diagram of the pages on the offices and the company."""

from portolan.core.i18n import lazy, pgettext
from portolan.drawing.diagrams.clocks import working_days
from portolan.drawing.diagrams.diagram import Diagram
from portolan.drawing.diagrams.sheet import Sheet
from portolan.sections.shared.office_hours import office_hours


def hours(sheet: Sheet) -> str:
    """Draw the hours of every office, and the line of now."""
    return working_days(sheet, office_hours(), pgettext("at this hour", "now"))


DIAGRAMS = {
    "our-global-offices": Diagram(
        draw=hours,
        wide=470,
        narrow=720,
        headline=lazy("The working days of fourteen offices, by hour in UTC"),
        finding=lazy(
            "On working days one office is always open: in winter Shanghai opens as Los Angeles "
            "closes, at 01:00 UTC. Weekends and holidays are not drawn."
        ),
        alt=lazy("Office hours of the fourteen offices, one row each from west to east, in UTC."),
        with_words=True,
        is_frieze=True,
    )
}
