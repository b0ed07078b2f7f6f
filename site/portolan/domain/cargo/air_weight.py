"""Chargeable weight of air freight.

IATA's rule (The Air Cargo Tariff and Rules): the greater of the gross weight and the
volumetric weight of the whole consignment, 6,000 cm³ to the kilogram, rounded up to the next half
kilogram. Each side is taken to the whole centimeter first, halves upward. So 30 × 45 × 65 cm are
14.625 kg, charged as 15.0, and one cubic meter counts as 166.667 kg, charged as 167.0.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import ROUND_CEILING, Decimal
from enum import StrEnum

from portolan.domain.limits import PIECES, SIDE_CM, VOLUME_M3, WEIGHT_KG, Number

CM3_PER_KG = 6000
CM3_PER_M3 = 1_000_000
STEPS_PER_KG = 2


class ChargedBy(StrEnum):
    """The weight that is charged: the actual or the volumetric one, whichever is greater."""

    WEIGHT = "weight"
    VOLUME = "volume"


@dataclass(frozen=True, slots=True)
class Piece:
    """Pieces of one size: outside length, width and height in centimeters, and how many.

    `weight_kg` is what each of them weighs, if it is known.
    """

    length_cm: Number
    width_cm: Number
    height_cm: Number
    count: int = 1
    weight_kg: Number | None = None


@dataclass(frozen=True, slots=True)
class AirWeight:
    """The weights of a consignment in kilograms; the volumetric one is not rounded."""

    gross_kg: Decimal
    volumetric_kg: Decimal
    chargeable_kg: Decimal
    charged_by: ChargedBy


def air_weight(pieces: Sequence[Piece], weight_kg: Number) -> AirWeight:
    """Return the weights of pieces that weigh so many kilograms together.

    Raise OutOfRange for a figure that is none, or for no pieces.
    """
    PIECES.checked(len(pieces))
    volume_cm3 = sum((_volume_cm3(piece) for piece in pieces), Decimal(0))
    # Pieces may be smaller than the least volume that is asked for, but not larger than the most.
    VOLUME_M3.checked(max(volume_cm3 / CM3_PER_M3, VOLUME_M3.low))
    return _weighed(volume_cm3, weight_kg)


def air_weight_of_volume(volume_m3: Number, weight_kg: Number) -> AirWeight:
    """Return the weights of a consignment by its volume; raise OutOfRange beyond the bounds."""
    return _weighed(VOLUME_M3.checked(volume_m3) * CM3_PER_M3, weight_kg)


def _volume_cm3(piece: Piece) -> Decimal:
    sides = (piece.length_cm, piece.width_cm, piece.height_cm)
    length, width, height = (SIDE_CM.checked(side) for side in sides)
    return length * width * height * PIECES.checked(piece.count)


def _weighed(volume_cm3: Decimal, weight_kg: Number) -> AirWeight:
    gross, volumetric = WEIGHT_KG.checked(weight_kg), volume_cm3 / CM3_PER_KG
    return AirWeight(
        gross_kg=gross,
        volumetric_kg=volumetric,
        chargeable_kg=_next_half(max(gross, volumetric)),
        charged_by=ChargedBy.VOLUME if volumetric > gross else ChargedBy.WEIGHT,
    )


def _next_half(weight_kg: Decimal) -> Decimal:
    return (weight_kg * STEPS_PER_KG).to_integral_value(rounding=ROUND_CEILING) / STEPS_PER_KG
