"""The address of the planner, and of other views of the same plan."""

from collections.abc import Mapping
from urllib.parse import urlencode

from forms.choices import CONTAINERS, FCL
from portolan.domain.loading import LoadPlan
from portolan.sections.shared.load_query.query import MORE, LoadQuery
from portolan.sections.shared.onward import ARRIVAL, CALCULATOR, COUNTS, LIST, QUOTE, onward

PATH = "/load-planner"
ANSWER = "answer"
VIEW_ARGS = ("unit", "load", "step", "turn")


def address_of(query: LoadQuery, **view: str | int) -> str:
    """The address of the same pieces, with another unit, load, step or turn."""
    given = {name: text for name, text in query.typed.items() if name not in (*VIEW_ARGS, MORE)}
    values = {"unit": query.unit, **{name: str(value) for name, value in view.items()}}
    return f"{PATH}?{urlencode({**values, **given})}#{ANSWER}"


def onward_links(query: LoadQuery, plan: LoadPlan) -> Mapping[str, str]:
    """The next pages, with the pieces, their weight, and what came along."""
    weight_kg = sum(piece.weight_kg * piece.count for piece in query.pieces)
    known = {**query.typed, "weight_kg": f"{weight_kg:.15g}"}
    ends = {name: known.get(name, "") for name in ("origin", "destination")}
    containers = _containers(query, plan)
    return {
        # The rows have the weight.
        "quote": onward(QUOTE, {**known, "weight_kg": "", **containers}),
        "arrival": onward(ARRIVAL, known),
        "emissions": onward(CALCULATOR, {**known, **containers}),
        "list": onward(LIST, known),
        "route": f"/route-search?{urlencode(ends)}" if all(ends.values()) else "",
    }


def _containers(query: LoadQuery, plan: LoadPlan) -> Mapping[str, str]:
    """The planned containers, as quote and calculator name them, and their mode; or nothing.

    Whoever chose a container ships by it. Where all units are compared, the mode stays open.
    """
    chosen = FCL if query.unit == plan.unit.code else ""
    is_full = query.typed.get("mode", chosen) == FCL and plan.unit.code in dict(CONTAINERS)
    count = {f"{COUNTS}-{plan.unit.code}": str(plan.units)}
    return {"mode": FCL, **count} if is_full and plan.units else {}
