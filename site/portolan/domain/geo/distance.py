"""Distances in kilometers: of great circles, of miles, and as planned or actually traveled.

A factor in kilograms per tonne-kilometer was once made by dividing emissions by kilometers. If
those were the kilometers really traveled, a planned distance must first be raised to meet them; if
they were the shortest ones or the great circle, the factor holds the detour already. ISO 14083:2023
and the GLEC Framework v3.2 call the raise a distance adjustment: 15% at sea, 95 km for each flight,
5% by road. None is given for rail.
"""

from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.geo.position import Position
from portolan.domain.limits import DISTANCE_KM, DISTANCE_NM, Number
from portolan.domain.mode import Mode

# The international nautical mile, exact by definition (Monaco, 1929).
KM_PER_NM = Decimal("1.852")

SEA_DETOUR = Decimal("1.15")
AIR_DETOUR_KM = Decimal(95)
ROAD_DETOUR = Decimal("1.05")


class Basis(StrEnum):
    """The kind of distance that a factor was made with, and so expects."""

    ACTUAL = "actual"
    SHORTEST = "shortest"
    GREAT_CIRCLE = "great-circle"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Detour:
    """The correction from a planned to a traveled distance: times a ratio, plus some kilometers."""

    ratio: Decimal = Decimal(1)
    extra_km: Decimal = Decimal(0)


NO_DETOUR = Detour()


def km_of(distance_nm: Number) -> Decimal:
    """Return nautical miles in kilometers; raise OutOfRange below 0.5 nm and above 27,000 nm.

    Miles are taken to a tenth.
    """
    return DISTANCE_NM.checked(distance_nm) * KM_PER_NM


def great_circle_km(origin: Position, destination: Position) -> float:
    """Return the great-circle distance in kilometers, on a sphere of 6,371.0 km."""
    return great_circle_nm(origin, destination) * float(KM_PER_NM)


def detour(mode: Mode, basis: Basis) -> Detour:
    """Return the correction of a planned distance for factors of this basis.

    Only a factor on actual kilometers needs anything. Where the basis is unknown nothing is added
    either: a result a little low that says so is better than a detour counted twice.
    """
    if basis is not Basis.ACTUAL:
        return NO_DETOUR
    match mode:
        case Mode.SEA:
            return Detour(ratio=SEA_DETOUR)
        case Mode.AIR:
            return Detour(extra_km=AIR_DETOUR_KM)
        case Mode.ROAD:
            return Detour(ratio=ROAD_DETOUR)
        case Mode.RAIL:
            return NO_DETOUR


def adjusted_km(distance_km: Number, mode: Mode, basis: Basis) -> Decimal:
    """Return the planned distance of one leg as a factor of this basis expects it, in kilometers.

    Raise OutOfRange if the planned distance is not one.
    """
    addition = detour(mode, basis)
    return DISTANCE_KM.checked(distance_km) * addition.ratio + addition.extra_km
