"""The diagram of the Help Center."""

from portolan.core.i18n import lazy
from portolan.drawing.diagrams.diagram import Diagram
from portolan.sections.help.waiting_drawing import waiting

DIAGRAMS = {
    "help": Diagram(
        draw=waiting,
        wide=230,
        narrow=340,
        headline=lazy("What a waiting container costs, by day after discharge"),
        finding=lazy(
            "Five days are free, then each costs 70 euros: 280 by the ninth day, 630 by the "
            "fourteenth. The rate is an example."
        ),
        alt=lazy(
            "The cost of a container that waits: nothing on five free days, then a step of 70 for "
            "every day."
        ),
        with_words=True,
        is_frieze=True,
    )
}
