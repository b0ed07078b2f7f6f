"""The Global Logistics Update: monthly news, and what to do about them."""

from pathlib import Path

from portolan.content.types import ContentType, Doc
from portolan.core.i18n import lazy
from portolan.core.unavailable import DataUnavailable
from portolan.sections.market_update.diagram import DIAGRAMS
from portolan.sections.shared.lane_at_sea import canal_or_cape, lane_at_sea
from portolan.web.content_section import newest_first
from portolan.web.errand import COMPANY, Errand
from portolan.web.list_section import Context, ListSection
from portolan.web.navigation import Link
from portolan.web.structured_data.article import article

LANE = "CNSHA", "NLRTM"


def long_way(_: Doc) -> Context:
    """Cost of the way around the Cape on the lane that the updates follow."""
    try:
        return canal_or_cape(lane_at_sea(*LANE))
    except DataUnavailable:
        return {}


MARKET_UPDATE = ContentType(
    name="market-update",
    path=Path(__file__).with_name("updates"),
    base="/global-logistics-update",
    listed="/global-logistics-update",
    label=lazy("Global Logistics Update"),
    schema="portolan.sections.market_update.schema:MarketUpdate",
    reads=("aliases", "actions"),
    searchable="research",
    refers={"author": "blog-author"},
    rank=0.7,
    schema_org=article("Article"),
)

blueprint = ListSection(
    "market_update",
    __name__,
    kind=MARKET_UPDATE,
    title=lazy("Global Logistics Update"),
    description=lazy(
        "Once a month: what the season does to ocean and air schedules and at the border, and "
        "the dates to plan for."
    ),
    more=long_way,
    feed="/global-logistics-update/feed.xml",
    menu=(Link(lazy("Global Logistics Update"), "/global-logistics-update", ("reading",)),),
    errands=(
        Errand(
            "/global-logistics-update",
            lazy("Global Logistics Update"),
            COMPANY,
            lazy("The market by sea, air and land, month by month."),
        ),
    ),
    teasers={"home": lambda: {"months": newest_first(MARKET_UPDATE)[:1]}},
    diagrams=DIAGRAMS,
)
