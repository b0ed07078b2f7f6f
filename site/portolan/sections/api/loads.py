"""Loading plans in the API, planned by the planner's code."""

from collections.abc import Mapping
from typing import Any

from flask import request

from portolan.domain.loading import LoadPlan, UnitLoad
from portolan.sections.api.answers import Refused
from portolan.sections.shared.load_query.query import LoadQuery
from portolan.sections.shared.load_query.result import LoadResult, load_result

MM_PER_CM = 10


def planned_load() -> Mapping[str, Any]:
    """The plan for the query; raises `Refused` for its first invalid field."""
    query = LoadQuery.of(request.args)
    for fault in query.faults:
        raise Refused(fault.message, fault.name)
    return _shape(query, load_result(query))


def _shape(query: LoadQuery, result: LoadResult) -> Mapping[str, Any]:
    return {
        "unit": result.plan.unit.code,
        "units": result.plan.units,
        "left_over": sum(result.plan.left_over),
        "chargeable_air_kg": float(result.air.chargeable_kg) if result.air else None,
        "compared": [_compared(plan) for plan in result.plans],
        "loads": [_load(query, load) for load in result.plan.loads],
    }


def _compared(plan: LoadPlan) -> Mapping[str, Any]:
    return {
        "unit": plan.unit.code,
        "units": plan.units,
        "left_over": sum(plan.left_over),
    }


def _load(query: LoadQuery, load: UnitLoad) -> Mapping[str, Any]:
    weights = load.balance
    return {
        "units": load.times,
        "pieces": load.count,
        "weight_kg": round(weights.weight_kg, 3),
        "gross_kg": round(weights.weight_kg + load.unit.tare_kg, 3),
        "volume_m3": round(load.volume_m3, 3),
        "free_m3": round(load.unit.volume_m3 - load.volume_m3, 3),
        "center_of_gravity_cm": [_cm(side) for side in weights.center],
        "floor_kg_m2": round(weights.floor_kg_m2, 1),
        "line_kg_m": round(weights.line_kg_m, 1),
        "blocks": [
            {
                "row": query.lines[one.block.row].row.number,
                "pieces": one.block.number,
                "stands_cm": [_cm(side) for side in one.block.piece],
                "counts": list(one.block.counts),
                "at_cm": [_cm(side) for side in (one.x, one.y, one.z)],
            }
            for one in load.blocks
        ],
    }


def _cm(mm: float) -> float:
    return round(mm / MM_PER_CM, 1)
