"""The diagram of the glossary."""

from portolan.core.i18n import lazy
from portolan.drawing.diagrams import terms
from portolan.drawing.diagrams.diagram import Diagram

DIAGRAMS = {
    "glossary": Diagram(
        draw=terms.handovers,
        wide=290,
        narrow=400,
        headline=lazy("Where risk and cost pass to the buyer, by rule"),
        finding=lazy("Under CPT, CIP, CFR and CIF the seller pays on after the risk has passed."),
        alt=lazy(
            "The eleven Incoterms, each with a thick line as far as the seller bears the risk and "
            "a thin one as far as the seller pays beyond it."
        ),
        with_words=True,
        is_frieze=True,
    )
}
