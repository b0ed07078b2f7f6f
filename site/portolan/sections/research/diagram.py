"""The diagram at the head of the list."""

from portolan.core.i18n import lazy
from portolan.drawing.diagrams.diagram import Diagram
from portolan.sections.research.fuel_drawing import slow_steaming

DIAGRAMS = {
    "research": Diagram(
        draw=slow_steaming,
        wide=220,
        narrow=320,
        headline=lazy("Fuel per nautical mile, by speed in knots"),
        finding=lazy("At 14 knots a ship burns 39.5% less fuel per mile than at 18."),
        alt=lazy(
            "Fuel per nautical mile by speed, from 10 to 22 knots: at 14 knots it is 39.5% less "
            "than at 18."
        ),
        with_words=True,
        is_frieze=True,
    )
}
