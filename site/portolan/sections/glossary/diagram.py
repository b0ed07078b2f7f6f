"""The diagram of the glossary."""

from functools import partial

from portolan.core.i18n import lazy, lazy_pgettext
from portolan.drawing.diagrams.diagram import Diagram
from portolan.drawing.diagrams.terms import handovers

STAGES = (
    lazy("Seller’s door"),
    lazy("First carrier"),
    lazy_pgettext("stage of a delivery", "Alongside"),
    lazy("On board"),
    lazy("Port reached"),
    lazy_pgettext("stage of a delivery", "Arrived"),
    lazy_pgettext("stage of a delivery", "Unloaded"),
    lazy_pgettext("stage of a delivery", "Cleared"),
)
"""The places of a voyage at which risk or cost can pass."""

DIAGRAMS = {
    "glossary": Diagram(
        draw=partial(handovers, stages=STAGES),
        wide=290,
        narrow=400,
        headline=lazy("Where risk and cost pass to the buyer, by rule"),
        finding=lazy(
            "Under CPT, CIP, CFR and CIF the seller pays for carriage after the risk has passed, "
            "under DDP for the clearance."
        ),
        alt=lazy(
            "The eleven Incoterms, each with a thick line as far as the seller bears the risk and "
            "a thin one as far as the seller pays beyond it."
        ),
        with_words=True,
        is_frieze=True,
    )
}
