"""Customer stories: a shipper's problem and its solution."""

from itertools import pairwise
from pathlib import Path

from markupsafe import Markup

from portolan.content.store import Doc
from portolan.content.types import FIGURES, ContentType
from portolan.core.i18n import _, lazy
from portolan.domain.places.harbors import harbor
from portolan.drawing import maps
from portolan.web.content import documents_named
from portolan.web.content_section import in_order
from portolan.web.list_section import Context, ListSection
from portolan.web.navigation import Link


def story(doc: Doc) -> Context:
    """The products of a story, and the chart of its lane."""
    return {
        "products": documents_named(doc, "products"),
        "lane_chart": lane_chart(doc.meta["lane"]),
    }


def lane_chart(codes: list[str]) -> Markup:
    """The lane of a story, drawn for wide and for narrow pages."""
    ends = [harbor(code) for code in codes]
    places = [maps.Landmark(end.code, end.position, major=True) for end in ends]
    lines = [maps.MapLine("rhumb", (one.position, other.position)) for one, other in pairwise(ends)]
    label = _("Chart of the lane: {{codes}}", codes=" – ".join(codes))
    shapes: tuple[maps.Shape, ...] = ("wide", "narrow")
    drawn = (maps.place_chart(places, lines, f"lane-{s}", label, s) for s in shapes)
    return Markup("").join(map(Markup, drawn))


CASE_STUDY = ContentType(
    name="case-study",
    path=Path(__file__).with_name("stories"),
    base="/company/customers",
    listed="/company/customers",
    label=lazy("Customer story"),
    back=lazy("Back to Customers"),
    schema="portolan.sections.customers.schema:CaseStudy",
    reads=("aliases", "customer", "sector", "headline", "quotation", "speaker", *FIGURES),
    searchable="company",
    refers={"products": "product"},
)

blueprint = ListSection(
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
    menu=(
        Link(lazy("Customer stories"), "/company/customers", ("meeting",)),
        Link(lazy("Customers"), "/company/customers", ("footer-company",)),
    ),
)
