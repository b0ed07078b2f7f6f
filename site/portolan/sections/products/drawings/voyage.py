"""A voyage in profile, and the legs that each cover spans.

Sea days: Shanghai to Singapore and Singapore to Rotterdam (8,288 nm) at 14 knots; the days on land
are an example. What each cover spans follows the pages of the coverages: Institute Cargo Clauses
from the first move in the warehouse to the end of unloading; general average where a ship can be
saved; war on board and in a transshipment port; strikes on the whole way; storage where goods rest.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate

from flask_babel.speaklater import LazyString

from portolan.core.i18n import lazy, lazy_pgettext
from portolan.core.measures import measure
from portolan.drawing.diagrams.sheet import (
    Scale,
    Sheet,
    dot,
    levels,
    line,
    stepped,
    uprights,
    words,
)

STORE, ROAD, PORT, SEA = "store", "road", "port", "sea"
LEGS = (
    (STORE, 6),
    (ROAD, 1),
    (PORT, 3),
    (SEA, 7),
    (PORT, 4),
    (SEA, 25),
    (PORT, 3),
    (ROAD, 1),
    (STORE, 10),
)
HEIGHTS = {STORE: 1.0, ROAD: 0.72, PORT: 0.72, SEA: 0.0}
STORED = lazy_pgettext("atlas", "Warehouse")
HARBORS = {2: "CNSHA", 4: "SGSIN", 6: "NLRTM"}
"""The code that stands at a leg, by its place in the voyage."""


@dataclass(frozen=True)
class Cover:
    """A cover: its name, the first and last leg of each span, and how strong it is.

    ``by_piece`` marks every change of hands, ``limit_days`` stands over the transshipment.
    """

    name: LazyString
    spans: tuple[tuple[int, int], ...]
    kind: str = "strong"
    by_piece: bool = False
    limit_days: int = 0


ALL, NAMED, FEWEST = lazy("Clauses (A)"), lazy("Clauses (B)"), lazy("Clauses (C)")
COVERS = {
    "all-risks": (Cover(ALL, ((1, 7),)),),
    "named-perils": (Cover(NAMED, ((1, 7),), "mid"), Cover(FEWEST, ((1, 7),), "rule")),
    "general-average-cover": (Cover(lazy("General average"), ((3, 3), (5, 5))),),
    "war-and-strikes": (
        Cover(lazy_pgettext("insured", "War"), ((3, 5),), limit_days=15),
        Cover(lazy_pgettext("insured", "Strikes"), ((1, 7),)),
    ),
    "warehouse-and-storage": (Cover(lazy_pgettext("insured", "Storage"), ((0, 0), (8, 8))),),
    "high-value-goods": (Cover(lazy("High value, by clauses (A)"), ((1, 7),), by_piece=True),),
}
"""The rows of each coverage."""


def boundaries() -> list[int]:
    """Return the days on which the legs begin, and the day on which the last one ends."""
    return [0, *accumulate(days for _, days in LEGS)]


def profile(name: str | None) -> Callable[[Sheet], str]:
    """Return the drawing of one coverage, or of all six without a name."""
    rows = COVERS[name] if name else tuple(row for rows in COVERS.values() for row in rows)

    def drawing(sheet: Sheet) -> str:
        x = Scale(0, boundaries()[-1], sheet.left, sheet.right)
        first, gap = _rows(sheet, len(rows))
        return "".join(
            (
                _ground(sheet, x, first + gap * (len(rows) - 1)),
                *(_cover(sheet, x, row, first + gap * i) for i, row in enumerate(rows)),
            )
        )

    return drawing


def _rows(sheet: Sheet, count: int) -> tuple[float, float]:
    """Return the height of the first row and the distance of the rows."""
    deep = sheet.height - _low(sheet) - sheet.em * 3.4
    return _low(sheet) + sheet.em * 3.4, deep / count


def _limit(cover: Cover, x: float, y: float) -> str:
    return words(f"≤ {measure(cover.limit_days, 'd')}", x, y) if cover.limit_days else ""


def _low(sheet: Sheet) -> float:
    return sheet.em * 2.4 + _rise(sheet)


def _rise(sheet: Sheet) -> float:
    return sheet.em * (6.4 if sheet.wide else 4.4)


def _ground(sheet: Sheet, x: Scale, foot: float) -> str:
    """Return the profile: warehouse, road, quay, sea; uprights mark where goods change hands."""
    low, days = _low(sheet), boundaries()
    high = [low - HEIGHTS[kind] * _rise(sheet) for kind, _ in LEGS]
    corners = stepped((x.at(day), y) for day, y in zip(days, high, strict=False))
    sea = [
        (low + sheet.em * 0.5 * i, x.at(days[leg]), x.at(days[leg + 1]))
        for leg, (kind, _) in enumerate(LEGS)
        for i in (1, 2)
        if kind == SEA
    ]
    above = sheet.em * 0.7
    codes = [_code(x, days, leg, high[leg] - above) for leg in HARBORS]
    return "".join(
        (
            uprights([(x.at(day), low - _rise(sheet), foot) for day in days[1:-1]], "faint"),
            levels(sea, "thin"),
            line([*corners, (sheet.right, high[-1])], "mid"),
            *codes,
            words(str(STORED), sheet.left, low - _rise(sheet) - above, kind="label muted"),
            _days(sheet, x, days),
        )
    )


def _code(x: Scale, days: list[int], leg: int, y: float) -> str:
    """Return the code of a harbor over its quay, the last one aligned to its end."""
    if leg == max(HARBORS):
        return words(HARBORS[leg], x.at(days[leg + 1]), y, "end", "strong")
    return words(HARBORS[leg], x.at(days[leg]), y, kind="strong")


def _days(sheet: Sheet, x: Scale, days: list[int]) -> str:
    """Return the days at sea in large type over their legs."""
    at = _low(sheet) - sheet.em * 0.9
    legs = [i for i, (kind, _) in enumerate(LEGS) if kind == SEA]
    kind = "big" if sheet.wide else "strong"
    middles = [(LEGS[i][1], x.at((days[i] + days[i + 1]) / 2)) for i in legs]
    return "".join(
        words(measure(count, "d"), middle, at, "middle", kind) for count, middle in middles
    )


def _cover(sheet: Sheet, x: Scale, cover: Cover, y: float) -> str:
    """Return one row: a hairline where nothing is covered, and a rule over each span."""
    days, above = boundaries(), sheet.em * (1 if cover.by_piece else 0.6)
    spans = [(y, x.at(days[first]), x.at(days[last + 1])) for first, last in cover.spans]
    return "".join(
        (
            levels([(y, sheet.left, sheet.right)]),
            levels(spans, cover.kind),
            words(str(cover.name), sheet.left, y - above, kind="label"),
            _limit(cover, x.at(days[4]), y - sheet.em * 0.5),
            *(dot(x.at(day), y, sheet.em * 0.4) for day in days[1:-1] if cover.by_piece),
        )
    )
