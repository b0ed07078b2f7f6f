"""Names of milestones, in the visitor's language."""

from types import MappingProxyType

from portolan.core.i18n import lazy, lazy_pgettext
from portolan.domain.arrival import Milestone

MILESTONES = MappingProxyType(
    {
        Milestone.READY: lazy("Goods ready"),
        Milestone.COLLECTED: lazy_pgettext("milestone", "Collected"),
        Milestone.CUT_OFF: lazy("Delivered to the terminal, before the cut-off"),
        Milestone.DEPARTED: lazy_pgettext("milestone", "Departed"),
        Milestone.ARRIVED: lazy("Arrived at the port or airport"),
        Milestone.UNPACKED: lazy("Container unpacked"),
        Milestone.CLEARED: lazy("Cleared by customs"),
        Milestone.DELIVERED: lazy_pgettext("milestone", "Delivered"),
    }
)
