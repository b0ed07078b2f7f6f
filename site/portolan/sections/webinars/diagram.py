"""The diagram at the head of the list."""

from portolan.core.i18n import lazy
from portolan.drawing.diagrams import clocks
from portolan.drawing.diagrams.diagram import Diagram

DIAGRAMS = {
    "webinars": Diagram(
        draw=clocks.one_hour,
        wide=200,
        narrow=320,
        headline=lazy("One hour on four clocks"),
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
