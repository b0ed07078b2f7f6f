"""The newsroom: what the company has to announce."""

from portolan.content.types import NEWS_ITEM
from portolan.core.brand import BRAND
from portolan.core.i18n import lazy
from portolan.web.feeds import add_feed
from portolan.web.shelf import Shelf

TITLE = lazy("Newsroom")
FEED = "/company/newsroom/feed.xml"

blueprint = Shelf(
    "newsroom",
    __name__,
    kind=NEWS_ITEM,
    title=TITLE,
    description=lazy("What {{brand}} has to announce, and whom to ask about it."),
    listing=lambda _docs: {"press_email": BRAND.email},
    feed=FEED,
)
add_feed(blueprint, FEED, NEWS_ITEM, TITLE)
