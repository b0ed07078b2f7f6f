"""Plans of a container's floor, and where its weight lies, as the guide to packing works them out.

Inside, a 40-foot high cube is 1,203 cm long and 235 wide, a 20-foot standard 590 and 235.
"""

from collections.abc import Sequence

from flask_babel.speaklater import LazyString

from portolan.core.i18n import lazy, lazy_pgettext
from portolan.core.measures import measure
from portolan.drawing.diagrams.sheet import (
    Sheet,
    frame,
    levels,
    line,
    lines,
    ruled,
    uprights,
    words,
)
from portolan.drawing.svg import XY

LONG_40_CM, LONG_20_CM, WIDE_CM = 1203, 590, 235
CARTON_CM, PALLET_CM = (60, 40), (120, 80)
HEAVY_KG, LIGHT_KG, OF_EACH = 1000, 400, 10
ALONG, TURNED = lazy("All along the container"), lazy("Three rows across, one along")
SIDE_BY_SIDE, MIXED = lazy("All along the container"), lazy("One row across, one along")
HEAVY_FIRST, BY_TURNS = lazy("Heavy ones first"), lazy("By turns")
FRONT, DOORS = lazy("Front wall"), lazy_pgettext("of a container", "Doors")

Row = tuple[int, int]
"""A row of pieces: the length of each along the container, and its width across, in cm."""


def pieces(row: Row, long_cm: int) -> int:
    """Return how many pieces of a row a length takes."""
    return long_cm // row[0]


def cartons(sheet: Sheet) -> str:
    """Draw one layer of cartons in two plans on the floor of a 40-foot container."""
    long, wide = CARTON_CM
    plans = (
        (ALONG, [(long, wide)] * (WIDE_CM // wide)),
        (TURNED, [(wide, long)] * 3 + [(long, wide)]),
    )
    return _plans(sheet, LONG_40_CM, plans)


def pallets(sheet: Sheet) -> str:
    """Draw Euro pallets in two plans on the floor of a 20-foot container."""
    long, wide = PALLET_CM
    plans = ((SIDE_BY_SIDE, [(long, wide)] * 2), (MIXED, [(wide, long), (long, wide)]))
    return _plans(sheet, LONG_20_CM, plans)


def _plans(sheet: Sheet, long_cm: int, plans: Sequence[tuple[LazyString, list[Row]]]) -> str:
    """Return plans below one another, to one scale."""
    em = _em(sheet)
    room = sheet.span if long_cm == LONG_40_CM or not sheet.wide else sheet.span * 0.49
    unit, drawn = room / long_cm, ""
    beside = room < sheet.span
    for at, (name, rows) in enumerate(plans):
        left = sheet.left + (at * sheet.span * 0.51 if beside else 0)
        top = em * 2 + (0 if beside else at * (WIDE_CM * unit + em * 4))
        count = sum(pieces(row, long_cm) for row in rows)
        drawn += words(f"{name}: {count}", left, top - em * 0.7, kind="label strong")
        drawn += _floor(left, top, unit, long_cm, rows)
        size = f"{measure(long_cm / 100, 'm')} × {measure(WIDE_CM / 100, 'm')}"
        drawn += words(size, left, top + WIDE_CM * unit + em * 1.4, kind="muted")
    return drawn


def _floor(left: float, top: float, unit: float, long_cm: int, rows: list[Row]) -> str:
    """Return the floor from above: its rows of pieces, and ruled what stays free."""
    right, y, drawn = left + long_cm * unit, top, ""
    for row in rows:
        count, foot = pieces(row, long_cm), y + row[1] * unit
        ends = [(left + i * row[0] * unit, y, foot) for i in range(1, count + 1)]
        drawn += uprights(ends, "rule") + levels([(foot, left, ends[-1][0])], "rule")
        y = foot
    free = ruled(left, right, y, top + WIDE_CM * unit)
    return free + drawn + frame(left, top, right - left, WIDE_CM * unit, "strong")


def halves(sheet: Sheet) -> str:
    """Draw twenty pallets in two orders, with the weight of each half of the container."""
    em = _em(sheet)
    by_turns = [HEAVY_KG if i % 2 else LIGHT_KG for i in range(OF_EACH)]
    orders = (
        (HEAVY_FIRST, [HEAVY_KG] * (OF_EACH // 2) + [LIGHT_KG] * (OF_EACH // 2)),
        (BY_TURNS, by_turns),
    )
    step, drawn = (sheet.height - em * 2) / 2, ""
    for at, (name, order) in enumerate(orders):
        drawn += words(str(name), sheet.left, em * 1.2 + at * step, kind="label strong")
        drawn += _loaded(sheet, em * 2.1 + at * step, step - em * 4.8, order)
    foot = sheet.height - em * 0.4
    return (
        drawn
        + words(str(FRONT), sheet.left, foot, kind="label muted")
        + words(str(DOORS), sheet.right, foot, "end", "label muted")
    )


def _loaded(sheet: Sheet, y: float, deep: float, order: Sequence[int]) -> str:
    """Return one container from above: two rows of pallets, the heavy ones crossed."""
    em, wide, boxes = _em(sheet), sheet.span / len(order), ""
    crosses: list[list[XY]] = []
    for i, kg in enumerate(order):
        for row in range(2):
            at = (sheet.left + i * wide + 3, y + row * deep / 2 + 3, wide - 6, deep / 2 - 6)
            # In the second row of an alternating order the heavy ones are the others.
            heavy = (kg == HEAVY_KG) != (_alternates(order) and row == 1)
            boxes += frame(*at, "mid" if heavy else "hair")
            crosses += _cross(*at) if heavy else []
    middle, foot = sheet.left + sheet.span / 2, y + deep
    weights = half_weights(order)
    return "".join(
        (
            boxes,
            lines(crosses, "thin"),
            frame(sheet.left, y, sheet.span, deep, "rule"),
            line([(middle, y - em * 0.5), (middle, foot + em * 0.9)], "strong"),
            *(
                words(
                    _share(kg, sum(weights)),
                    sheet.left + sheet.span * part,
                    foot + em * 2.4,
                    "middle",
                    "name",
                )
                for kg, part in zip(weights, (0.25, 0.75), strict=True)
            ),
        )
    )


def _alternates(order: Sequence[int]) -> bool:
    return order[0] != order[1]


def half_weights(order: Sequence[int]) -> tuple[int, int]:
    """Return the kilograms in the front half and in the back half, of two rows of pallets."""
    if _alternates(order):
        each = len(order) // 2 * (HEAVY_KG + LIGHT_KG)
        return each, each
    half = len(order) // 2
    return 2 * sum(order[:half]), 2 * sum(order[half:])


def _cross(x: float, y: float, wide: float, high: float) -> list[list[XY]]:
    return [[(x, y), (x + wide, y + high)], [(x + wide, y), (x, y + high)]]


def _share(kg: int, whole: int) -> str:
    return f"{measure(f'{kg:,}', 'kg')}, {kg / whole:.0%}"


def _em(sheet: Sheet) -> float:
    """Return the height of type in a text, where a wide sheet is narrower than the page."""
    return 17 if sheet.wide else sheet.em
