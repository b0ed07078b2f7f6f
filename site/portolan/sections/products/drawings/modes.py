"""Emissions per tonne-kilometer by mode.

The default factors, UK government conversion factors (DESNZ) 2025, well to wheel; air is long haul
without radiative forcing.
"""

from portolan.core.i18n import lazy_pgettext, pgettext
from portolan.domain.emissions import factor_set
from portolan.domain.mode import Mode
from portolan.drawing.diagrams.sheet import Scale, Sheet, levels, uprights, words

LONG_HAUL_KM = 10_000
KG_PER_TONNE_KM = {
    mode.value: float(factor_set().choose(mode, LONG_HAUL_KM).value)
    for mode in (Mode.SEA, Mode.RAIL, Mode.ROAD, Mode.AIR)
}
NAMES = {
    "sea": lazy_pgettext("mode of transport", "Sea"),
    "rail": lazy_pgettext("mode of transport", "Rail"),
    "road": lazy_pgettext("mode of transport", "Road"),
    "air": lazy_pgettext("mode of transport", "Air"),
}
HIGHEST = 0.7


def bars(sheet: Sheet) -> str:
    """Draw one bar for each mode, as long as its kg CO2e per tonne-kilometer."""
    start = sheet.spine if sheet.wide else sheet.left
    x = Scale(0, HIGHEST, start, sheet.right)
    top, foot = sheet.em * 1.6, sheet.height - sheet.em * 3.2
    gap = (foot - top) / len(KG_PER_TONNE_KM)
    grid = [(x.at(i / 10), top, foot) for i in range(8)]
    heights = [top + gap * (i + 0.68) for i in range(len(KG_PER_TONNE_KM))]
    rows = [_bar(sheet, x, mode, y) for mode, y in zip(KG_PER_TONNE_KM, heights, strict=True)]
    return uprights(grid, "hair") + "".join(rows) + _scale(sheet, x, foot)


def _bar(sheet: Sheet, x: Scale, mode: str, y: float) -> str:
    """Return a bar with its name and its figure, both above the bar on a narrow sheet."""
    kg = KG_PER_TONNE_KM[mode]
    above = y - sheet.em * 1.3
    level = y + sheet.em * 0.9 if sheet.wide else above
    name = words(str(NAMES[mode]), sheet.left, level, kind="name")
    bar = levels([(y, x.at(0), x.at(kg))], "bar")
    if sheet.wide and kg < HIGHEST / 2:
        return bar + name + words(f"{kg:,}", x.at(kg) + sheet.em, level, kind="big")
    return bar + name + words(f"{kg:,}", sheet.right, above, "end", "big")


def _scale(sheet: Sheet, x: Scale, foot: float) -> str:
    """Return the scale below the bars and its unit."""
    at = foot + sheet.em * 1.8
    tenths = range(1, 8) if sheet.wide else range(2, 7, 2)
    labels = "".join(words(f"{i / 10}", x.at(i / 10), at, "middle", "muted") for i in tenths)
    unit_at = sheet.left if sheet.wide else x.at(0)
    unit = pgettext("unit", "kg CO₂e / t·km") if sheet.wide else pgettext("unit", "kg / t·km")
    return labels + words(unit, unit_at, at, kind="muted")
