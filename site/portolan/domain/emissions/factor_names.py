"""Names of sets of factors and of their vehicles, in the visitor's language."""

from types import MappingProxyType

from portolan.core.i18n import lazy
from portolan.domain.emissions import Factor

VEHICLES = MappingProxyType(
    {
        ("desnz-2025", "container-ship-average"): lazy("Container ship, average"),
        ("desnz-2025", "container-ship-8000"): lazy("Container ship, 8,000 TEU and more"),
        ("desnz-2025", "container-ship-3000"): lazy("Container ship, 3,000 to 7,999 TEU"),
        ("desnz-2025", "container-ship-2000"): lazy("Container ship, 2,000 to 2,999 TEU"),
        ("desnz-2025", "container-ship-1000"): lazy("Container ship, 1,000 to 1,999 TEU"),
        ("desnz-2025", "container-ship-under-1000"): lazy("Container ship, under 1,000 TEU"),
        ("glec-3.2", "container-ship"): lazy("Container ship, lane unknown"),
        ("desnz-2025", "long-haul"): lazy("Air, long haul"),
        ("desnz-2025", "short-haul"): lazy("Air, short haul"),
        ("glec-3.2", "over-1500-km"): lazy("Air, over 1,500 km, aircraft unknown"),
        ("desnz-2025", "articulated"): lazy("Articulated truck, average laden"),
        ("glec-3.2", "articulated"): lazy("Articulated truck, Europe"),
        ("desnz-2025", "freight-train"): lazy("Freight train"),
        ("glec-3.2", "freight-train"): lazy("Freight train, Europe"),
    }
)
"""Vehicles by set and code: those that a mode takes when none is named, and container ships."""

SETS = MappingProxyType(
    {
        "desnz-2025": lazy("UK government (DESNZ) 2025"),
        "glec-3.2": lazy("GLEC v3.2"),
    }
)


def set_name(code: str) -> str:
    """Name of a set of factors."""
    return str(SETS[code])


def vehicle_name(factor: Factor) -> str:
    """Name of a factor's vehicle."""
    return str(VEHICLES[factor.factor_set, factor.vehicle])
