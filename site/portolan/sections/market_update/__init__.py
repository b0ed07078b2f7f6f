"""The Global Logistics Update: what each month brings, and what to do about it."""

from portolan.content.types import MARKET_UPDATE
from portolan.core.i18n import lazy
from portolan.web.feeds import add_feed
from portolan.web.shelf import Shelf

TITLE = lazy("Global Logistics Update")
FEED = "/global-logistics-update/feed.xml"

blueprint = Shelf(
    "market_update",
    __name__,
    kind=MARKET_UPDATE,
    title=TITLE,
    description=lazy(
        "Once a month: what the season does to ocean and air schedules and at the border, and "
        "the dates to plan for."
    ),
    feed=FEED,
)
add_feed(blueprint, FEED, MARKET_UPDATE, TITLE)
