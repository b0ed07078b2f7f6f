"""The diagram of the pages on the offices and the company."""

from portolan.core.i18n import lazy
from portolan.drawing.diagrams import clocks
from portolan.drawing.diagrams.diagram import Diagram

DIAGRAMS = {
    "our-global-offices": Diagram(
        draw=clocks.desks,
        wide=470,
        narrow=720,
        headline=lazy("The working days of fourteen offices, by hour in UTC"),
        finding=lazy(
            "In winter Shanghai opens as Los Angeles closes, at 01:00: one office is always at "
            "work."
        ),
        alt=lazy("Office hours of the fourteen offices, one row each from west to east, in UTC."),
        with_words=True,
        is_frieze=True,
    )
}
