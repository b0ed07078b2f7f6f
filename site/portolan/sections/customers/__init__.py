"""Customer stories: a shipper's problem and its solution."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from markupsafe import Markup

from portolan.content.types import FIGURES, ContentType, Doc
from portolan.core.i18n import _, lazy, lazy_pgettext
from portolan.core.unavailable import DataUnavailable
from portolan.domain.places.harbors import harbor
from portolan.domain.sea.lane import positions_of
from portolan.drawing import maps
from portolan.sections.shared.lane_at_sea import LaneAtSea, lane_at_sea
from portolan.web.content import documents_named
from portolan.web.content_section import in_order
from portolan.web.errand import COMPANY, Errand
from portolan.web.list_section import Context, ListSection
from portolan.web.navigation import Link
from portolan.web.place_names import name_of
from portolan.web.route_network import route_network


def story(doc: Doc) -> Context:
    """The products of a story, its first leg by sea, and the chart of its lane."""
    try:
        leg = lane_at_sea(*doc.meta["lane"][:2])
    except DataUnavailable:
        leg = None
    return {
        "products": documents_named(doc, "products"),
        "leg": leg,
        "lane_chart": lane_chart(doc),
    }


def lanes_of(docs: Sequence[Doc]) -> Context:
    """The chart of all stories' lanes at sea, led by the longest of them."""
    legs = [pair for doc in docs for pair in pairwise(doc.meta["lane"])]
    flown = [(doc.meta["flies_from"], doc.meta["lane"][-1]) for doc in docs]
    cities = {code: _name(code) for leg in legs for code in leg}
    try:
        ways = {leg: lane_at_sea(*leg) for leg in legs if leg not in flown}
    except DataUnavailable:
        return {"chart": None, "cities": cities}
    label = _("Chart of the lanes of all stories, with a tick every 1,000 nautical miles")
    shapes: tuple[maps.Shape, ...] = ("wide", "narrow")
    lanes = sorted(ways.values(), key=lambda lane: lane.sailed_way.distance_nm, reverse=True)
    # By codes where names have no room; the list below gives both.
    drawn = (
        maps.lanes(
            [_sailed(lane, shape) for lane in lanes],
            shape,
            f"stories-{shape}",
            label,
            fine=True,
            led=True,
        )
        for shape in shapes
    )
    return {"chart": Markup("").join(map(Markup, drawn)), "cities": cities, "longest": lanes[0]}


def _sailed(lane: LaneAtSea, shape: maps.Shape) -> maps.SailedLane:
    """A lane as lines sail it, by the names of its ports or, on a narrow chart, by their codes."""
    ends = lane.named if shape == "wide" else lane.sailed
    return ends._replace(course=positions_of(lane.sailed_way.path))


def lane_chart(doc: Doc) -> Markup:
    """The lane of a story as it is sailed or flown, drawn for wide and for narrow pages."""
    codes: list[str] = doc.meta["lane"]
    names = [_name(code) for code in codes]
    places = [
        maps.Landmark(name, harbor(code).position, major=True)
        for name, code in zip(names, codes, strict=True)
    ]
    lines = [_leg(*pair, flown=pair[0] == doc.meta["flies_from"]) for pair in pairwise(codes)]
    label = _("Chart of the lane: {{places}}", places=" – ".join(names))
    shapes: tuple[maps.Shape, ...] = ("wide", "narrow")
    drawn = (maps.place_chart(places, lines, f"lane-{s}", label, s) for s in shapes)
    return Markup("").join(map(Markup, drawn))


def _name(code: str) -> str:
    """The name of a port in the visitor's language; without the route network that of its data."""
    try:
        return name_of(route_network().by_code[code])
    except DataUnavailable:
        return harbor(code).name


def _leg(origin: str, destination: str, *, flown: bool) -> maps.MapLine:
    """The line of a leg; straight where no sea way can be had, as without the route network."""
    ends = harbor(origin).position, harbor(destination).position
    if flown:
        return maps.MapLine("circle", ends)
    try:
        return maps.MapLine("route", positions_of(lane_at_sea(origin, destination).way.path))
    except DataUnavailable:
        return maps.MapLine("rhumb", ends)


CASE_STUDY = ContentType(
    name="case-study",
    path=Path(__file__).with_name("stories"),
    base="/company/customers",
    listed="/company/customers",
    label=lazy("Customer story"),
    schema="portolan.sections.customers.schema:CaseStudy",
    reads=("aliases", "customer", "sector", "headline", "quotation", "speaker", *FIGURES),
    searchable="company",
    refers={"products": "product"},
)

blueprint = ListSection(
    "customers",
    __name__,
    kind=CASE_STUDY,
    title=lazy_pgettext("kind of page", "Customers"),
    description=lazy(
        "Bicycles, coffee, solar modules, medical devices: eight shipments told from the first "
        "question to the last invoice, with the arithmetic."
    ),
    order=in_order,
    listing=lanes_of,
    more=story,
    menu=(
        Link(lazy("Customer stories"), "/company/customers", ("meeting",)),
        Link(lazy_pgettext("kind of page", "Customers"), "/company/customers", ("footer-company",)),
    ),
    errands=(
        Errand(
            "/company/customers",
            lazy("Customer stories"),
            COMPANY,
            lazy("What went wrong, what was changed, and what it cost."),
        ),
    ),
    teasers={
        "home": lambda: {"stories": in_order(CASE_STUDY)[:1]},
        "about": lambda: {"stories": in_order(CASE_STUDY)[:3]},
        "products": lambda: {"stories": in_order(CASE_STUDY)},
    },
)
