"""The diagram at the head of the list, and those of the guide to packing a container."""

from portolan.core.i18n import lazy
from portolan.drawing.diagrams.diagram import Diagram
from portolan.sections.eguides.packing_drawings import cartons, halves, pallets
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
    ),
    "cartons-on-a-floor": Diagram(
        draw=cartons,
        wide=660,
        narrow=480,
        headline=lazy("One layer of cartons of 60 × 40 cm in a 40-foot container, from above"),
        finding=lazy("Turning one row brings ten more cartons in every layer: 110 instead of 100."),
        alt=lazy(
            "Two floor plans of a 40-foot container. With all cartons lengthwise, a layer "
            "holds 100; with three rows crosswise and one lengthwise, 110."
        ),
        with_words=True,
    ),
    "pallets-on-a-floor": Diagram(
        draw=pallets,
        wide=340,
        narrow=700,
        headline=lazy("Pallets of 120 × 80 cm in a 20-foot container, from above"),
        finding=lazy("With one row turned across, eleven pallets stand where eight stood before."),
        alt=lazy(
            "Two floor plans of a 20-foot container. With both rows along it, eight pallets fit; "
            "with one row across and one along, eleven."
        ),
        with_words=True,
    ),
    "weight-in-halves": Diagram(
        draw=halves,
        wide=520,
        narrow=640,
        headline=lazy("Ten pallets of 1,000 kg and ten of 400 kg, in two orders, from above"),
        finding=lazy(
            "Heaviest first, the front half bears 71%; heavy and light in turn, each half bears "
            "50%."
        ),
        alt=lazy(
            "Two containers with the same twenty pallets. With the heavy ones first the front half "
            "holds 10,000 kg and the back half 4,000; alternating, each half holds 7,000."
        ),
        with_words=True,
    ),
}
