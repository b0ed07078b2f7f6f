"""The contract terms of a job, in the visitor's language."""

from portolan.content.types import Doc
from portolan.core.i18n import _, lazy, lazy_pgettext

CONTRACTS = {
    "permanent": lazy_pgettext("contract", "Permanent"),
    "fixed-term": lazy("Fixed term"),
    "apprenticeship": lazy("Apprenticeship"),
    "internship": lazy("Internship"),
}
HOURS = {"full-time": lazy("full-time"), "part-time": lazy("part-time")}
WORKPLACES = {
    "office": lazy("in the office"),
    "hybrid": lazy("office and home"),
    "warehouse": lazy("in the warehouse"),
}


def terms_of(doc: Doc) -> str:
    """Contract, hours and place of work: `Permanent, full-time, office and home`."""
    return _(
        "{{contract}}, {{hours}}, {{workplace}}",
        contract=CONTRACTS[doc.meta["contract"]],
        hours=HOURS[doc.meta["hours"]],
        workplace=WORKPLACES[doc.meta["workplace"]],
    )
