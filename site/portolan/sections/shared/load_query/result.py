"""The result of a query: the plans side by side, and the one that is shown."""

from collections.abc import Sequence
from dataclasses import dataclass

from portolan.domain.cargo import AirWeight, air_weight
from portolan.domain.errors import OutOfRange
from portolan.domain.loading import LoadPiece, LoadPlan, UnitKind, compared_plans
from portolan.sections.shared.load_query.query import EVERY_UNIT, LoadQuery


@dataclass(frozen=True)
class LoadResult:
    """The plans for every kind of unit, and the one that is shown.

    `air` is the weight that is charged by air; None for what no unit of an aircraft takes.
    """

    pieces: Sequence[LoadPiece]
    plans: Sequence[LoadPlan]
    plan: LoadPlan
    air: AirWeight | None

    @property
    def is_usual(self) -> bool:
        """Whether the plan is in dry containers that are had everywhere."""
        return bool(self.plan.loads) and self.plan.unit.kind is UnitKind.CONTAINER

    @property
    def smaller(self) -> Sequence[LoadPlan]:
        """Complete plans of as few units with less room in all than those shown, the least first.

        None stands in for a refrigerated one, nor is one named that is for some cargo or regions.
        """
        if not self.plan.is_complete or self.plan.unit.kind is UnitKind.REEFER:
            return ()
        less = [
            plan
            for plan in self.plans
            if plan.is_complete
            and plan.unit.kind not in (UnitKind.REEFER, UnitKind.PALLET_WIDE)
            and plan.units <= self.plan.units
            and _room(plan) < _room(self.plan)
        ]
        return sorted(less, key=_room)

    @property
    def too_large(self) -> Sequence[int]:
        """Indexes of rows whose pieces go into no unit."""
        rows = zip(*(plan.left_over for plan in self.plans), strict=True)
        return [at for at, left in enumerate(rows) if all(left)]


def load_result(query: LoadQuery) -> LoadResult:
    """The result of a query without faults."""
    plans = compared_plans(query.pieces)
    chosen = [plan for plan in plans if plan.unit.code == query.unit]
    return LoadResult(
        pieces=query.pieces,
        plans=plans,
        plan=chosen[0] if query.unit != EVERY_UNIT else _smallest(plans),
        air=_by_air(query, plans),
    )


def _room(plan: LoadPlan) -> float:
    return plan.units * plan.unit.volume_m3


def _by_air(query: LoadQuery, plans: Sequence[LoadPlan]) -> AirWeight | None:
    if not any(plan.is_complete for plan in plans if plan.unit.kind is UnitKind.AIR):
        return None
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
