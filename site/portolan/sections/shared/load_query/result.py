"""From the question to its answer: the plans side by side, and the one that is shown."""

from collections.abc import Sequence
from dataclasses import dataclass

from portolan.domain.cargo import AirWeight, air_weight
from portolan.domain.errors import OutOfRange
from portolan.domain.loading import LoadPiece, LoadPlan, UnitKind, compared_plans
from portolan.sections.shared.load_query.query import EVERY_UNIT, LoadQuery


@dataclass(frozen=True)
class LoadResult:
    """The plans for every kind of unit, and the one that is shown.

    `air` is the weight that is charged by air; None for more than any aircraft carries.
    """

    pieces: Sequence[LoadPiece]
    plans: Sequence[LoadPlan]
    shown: LoadPlan
    air: AirWeight | None


def load_result(query: LoadQuery) -> LoadResult:
    """The answer to a question without faults."""
    plans = compared_plans(query.pieces)
    chosen = [plan for plan in plans if plan.unit.code == query.unit]
    return LoadResult(
        pieces=query.pieces,
        plans=plans,
        shown=chosen[0] if query.unit != EVERY_UNIT else _smallest(plans),
        air=_by_air(query),
    )


def _by_air(query: LoadQuery) -> AirWeight | None:
    weight_kg = sum(piece.weight_kg * piece.count for piece in query.pieces)
    try:
        return air_weight(query.air_pieces, weight_kg)
    except OutOfRange:
        return None


def _smallest(plans: Sequence[LoadPlan]) -> LoadPlan:
    """The fewest dry containers that hold all pieces, the smallest of them; or what holds most."""
    return min(
        plans,
        key=lambda plan: (
            sum(plan.left_over),
            plan.unit.kind is not UnitKind.CONTAINER,
            plan.units,
            plan.unit.volume_m3,
        ),
    )
