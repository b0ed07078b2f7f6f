"""Cargo: containers, chargeable weight of air freight, and LCL compared with a full container."""

from portolan.domain.cargo.air_weight import (
    AirWeight,
    ChargedBy,
    Piece,
    air_weight,
    air_weight_of_volume,
)
from portolan.domain.cargo.container_fit import (
    Bound,
    Fit,
    FitCaution,
    container_fit,
    smallest_single,
)
from portolan.domain.cargo.containers import Container, container, containers, teu
from portolan.domain.cargo.lcl import (
    Advice,
    Leaning,
    break_even_m3,
    lcl_or_fcl,
    lcl_or_fcl_at,
    revenue_tonnes,
)
from portolan.domain.cargo.load import (
    loading_meters,
    pieces_count,
    pieces_volume_m3,
    pieces_weight_kg,
)

__all__ = [
    "Advice",
    "AirWeight",
    "Bound",
    "ChargedBy",
    "Container",
    "Fit",
    "FitCaution",
    "Leaning",
    "Piece",
    "air_weight",
    "air_weight_of_volume",
    "break_even_m3",
    "container",
    "container_fit",
    "containers",
    "lcl_or_fcl",
    "lcl_or_fcl_at",
    "loading_meters",
    "pieces_count",
    "pieces_volume_m3",
    "pieces_weight_kg",
    "revenue_tonnes",
    "smallest_single",
    "teu",
]
