"""The diagram at the head of the list."""

from portolan.core.brand import BRAND
from portolan.core.i18n import lazy
from portolan.drawing.diagrams.clocks import one_hour
from portolan.drawing.diagrams.diagram import Diagram
from portolan.drawing.diagrams.sheet import Sheet
from portolan.sections.shared.office_hours import office_hours

HOUR_UTC = 14
"""The hour at which most webinars start."""


def at_the_hosts(sheet: Sheet) -> str:
    """Draw that hour on the clocks of the offices that hold webinars."""
    hosts = {office.code for office in BRAND.offices}
    return one_hour(sheet, [office for office in office_hours() if office.code in hosts], HOUR_UTC)


DIAGRAMS = {
    "webinars": Diagram(
        draw=at_the_hosts,
        wide=200,
        narrow=320,
        headline=lazy("The hour at which most webinars start, on four clocks"),
        finding=lazy(
            "At 14:00 UTC it is late morning in Santos, afternoon in Rotterdam, and evening in "
            "Mumbai and Shanghai."
        ),
        alt=lazy(
            "The working day of four offices, and one hour on the clock of each: 11:00 in Santos, "
            "15:00 in Rotterdam, 19:30 in Mumbai, 22:00 in Shanghai."
        ),
        with_words=True,
        is_frieze=True,
    )
}
