"""The diagrams of the Help Center."""

from portolan.core.i18n import lazy
from portolan.drawing.diagrams.diagram import Diagram
from portolan.sections.help.waiting_drawing import waiting
from portolan.sections.help.weighing_drawing import methods

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
    ),
    "verified-gross-mass": Diagram(
        draw=methods,
        wide=320,
        narrow=430,
        headline=lazy("The same kind of container by both methods, in kilograms"),
        finding=lazy(
            "What is declared is the packed container alone: 22,740 kg once the truck is taken "
            "off, 22,680 kg once the tare is added."
        ),
        alt=lazy(
            "Two bars to one scale. By method 1, 38,420 kg on the weighbridge less 15,680 for the "
            "truck are 22,740; by method 2, cargo, pallets and container add up to 22,680."
        ),
        with_words=True,
    ),
}
