"""The two ways to the verified gross mass of a container, with the figures of the article."""

from flask_babel.speaklater import LazyString

from portolan.core.i18n import lazy, lazy_pgettext
from portolan.core.measures import measure
from portolan.drawing.diagrams.sheet import Scale, Sheet, frame, levels, ruled, uprights, words

ON_THE_BRIDGE, TRUCK = 38_420, 15_680
PARTS: tuple[tuple[LazyString, int], ...] = (
    (lazy_pgettext("goods", "Cargo"), 18_240),
    (lazy("Pallets, dunnage"), 500),
    (lazy_pgettext("equipment", "Container"), 3_940),
)
METHOD_1, METHOD_2 = lazy("Method 1: weigh the whole"), lazy("Method 2: add the parts")
SUBTRACTED = lazy("Tractor, chassis, fuel")


def methods(sheet: Sheet) -> str:
    """Draw the mass by each method as a bar, to one scale in kilograms."""
    em = 17 if sheet.wide else sheet.em
    x = Scale(0, 40_000, sheet.left, sheet.right)
    deep, foot = em * 2.6, sheet.height - em * 2.6
    tops = em * 2.2, em * 8.6
    every = 10_000
    scale = [(x.at(kg), foot, foot + em * 0.4) for kg in range(0, 40_001, every)]
    return "".join(
        (
            _whole(em, x, tops[0], deep),
            _parts(em, x, tops[1], deep),
            levels([(foot, x.start, x.end)], "rule"),
            uprights(scale, "rule"),
            *(
                words(f"{kg:,}", x.at(kg), foot + em * 1.7, "middle", "muted")
                for kg in range(every, 40_000, every)
            ),
            words(measure(0, "kg"), x.start, foot + em * 1.7, kind="muted"),
        )
    )


def _whole(em: float, x: Scale, top: float, deep: float) -> str:
    """Return what the weighbridge shows, and what is taken off it."""
    mass, foot = ON_THE_BRIDGE - TRUCK, top + deep + em * 1.4
    return "".join(
        (
            words(str(METHOD_1), x.start, top - em * 0.7, kind="label strong"),
            ruled(x.at(mass), x.at(ON_THE_BRIDGE), top, top + deep),
            frame(x.at(mass), top, TRUCK * x.unit, deep, "rule"),
            frame(x.start, top, mass * x.unit, deep, "strong"),
            words(measure(f"{mass:,}", "kg"), x.start + em * 0.6, top + em * 1.8, kind="name"),
            words(f"{SUBTRACTED} −{TRUCK:,}", x.at(ON_THE_BRIDGE), foot, "end", "label"),
        )
    )


def _parts(em: float, x: Scale, top: float, deep: float) -> str:
    """Return the parts, one behind the other."""
    drawn, at = words(str(METHOD_2), x.start, top - em * 0.7, kind="label strong"), 0
    for _, kg in PARTS:
        drawn += frame(x.at(at), top, kg * x.unit, deep, "rule")
        at += kg
    names = "  +  ".join(f"{name} {kg:,}" for name, kg in PARTS)
    return "".join(
        (
            drawn,
            frame(x.start, top, at * x.unit, deep, "strong"),
            words(measure(f"{at:,}", "kg"), x.start + em * 0.6, top + em * 1.8, kind="name"),
            words(names, x.start, top + deep + em * 1.4, kind="label"),
        )
    )
