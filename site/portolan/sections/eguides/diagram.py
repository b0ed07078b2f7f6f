"""The diagram at the head of the list."""

from portolan.core.i18n import lazy
from portolan.drawing.diagrams.diagram import Diagram
from portolan.sections.eguides.rulers_drawing import rulers

DIAGRAMS = {
    "eguides": Diagram(
        draw=rulers,
        wide=230,
        narrow=320,
        headline=lazy("Two units on one ruler"),
        finding=lazy("An inch is 2.54 cm, a pound 0.45 kg, a nautical mile 1.852 km."),
        alt=lazy(
            "Rulers that set centimeters beside inches, kilograms beside pounds, kilometers beside "
            "nautical miles and cubic meters beside cubic feet."
        ),
        with_words=True,
        is_frieze=True,
    )
}
