"""Ways over the Great Lakes, where no container line sails."""

from collections.abc import Iterable

from portolan.core.i18n import _
from portolan.domain.routes.planned_leg import PlannedLeg
from portolan.domain.sea.passage import Passage
from portolan.web.route_network import route_network

LAKES = frozenset({Passage.GREAT_LAKES, Passage.WELLAND})


def note_on(passages: Iterable[Passage]) -> str:
    """The note on who sails on these passages, and when; empty where they are not of the lakes."""
    return "" if LAKES.isdisjoint(passages) else _note()


def note_of(leg: PlannedLeg | None) -> str:
    """The note for a way between ports of which one lies on the lakes; else empty."""
    waters = {route_network().approach(end.place).waters for end in (leg.ends if leg else ())}
    return "" if LAKES.isdisjoint(waters) else _note()


def _note() -> str:
    """The note on who sails there, and when."""
    return _(
        "We know of no container line on the Great Lakes. Ships with bulk and project cargo sail "
        "there from late March to early January; in winter the locks are closed."
    )
