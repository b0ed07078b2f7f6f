"""Research: questions of the trade, answered with figures that can be reckoned again."""

from portolan.content.types import RESEARCH_PAPER
from portolan.core.i18n import lazy
from portolan.web.feeds import add_feed
from portolan.web.shelf import Shelf

TITLE = lazy("Research")
FEED = "/research/feed.xml"

blueprint = Shelf(
    "research",
    __name__,
    kind=RESEARCH_PAPER,
    title=TITLE,
    description=lazy(
        "Distances, emissions, transit times and costs, computed from published figures, with "
        "the method on the page so that anyone can repeat it."
    ),
    feed=FEED,
)
add_feed(blueprint, FEED, RESEARCH_PAPER, TITLE)
