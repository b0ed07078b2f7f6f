"""Customer stories: what a shipper had to solve, and how it was done."""

from itertools import pairwise

from markupsafe import Markup

from portolan.content.store import Doc
from portolan.content.types import CASE_STUDY, PRODUCT
from portolan.core.i18n import _, lazy
from portolan.domain.places.harbors import harbor
from portolan.drawing import maps
from portolan.web.content import documents_at
from portolan.web.content_section import in_order
from portolan.web.shelf import Context, Shelf


def story(doc: Doc) -> Context:
    """The products that a story used, and the chart of its lane."""
    return {
        "products": documents_at(PRODUCT.page(slug) for slug in doc.meta["products"]),
        "lane_chart": lane_chart(doc.meta["lane"]),
    }


def lane_chart(codes: list[str]) -> Markup:
    """The lane of a story, drawn for wide and for narrow pages."""
    ends = [harbor(code) for code in codes]
    places = [maps.Landmark(end.code, end.position, major=True) for end in ends]
    lines = [maps.Line("rhumb", (one.position, other.position)) for one, other in pairwise(ends)]
    label = _("Chart of the lane: {{codes}}", codes=" – ".join(codes))
    shapes: tuple[maps.Shape, ...] = ("wide", "narrow")
    drawn = (maps.place_chart(places, lines, f"lane-{s}", label, s) for s in shapes)
    return Markup("").join(map(Markup, drawn))


blueprint = Shelf(
    "customers",
    __name__,
    kind=CASE_STUDY,
    title=lazy("Customers"),
    description=lazy(
        "Bicycles, coffee, solar modules, medical devices: eight shipments told from the first "
        "question to the last invoice, with the arithmetic."
    ),
    order=in_order,
    more=story,
)
