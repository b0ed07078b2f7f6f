"""Rulers that carry two units each.

Units: 1 in = 25.4 mm, 1 lb = 0.45359237 kg, 1 ft³ = 0.028316846592 m³ (all by
definition).
"""

from flask_babel.speaklater import LazyString

from portolan.core.i18n import lazy_pgettext
from portolan.domain.geo.distance import KM_PER_NM
from portolan.drawing.diagrams.sheet import Scale, Sheet, levels, uprights, words
from portolan.drawing.svg import element, path_data

RULERS = (
    (lazy_pgettext("unit", "cm"), lazy_pgettext("unit", "in"), 2.54, 130, 10),
    (lazy_pgettext("unit", "kg"), lazy_pgettext("unit", "lb"), 0.45359237, 30, 5),
    (lazy_pgettext("unit", "km"), lazy_pgettext("unit", "nm"), float(KM_PER_NM), 100, 10),
    (lazy_pgettext("unit", "m³"), lazy_pgettext("unit", "ft³"), 0.028316846592, 2, 10),
)
"""Two units, the second in the first, the length in the first, and a step of the second."""


def rulers(sheet: Sheet) -> str:
    """Draw four rulers, each divided above by one unit and below by the other."""
    chosen = RULERS if sheet.wide else RULERS[:3]
    gap = (sheet.height - sheet.em) / len(chosen)
    return "".join(_ruler(sheet, r, sheet.em * 0.5 + gap * (i + 0.5)) for i, r in enumerate(chosen))


def _ruler(sheet: Sheet, ruler: tuple[LazyString, LazyString, float, int, int], y: float) -> str:
    """Return one ruler: the first unit above its line, the second below."""
    upper, lower, factor, length, step = ruler
    x = Scale(0, length, sheet.left + sheet.em * 4.5, sheet.right)
    every = 10 if length >= 10 else 1
    stride = every * (2 if length > 3 * every else 1)
    seconds = range(0, int(length / factor) + 1, step)
    long = sheet.em * 0.75
    return "".join(
        (
            words(str(upper), sheet.left, y - sheet.em * 0.25),
            words(str(lower), sheet.left, y + sheet.em * 0.95),
            levels([(y, x.start, x.end)], "rule"),
            _marks(x, y - 3, every / 10),
            _marks(x, y + 3, factor * step / 10),
            uprights([(x.at(i), y - long, y) for i in range(0, length + 1, every)], "rule"),
            uprights([(x.at(i * factor), y, y + long) for i in seconds], "rule"),
            *(
                words(f"{i}", x.at(i), y - sheet.em, "middle", "muted")
                for i in range(stride, length, stride)
            ),
            *(
                words(f"{i}", x.at(i * factor), y + long + sheet.em, "middle", "muted")
                for i in seconds[1:]
                if i % 10 == 0
            ),
        )
    )


def _marks(x: Scale, y: float, every: float) -> str:
    """Return short marks as one dashed line, six units high."""
    dash, gap = 0.8, every * x.unit - 0.8
    return element(
        "path",
        class_="marks",
        d=path_data([(x.start - dash / 2, y), (x.end + dash / 2, y)]),
        stroke_dasharray=f"{dash} {gap:.4f}",
    )
