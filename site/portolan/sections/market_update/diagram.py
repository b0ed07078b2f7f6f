"""The diagram of the list of updates."""

from portolan.core.i18n import lazy
from portolan.drawing.diagrams.diagram import Diagram
from portolan.sections.market_update.new_years_drawing import pauses

DIAGRAMS = {
    "global-logistics-update": Diagram(
        draw=pauses,
        with_words=True,
        wide=200,
        narrow=300,
        headline=lazy("From Chinese New Year’s Day to the Lantern Festival, by year"),
        finding=lazy(
            "From 2024 to 2030 New Year’s Day, the date shown, falls between January 26 and "
            "February 17. The holiday begins on its eve or earlier, and many factories close days "
            "before."
        ),
        alt=lazy(
            "The days from Chinese New Year to the Lantern Festival in each year from 2024 to 2030."
        ),
        is_frieze=True,
    )
}
