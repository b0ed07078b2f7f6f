"""The table of the days around the transit: fewest, likely and most, by part and mode."""

from collections.abc import Iterator, Mapping
from typing import Any

from portolan.core.i18n import _, pgettext
from portolan.domain.arrival import Carriage, milestones
from portolan.domain.arrival.milestones import Allowance
from portolan.sections.shared.arrival_query.query import MODES

NONE = "–"


def allowances_view() -> Mapping[str, Any]:
    """The names of the modes, and a row for each part with its figures by mode."""
    return {"modes": [str(MODES[mode]) for mode in Carriage], "rows": list(_rows())}


def _rows() -> Iterator[tuple[str, list[str]]]:
    parts: list[tuple[str, Mapping[Carriage, Allowance]]] = [
        (
            pgettext("step of a shipment", "Collection"),
            dict.fromkeys(Carriage, milestones.COLLECTION),
        ),
        (_("To the terminal"), milestones.CUT_OFF),
        (_("Wait for the departure, calendar days"), milestones.DEPARTURE),
        (pgettext("step of a shipment", "Unpacking"), {Carriage.LCL: milestones.UNPACKING}),
        (pgettext("step of a shipment", "Customs"), milestones.CUSTOMS),
        (pgettext("step of a shipment", "Delivery"), dict.fromkeys(Carriage, milestones.DELIVERY)),
    ]
    for name, figures in parts:
        yield name, [_text(figures.get(mode)) for mode in Carriage]


def _text(allowance: Allowance | None) -> str:
    return " · ".join(map(str, allowance)) if allowance else NONE
