"""The ways in which freight moves."""

from enum import StrEnum
from types import MappingProxyType


class Mode(StrEnum):
    """A mode of transport, as factors and detours distinguish them."""

    SEA = "sea"
    AIR = "air"
    ROAD = "road"
    RAIL = "rail"


MODES = MappingProxyType(
    {
        "ocean-fcl": Mode.SEA,
        "ocean-lcl": Mode.SEA,
        "air": Mode.AIR,
        "road": Mode.ROAD,
        "rail": Mode.RAIL,
    }
)
"""The modes by the names that forms and the tools' JSON know them by."""
