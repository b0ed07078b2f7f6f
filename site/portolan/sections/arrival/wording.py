"""Names of milestones and what was asked, in the visitor's language."""

from collections.abc import Iterator
from types import MappingProxyType

from portolan.core.i18n import _, lazy, lazy_pgettext
from portolan.domain.arrival import Carriage, Milestone
from portolan.sections.shared.arrival_query.query import MODES, ArrivalQuery
from portolan.sections.shared.arrival_query.wording import day_text
from portolan.web.place_names import name_of

MILESTONES = MappingProxyType(
    {
        Milestone.READY: lazy("Goods ready"),
        Milestone.COLLECTED: lazy_pgettext("milestone", "Collected"),
        Milestone.AT_SEAPORT: lazy("By rail or road to the seaport"),
        Milestone.CUT_OFF: lazy("Delivered to the terminal, before the cut-off"),
        Milestone.DEPARTED: lazy_pgettext("milestone", "Departed"),
        Milestone.ARRIVED: lazy("Arrived at the port"),
        Milestone.INLAND: lazy("By rail or road from the seaport"),
        Milestone.UNPACKED: lazy("Container unpacked"),
        Milestone.CLEARED: lazy("Cleared by customs"),
        Milestone.DELIVERED: lazy_pgettext("milestone", "Delivered"),
    }
)
BY_AIR = MappingProxyType(
    {
        Milestone.CUT_OFF: lazy("Delivered to the cargo terminal, before the cut-off"),
        Milestone.ARRIVED: lazy("Arrived at the airport"),
    }
)
LESS_THAN_A_CONTAINER = MappingProxyType(
    {Milestone.CUT_OFF: lazy("Delivered to the freight station, before the cut-off")}
)
BY_CARRIAGE = MappingProxyType({Carriage.AIR: BY_AIR, Carriage.LCL: LESS_THAN_A_CONTAINER})


def milestone_name(milestone: Milestone, carriage: Carriage) -> str:
    """The name of a milestone by a mode."""
    return str({**MILESTONES, **BY_CARRIAGE.get(carriage, {})}[milestone])


DOORS = MappingProxyType(
    {"from_door": lazy("Collected at the door"), "to_door": lazy("Delivered to the door")}
)


def request_text(query: ArrivalQuery) -> str:
    """The query in one line, for a form that is folded away."""
    return " · ".join(_asked(query))


def _asked(query: ArrivalQuery) -> Iterator[str]:
    names = {end.name: name_of(end.place) for end in query.ends if end.place}
    yield _("{{origin}} to {{destination}}", **names)
    yield str(MODES[query.mode])
    if ready := query.date("ready"):
        yield _("Ready on {{day}}", day=day_text(ready))
    if wanted := query.date("wanted"):
        yield _("Needed by {{day}}", day=day_text(wanted))
    yield from (str(label) for name, label in DOORS.items() if query.is_ticked(name))
