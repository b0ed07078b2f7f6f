"""The answer as texts, figures and a drawing."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from portolan.core.i18n import _, ngettext, pgettext
from portolan.core.measures import measure
from portolan.domain.loading import LoadPlan, UnitLoad, securing_notes
from portolan.drawing.diagrams.load import tint_of
from portolan.drawing.diagrams.load_view import TURNS
from portolan.sections.load_planner.addresses import address_of, onward_links
from portolan.sections.load_planner.asked import request_text, rows_asked
from portolan.sections.load_planner.drawing_view import caption, drawing, load_drawing, row_number
from portolan.sections.load_planner.road_view import roads, sources, trucks
from portolan.sections.load_planner.wording import (
    SECURING,
    UNIT_NAMES,
    charged,
    load_finding,
    share,
    unit_warning,
)
from portolan.sections.shared.load_query.query import EVERY_UNIT, LoadQuery
from portolan.sections.shared.load_query.result import LoadResult
from portolan.web.templating import number

MM_PER_CM, MM_PER_M, FULL = 10, 1000, 100
LOADS_LISTED = 12


def result_view(query: LoadQuery, result: LoadResult) -> Mapping[str, Any]:
    """The plan that is shown, beside the others."""
    plan = result.plan
    return {
        "unit": plan.unit.code,
        "request": request_text(query),
        "headline": _headline(query, result),
        "units": number(plan.units) if plan.loads else "",
        "unit_name": UNIT_NAMES[plan.unit.code],
        "is_compared": query.unit == EVERY_UNIT and result.is_usual,
        "warning": unit_warning(plan),
        "smaller": " · ".join(_units(each) for each in result.smaller),
        "left_over": _left_over(query, result),
        "too_large": [_too_large(query, result, at) for at in result.too_large],
        "compared": [_compared(query, each, plan) for each in result.plans],
        "charged": charged(query.air_pieces, result.air) if result.air else "",
        "load": _load_view(query, plan) if plan.loads else None,
        **onward_links(query, plan),
        "sources": sources(plan),
    }


def _headline(query: LoadQuery, result: LoadResult) -> str:
    """What is said where nothing fits."""
    plan = result.plan
    if plan.loads:
        return ""
    if query.unit == EVERY_UNIT or len(result.too_large) == len(result.pieces):
        return _("These pieces fit no container or other unit")
    return _("{{unit}}: no piece fits", unit=UNIT_NAMES[plan.unit.code])


def _units(plan: LoadPlan) -> str:
    return f"{number(plan.units)} × {UNIT_NAMES[plan.unit.code]}"


def _too_large(query: LoadQuery, result: LoadResult, at: int) -> str:
    """Why the pieces of a row go into no unit."""
    piece, units = result.pieces[at], [plan.unit for plan in result.plans]
    row = query.lines[at].row.number
    most_kg = max(unit.payload_kg for unit in units)
    if piece.weight_kg > most_kg:
        return _("Row {{row}}: a piece is heavier than the largest payload of any unit, {{kg}} kg.",
                 row=row, kg=number(most_kg))  # fmt: skip
    if any(unit.admits(stance) for unit in units for stance in piece.stances):
        return _("Row {{row}}: no unit that has room for the piece can bear its weight.", row=row)
    return _(
        "Row {{row}}: in the positions allowed, a piece is too large for every door or longer "
        "than every unit.",
        row=row,
    )


def _left_over(query: LoadQuery, result: LoadResult) -> Sequence[tuple[int, int]]:
    """Pieces that go into other units, not into this: the number of their row, and how many."""
    rows = enumerate(zip(query.lines, result.plan.left_over, strict=True))
    return [
        (line.row.number, count)
        for at, (line, count) in rows
        if count and at not in result.too_large
    ]


def _compared(query: LoadQuery, plan: LoadPlan, current: LoadPlan) -> Mapping[str, Any]:
    return {
        "name": UNIT_NAMES[plan.unit.code],
        "href": address_of(query, unit=plan.unit.code),
        "is_current": plan is current,
        "units": number(plan.units) if plan.loads else "–",
        "left_over": sum(plan.left_over),
        "volume": share(sum(load.volume_m3 * load.times for load in plan.loads),
                         plan.units * plan.unit.volume_m3),
        "weight": share(sum(load.balance.weight_kg * load.times for load in plan.loads),
                         plan.units * plan.unit.payload_kg),
    }  # fmt: skip


def _load_view(query: LoadQuery, plan: LoadPlan) -> Mapping[str, Any]:
    """One of the loads, up to the step that is asked for."""
    at = max(query.number("load", len(plan.loads), 1), 1)
    load = plan.loads[at - 1]
    last = len(load.blocks)
    step = query.number("step", last, last)
    turn = query.number("turn", TURNS - 1, 0)
    here: dict[str, str | int] = {"unit": plan.unit.code, "load": at, "turn": turn}
    return {
        "at": at,
        "loads": _loads(query, plan, at),
        "step": step,
        "last": last,
        "rows": rows_asked(query),
        "finding": load_finding(load),
        "caption": caption(step, last),
        "steps": list(_steps(query, load, step, here)),
        "drawing": drawing(query, load, step, turn),
        "data": load_drawing(query, load, step, turn),
        "earlier": address_of(query, **here, step=step - 1) if step > 0 else None,
        "later": address_of(query, **here, step=step + 1) if step < last else None,
        "whole": address_of(query, **here) if step < last else None,
        "turned": address_of(query, **{**here, "turn": (turn + 1) % TURNS}, step=step),
        "figures": list(_figures(load)),
        "notes": [SECURING[note] for note in securing_notes(load, plan.pieces)],
        "roads": list(roads(load)),
        "trucks": trucks(),
    }


def _loads(query: LoadQuery, plan: LoadPlan, at: int) -> Sequence[Mapping[str, Any]]:
    """The loads around the one that is shown, if there are several."""
    if len(plan.loads) == 1:
        return []
    first = max(min(at - LOADS_LISTED // 2, len(plan.loads) - LOADS_LISTED), 0)
    listed = range(first, min(first + LOADS_LISTED, len(plan.loads)))
    return [
        {
            "label": ngettext(
                "Load {{load}}: {{units}} × {{count}} piece",
                "Load {{load}}: {{units}} × {{count}} pieces",
                plan.loads[index].count,
                load=index + 1,
                units=number(plan.loads[index].times),
            ),
            "href": address_of(query, unit=plan.unit.code, load=index + 1),
            "is_current": index + 1 == at,
        }
        for index in listed
    ]


def _steps(
    query: LoadQuery, load: UnitLoad, current: int, here: Mapping[str, Any]
) -> Iterator[Mapping[str, Any]]:
    for step, one in enumerate(load.blocks, 1):
        yield {
            "step": step,
            "href": address_of(query, **here, step=step),
            "is_now": step == current < len(load.blocks),
            "row": row_number(query, one),
            "tint": tint_of(row_number(query, one) - 1),
            "count": one.block.number,
            "counts": " × ".join(map(str, one.block.counts)),
            "piece": _sides(one.block.piece),
            "size": _sides(one.block.size),
            "at": " / ".join(_cm(side) for side in (one.x, one.y, one.z)),
        }


def _sides(size: Sequence[int]) -> str:
    return " × ".join(_cm(side) for side in size)


def _cm(mm: float) -> str:
    digits = 1 if mm % MM_PER_CM else 0
    return number(mm / MM_PER_CM, digits)


def _figures(load: UnitLoad) -> Iterator[tuple[str, str, str]]:
    """The figures of a load: name, figure, and what it says."""
    unit, weights = load.unit, load.balance
    yield (
        pgettext("how many", "Pieces"),
        number(load.count),
        _("{{kg}} kg; with the unit itself {{gross}} kg",
          kg=number(weights.weight_kg), gross=number(weights.weight_kg + unit.tare_kg)),
    )  # fmt: skip
    yield (
        pgettext("of a shipment", "Payload"),
        share(weights.weight_kg, unit.payload_kg),
        _("max. {{kg}} kg", kg=number(unit.payload_kg)),
    )
    yield (
        pgettext("room in a container", "Volume"),
        share(load.volume_m3, unit.volume_m3),
        _("{{free}} m³ of {{all}} m³ stay free",
          free=number(unit.volume_m3 - load.volume_m3, 1), all=number(unit.volume_m3, 1)),
    )  # fmt: skip
    yield _center(load)
    yield (
        pgettext("of a container", "Floor"),
        measure(number(weights.floor_kg_m2), "kg/m²"),
        _("at the most, if each piece presses straight down on its base; {{line}} kg on a meter "
          "of length", line=number(weights.line_kg_m)),
    )  # fmt: skip


def _center(load: UnitLoad) -> tuple[str, str, str]:
    x, y, z = (side / MM_PER_M for side in load.balance.center)
    along, across = load.off_center
    return (
        _("Center of gravity"),
        measure(number(x, 2), "m"),
        _(
            "from the front, {{y}} m from the left, {{z}} m above the floor: off center by "
            "{{along}}% of the length and {{across}}% of the width",
            y=number(y, 2),
            z=number(z, 2),
            along=number(abs(along) * FULL, 1),
            across=number(abs(across) * FULL, 1),
        ),
    )
