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
        finding=lazy("Five days are free. The ninth day costs 280 in all, the fourteenth 630."),
        alt=lazy(
            "The cost of a container that waits: nothing on five free days, then a step of 70 for "
            "every day."
        ),
        with_words=True,
        is_frieze=True,
    )
}
