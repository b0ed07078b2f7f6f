"""Number of containers for a cargo, by its volume or by its weight, whichever needs more."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import ROUND_CEILING, Decimal
from enum import StrEnum

from portolan.domain.cargo.containers import Container, containers
from portolan.domain.limits import VOLUME_M3, WEIGHT_KG, Number


class Bound(StrEnum):
    """The limit that a container reaches first."""

    VOLUME = "volume"
    PAYLOAD = "payload"


class FitCaution(StrEnum):
    """A question to ask before booking. A caution never forbids.

    - ``makers-differ``: volume and payload are those of a common make.
    - ``gaps``: so much of the volume is used that cartons and pallets may not leave room enough.
    - ``road-limit``: weight decides, and the road at either end may allow less than the container.
    """

    MAKERS_DIFFER = "makers-differ"
    GAPS = "gaps"
    ROAD_LIMIT = "road-limit"


# The share of the inside that the container planning guide of this site counts on.
USABLE_SHARE = Decimal("0.85")


@dataclass(frozen=True, slots=True)
class Fit:
    """A cargo in containers of one type.

    ``count`` of them hold it by volume and by weight; ``volume_share`` and ``payload_share`` are
    the parts of all of them that it takes, from 0 to 1.
    """

    container: Container
    count: int
    limited_by: Bound
    volume_share: Decimal
    payload_share: Decimal
    cautions: Sequence[FitCaution]


def container_fit(volume_m3: Number, weight_kg: Number) -> Sequence[Fit]:
    """Return the cargo in containers of each type, the smallest first.

    By volume and gross weight alone: whether a piece passes the door is for its own sides to say.
    Raise OutOfRange for a figure that is none.
    """
    volume, weight = VOLUME_M3.checked(volume_m3), WEIGHT_KG.checked(weight_kg)
    return tuple(_fit(each, volume, weight) for each in containers())


def smallest_single(fits: Sequence[Fit]) -> Fit | None:
    """Return the smallest type of which one is enough; None if each needs several."""
    return next((fit for fit in fits if fit.count == 1), None)


def _fit(container: Container, volume_m3: Decimal, weight_kg: Decimal) -> Fit:
    by_volume, by_weight = volume_m3 / container.volume_m3, weight_kg / container.payload_kg
    count = int(max(by_volume, by_weight).to_integral_value(rounding=ROUND_CEILING))
    bound = Bound.PAYLOAD if by_weight > by_volume else Bound.VOLUME
    volume_share = by_volume / count
    return Fit(
        container=container,
        count=count,
        limited_by=bound,
        volume_share=volume_share,
        payload_share=by_weight / count,
        cautions=_cautions(bound, volume_share),
    )


def _cautions(bound: Bound, volume_share: Decimal) -> Sequence[FitCaution]:
    cautions = [FitCaution.MAKERS_DIFFER]
    if volume_share > USABLE_SHARE:
        cautions.append(FitCaution.GAPS)
    if bound is Bound.PAYLOAD:
        cautions.append(FitCaution.ROAD_LIMIT)
    return tuple(cautions)
