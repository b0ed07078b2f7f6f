"""Names of milestones, in the visitor's language."""

from types import MappingProxyType

from portolan.core.i18n import lazy, lazy_pgettext
from portolan.domain.arrival import Carriage, Milestone

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
