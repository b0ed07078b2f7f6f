"""Names of sets of factors and of their vehicles, in the visitor's language."""

from types import MappingProxyType

from portolan.core.i18n import lazy

VEHICLES = MappingProxyType(
    {
        "Container ship, average": lazy("Container ship, average"),
        "Container ship, 8,000 TEU and more": lazy("Container ship, 8,000 TEU and more"),
        "Container ship, 3,000 to 7,999 TEU": lazy("Container ship, 3,000 to 7,999 TEU"),
        "Container ship, 2,000 to 2,999 TEU": lazy("Container ship, 2,000 to 2,999 TEU"),
        "Container ship, 1,000 to 1,999 TEU": lazy("Container ship, 1,000 to 1,999 TEU"),
        "Container ship, under 1,000 TEU": lazy("Container ship, under 1,000 TEU"),
        "Container ship, lane unknown": lazy("Container ship, lane unknown"),
        "Air, long haul": lazy("Air, long haul"),
        "Air, short haul": lazy("Air, short haul"),
        "Air, over 1,500 km, aircraft unknown": lazy("Air, over 1,500 km, aircraft unknown"),
        "Articulated truck, average laden": lazy("Articulated truck, average laden"),
        "Articulated truck, Europe": lazy("Articulated truck, Europe"),
        "Freight train": lazy("Freight train"),
        "Freight train, Europe": lazy("Freight train, Europe"),
    }
)
"""The factors that a mode takes when no vehicle is named, and sizes of container ships: by their
names in the tables."""

SETS = MappingProxyType(
    {
        "desnz-2025": lazy("UK government (DESNZ) 2025"),
        "glec-3.2": lazy("GLEC v3.2"),
    }
)


def set_name(code: str) -> str:
    """Name of a set of factors."""
    return str(SETS[code])


def vehicle_name(name: str) -> str:
    """Name of a factor's vehicle, by its key in the tables."""
    return str(VEHICLES[name])
