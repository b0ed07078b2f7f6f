"""The page of a warehouse: its figures, its chart, and the places near it."""

from portolan.content.types import Doc
from portolan.core.i18n import _
from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.geo.position import Position, in_degrees_and_minutes
from portolan.domain.routes.network import Neighbor
from portolan.sections.atlas.charts import spot_chart
from portolan.sections.atlas.entries import places_of
from portolan.sections.atlas.kinds import KINDS
from portolan.sections.atlas.pages import entry_page
from portolan.web.page import Page


def warehouse_page(doc: Doc) -> Page:
    """The page of a warehouse."""
    meta = doc.meta
    spot = Position(meta["latitude"], meta["longitude"])
    near = [Neighbor(one, great_circle_nm(spot, one.position)) for one in places_of(meta["near"])]
    near.sort(key=lambda one: one.distance_nm)
    label = _("Chart of the surroundings of {{name}}.", name=doc.title)
    context = {
        "position": in_degrees_and_minutes(spot),
        "near": near,
        "chart": spot_chart(spot, doc.title, [one.place for one in near], label),
    }
    title = _("Warehouse: {{title}}", title=doc.title)
    return entry_page("atlas/warehouse.html", KINDS[doc.type.name], doc, title, context)
