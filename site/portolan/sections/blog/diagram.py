"""The diagram at the head of the list."""

from portolan.core.i18n import lazy
from portolan.drawing.diagrams.diagram import Diagram
from portolan.sections.blog.break_even_drawing import break_even

DIAGRAMS = {
    "blog": Diagram(
        draw=break_even,
        wide=230,
        narrow=340,
        headline=lazy("LCL against a container, by volume"),
        finding=lazy("LCL is cheaper than a container of your own up to 17.9 cubic meters."),
        alt=lazy(
            "The cost of LCL rises with each cubic meter and meets the price of a container at "
            "17.9 cubic meters."
        ),
        with_words=True,
        is_frieze=True,
    )
}
