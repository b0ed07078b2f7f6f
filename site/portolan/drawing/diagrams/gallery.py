"""Every picture by its name, with its drawing function, its heights and its words.

Names are the slugs of products and coverages, and the names of sections.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from flask_babel.speaklater import LazyString
from markupsafe import Markup

from portolan.drawing.diagrams import (
    around_port,
    boxes,
    calendar,
    classes,
    clocks,
    container,
    flight,
    hiring,
    modes,
    money,
    ocean_lane,
    rulers,
    tariff,
    terms,
    thresholds,
    voyage,
    year,
)
from portolan.drawing.diagrams.captions import CAPTIONS
from portolan.drawing.diagrams.labels import LABELS
from portolan.drawing.diagrams.sheet import Sheet, narrow_sheet, wide_sheet
from portolan.drawing.svg import element, number

Draw = Callable[[Sheet], str]


@dataclass(frozen=True)
class Drawing:
    """A drawing and the heights of its two sheets; one ``with_words`` changes with the language."""

    draw: Draw
    wide: float
    narrow: float
    with_words: bool = False


PRODUCTS = {
    "ocean-freight": Drawing(ocean_lane.lane_at_sea, 440, 480, with_words=True),
    "air-freight": Drawing(flight.flight, 500, 500, with_words=True),
    "rail-freight": Drawing(thresholds.train_or_truck, 320, 420, with_words=True),
    "trucking": Drawing(around_port.distances, 480, 560),
    "lcl": Drawing(container.floor, 380, 770, with_words=True),
    "customs": Drawing(tariff.tree, 400, 500),
    "trade-advisory": Drawing(tariff.rules, 300, 300),
    "duty-drawback": Drawing(money.goods_in_and_out, 400, 460),
    "dangerous-goods": Drawing(classes.diamonds, 360, 690),
    "cargo-insurance": Drawing(voyage.profile(None), 440, 560, with_words=True),
    "capital": Drawing(money.cash, 360, 420),
    "b2b-fulfillment": Drawing(boxes.pallets, 310, 620, with_words=True),
    "ecommerce-fulfillment": Drawing(boxes.parcels, 400, 380, with_words=True),
    "order-management": Drawing(calendar.orders, 380, 480),
    "climate": Drawing(modes.bars, 380, 520, with_words=True),
    "platform": Drawing(calendar.milestones, 360, 480),
}
COVERAGES = {
    name: Drawing(voyage.profile(name), 170 + 44 * len(rows), 220 + 60 * len(rows), with_words=True)
    for name, rows in voyage.COVERS.items()
}
SECTIONS = {
    "blog": Drawing(thresholds.break_even, 230, 340, with_words=True),
    "help": Drawing(thresholds.waiting, 230, 340, with_words=True),
    "glossary": Drawing(terms.handovers, 290, 400, with_words=True),
    "research": Drawing(thresholds.slow_steaming, 220, 320, with_words=True),
    "global-logistics-update": Drawing(year.pauses, 200, 300),
    "webinars": Drawing(clocks.one_hour, 200, 320, with_words=True),
    "eguides": Drawing(rulers.rulers, 230, 320, with_words=True),
    "careers": Drawing(hiring.steps, 200, 600, with_words=True),
    "our-global-offices": Drawing(clocks.desks, 470, 900, with_words=True),
    "products": Drawing(boxes.sizes, 150, 190, with_words=True),
}
DRAWINGS = {**PRODUCTS, **COVERAGES, **SECTIONS}
NAMES = frozenset(DRAWINGS)


def picture(name: str, in_phrases: Callable[[str], str] = str) -> Markup | None:
    """Return the picture of a product, a coverage or a section, or None where there is none.

    ``in_phrases`` says where the lines of its finding may break.
    """
    drawing = DRAWINGS.get(name)
    if drawing is None:
        return None
    shapes = _shapes(name) if not drawing.with_words else _drawn(drawing)
    finding = in_phrases(str(CAPTIONS[name].finding))
    return _framed(name, str(CAPTIONS[name].title), finding, LABELS[name], shapes)


def _framed(name: str, title: str, finding: str, label: LazyString, shapes: str) -> Markup:
    """Return the figure: its title and finding, then the drawing with its text alternative."""
    kind = "frieze" if name in SECTIONS else "plate"
    frame = Markup(
        '<figure class="picture {}"><figcaption><b>{}</b> <span class="d3">{}</span></figcaption>'
        '<div role="img" aria-label="{}">{}</div></figure>'
    )
    drawn = Markup(shapes)  # noqa: S704 - drawn by us
    return frame.format(kind, title, finding, str(label), drawn)


@cache
def _shapes(name: str) -> str:
    return _drawn(DRAWINGS[name])


def _drawn(drawing: Drawing) -> str:
    """Return the drawing on both sheets; the style sheet shows the one that suits the screen."""
    sheets = (wide_sheet(drawing.wide), narrow_sheet(drawing.narrow))
    return "".join(_svg(sheet, drawing.draw) for sheet in sheets)


def _svg(sheet: Sheet, draw: Draw) -> str:
    box = f"0 0 {number(sheet.width)} {number(sheet.height)}"
    return element("svg", draw(sheet), class_=sheet.shape, viewBox=box, aria_hidden="true")
