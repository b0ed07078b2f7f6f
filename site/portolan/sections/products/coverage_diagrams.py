"""The diagrams of the insurance covers, by slug: the voyage with the legs that each one spans."""

from flask_babel.speaklater import LazyString

from portolan.core.i18n import lazy
from portolan.drawing.diagrams.diagram import Diagram
from portolan.sections.products.drawings import voyage


def _coverage(name: str, *, headline: LazyString, finding: LazyString, alt: LazyString) -> Diagram:
    rows = len(voyage.COVERS[name])
    return Diagram(
        draw=voyage.profile(name),
        wide=170 + 44 * rows,
        narrow=220 + 60 * rows,
        headline=headline,
        finding=finding,
        alt=alt,
        with_words=True,
    )


COVERAGES = {
    "all-risks": _coverage(
        "all-risks",
        headline=lazy("What clauses (A) span"),
        finding=lazy(
            "Goods are covered from the first move in the warehouse to the end of unloading."
        ),
        alt=lazy(
            "A voyage in profile: clauses (A) run from the first move in the warehouse to the end "
            "of unloading at the destination."
        ),
    ),
    "named-perils": _coverage(
        "named-perils",
        headline=lazy("What clauses (B) and (C) span"),
        finding=lazy("They last as long as clauses (A); they cover fewer perils on the same legs."),
        alt=lazy(
            "A voyage in profile: clauses (B) and (C) span the same legs as clauses (A), with "
            "thinner lines for narrower cover."
        ),
    ),
    "general-average-cover": _coverage(
        "general-average-cover",
        headline=lazy("Where general average arises"),
        finding=lazy("Only on the legs at sea can goods be sacrificed to save a ship."),
        alt=lazy(
            "A voyage in profile: general average arises on the two legs at sea, and this cover "
            "spans those."
        ),
    ),
    "war-and-strikes": _coverage(
        "war-and-strikes",
        headline=lazy("What war and strikes clauses span"),
        finding=lazy(
            "War is covered on board and for up to 15 days in a port of transshipment, strikes "
            "throughout."
        ),
        alt=lazy(
            "A voyage in profile: war is covered on board and in the port of transshipment, "
            "strikes throughout."
        ),
    ),
    "warehouse-and-storage": _coverage(
        "warehouse-and-storage",
        headline=lazy("Where storage cover applies"),
        finding=lazy("It covers the goods before and after the voyage, while they are stored."),
        alt=lazy(
            "A voyage in profile: storage is covered before the first leg and after the last one, "
            "where the goods rest."
        ),
    ),
    "high-value-goods": _coverage(
        "high-value-goods",
        headline=lazy("Where goods of high value change hands"),
        finding=lazy(
            "Each dot is a change of hands: there the goods are counted, seals checked and "
            "photographs taken."
        ),
        alt=lazy(
            "A voyage in profile: clauses (A) throughout, with a mark wherever the goods "
            "change hands."
        ),
    ),
}
