"""The contract terms and the pay of a job, in the visitor's language."""

from portolan.content.types import Doc
from portolan.core.i18n import _, fill, lazy, lazy_pgettext
from portolan.web.templating import number

CONTRACTS = {
    "permanent": lazy_pgettext("contract", "Permanent"),
    "fixed-term": lazy("Fixed term"),
    "apprenticeship": lazy_pgettext("kind of job", "Apprenticeship"),
    "internship": lazy_pgettext("kind of job", "Internship"),
}
HOURS = {
    "full-time": lazy_pgettext("kind of job", "full-time"),
    "part-time": lazy_pgettext("kind of job", "part-time"),
}
WORKPLACES = {
    "office": lazy("in the office"),
    "hybrid": lazy("office and home"),
    "warehouse": lazy("in the warehouse"),
}


PERIODS = {
    "year": lazy("{{low}} to {{high}} a year"),
    "month": lazy("{{low}} to {{high}} a month"),
    "hour": lazy("{{low}} to {{high}} an hour"),
}


def pay_of(doc: Doc) -> str:
    """The range of pay: `EUR 62,000 to 82,000 a year`."""
    pay = doc.meta["pay"]
    low, high = f"{pay['currency']}\u00a0{number(pay['low'])}", number(pay["high"])
    return fill(str(PERIODS[pay["per"]]), {"low": low, "high": high})


def terms_of(doc: Doc) -> str:
    """Contract, hours and place of work: `Permanent, full-time, office and home`."""
    return _(
        "{{contract}}, {{hours}}, {{workplace}}",
        contract=CONTRACTS[doc.meta["contract"]],
        hours=HOURS[doc.meta["hours"]],
        workplace=WORKPLACES[doc.meta["workplace"]],
    )
