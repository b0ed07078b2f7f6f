"""The loaded container on the road: whether a truck may carry it, by country."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from portolan.core.i18n import _
from portolan.domain.loading import LoadPlan, RoadLimit, UnitLoad, road_limits
from portolan.web.templating import country, in_a_row, number


def trucks() -> str:
    """The weights that are assumed for the trucks."""
    return in_a_row([_truck(limit) for limit in road_limits()])


def roads(load: UnitLoad) -> Iterator[Mapping[str, Any]]:
    """Whether a truck may carry the container on the road, by country."""
    if not load.unit.is_container:
        return
    gross = load.balance.weight_kg + load.unit.tare_kg
    for limit in road_limits():
        yield {
            "country": _land(limit),
            "limit": number(limit.limit_kg),
            "axles": limit.axles,
            "total": number(gross + limit.truck_kg),
            "spare": limit.spare_kg(gross),
        }


def _land(limit: RoadLimit) -> str:
    return _("European Union") if limit.country == "DE" else country(limit.country)


def _truck(limit: RoadLimit) -> str:
    return f"{_land(limit)} {_('{{kg}} kg', kg=number(limit.truck_kg))}"


def sources(plan: LoadPlan) -> Sequence[str]:
    """The publications behind the figures of a plan."""
    roads = [limit.source for limit in road_limits()] if plan.unit.is_container else []
    return [str(source) for source in (plan.unit.source, *roads)]
