"""Loading: pieces into containers, pallets and units of aircraft, with what follows for weights."""

from portolan.domain.loading.balance import Balance, balance
from portolan.domain.loading.blocks import PieceBlock, TurnedBlock
from portolan.domain.loading.piece import LoadPiece
from portolan.domain.loading.plan import LoadPlan, UnitLoad, compared_plans, load_plan
from portolan.domain.loading.road import RoadLimit, road_limits
from portolan.domain.loading.securing import Securing, securing_notes
from portolan.domain.loading.tries import PackingEffort
from portolan.domain.loading.unit import LoadUnit, UnitKind, load_unit, load_units

__all__ = [
    "Balance",
    "LoadPiece",
    "LoadPlan",
    "LoadUnit",
    "PackingEffort",
    "PieceBlock",
    "RoadLimit",
    "Securing",
    "TurnedBlock",
    "UnitKind",
    "UnitLoad",
    "balance",
    "compared_plans",
    "load_plan",
    "load_unit",
    "load_units",
    "road_limits",
    "securing_notes",
]
