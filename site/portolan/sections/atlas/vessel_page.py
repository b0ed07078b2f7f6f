"""The page of a vessel: its figures, its drawing to scale, and its check digit."""

from markupsafe import Markup

from portolan.content.types import Doc
from portolan.core.i18n import _
from portolan.sections.atlas.kinds import KINDS
from portolan.sections.atlas.pages import entry_page
from portolan.sections.atlas.ship_drawing import bays, rows, ship_drawing
from portolan.web.page import Page
from portolan.web.templating import number

WEIGHTS = range(7, 1, -1)
TEU_OF_FORTY_FEET = 2


def vessel_page(doc: Doc) -> Page:
    """The page of a vessel."""
    title = _("{{name}}, IMO {{imo}}", name=doc.title, imo=doc.meta["imo"])
    context = {
        "drawing": _drawing(doc),
        "check": check_digit(doc.meta["imo"]),
        "forty_feet": doc.meta["teu"] // TEU_OF_FORTY_FEET,
    }
    return entry_page("atlas/vessel.html", KINDS[doc.type.name], doc, title, context)


def check_digit(imo: str) -> dict[str, object]:
    """The working of an IMO number's check digit: the products and their sum."""
    products = [(int(digit), weight) for digit, weight in zip(imo, WEIGHTS, strict=False)]
    total = sum(digit * weight for digit, weight in products)
    return {"products": products, "sum": total, "digit": total % 10}


def _drawing(doc: Doc) -> Markup | None:
    length, beam = doc.meta.get("length_m"), doc.meta.get("beam_m")
    if not length or not beam:
        return None
    label = _(
        "The ship from above, drawn to scale: {{length}} m long and {{beam}} m wide, its deck "
        "full of 40-foot containers, with a ruler of 400 m below it.",
        length=number(length, 1),
        beam=number(beam, 1),
    )
    finding = _(
        "Room for about {{bays}} bays of 40-foot containers, each {{rows}} containers wide. One "
        "container is filled in; the bridge stands in the gap.",
        bays=len(bays(length)),
        rows=rows(beam),
    )
    frame = Markup(
        '<figure class="picture plate">'
        '<figcaption><b>{}</b> <span class="d3">{}</span></figcaption>'
        '<div role="img" aria-label="{}">{}</div></figure>'
    )
    drawn = Markup(ship_drawing(length, beam))  # noqa: S704 - drawn by us
    return frame.format(_("The deck, to scale"), finding, label, drawn)
