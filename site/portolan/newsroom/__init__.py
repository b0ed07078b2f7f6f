"""The newsroom: what the company has to announce."""

from portolan.brand import BRAND
from portolan.content.types import NEWS_ITEM
from portolan.i18n import lazy
from portolan.web.shelf import Shelf

blueprint = Shelf(
    "newsroom",
    __name__,
    kind=NEWS_ITEM,
    title=lazy("Newsroom"),
    description=lazy("What {{brand}} has to announce, and whom to ask about it."),
    listing=lambda _docs: {"press_email": BRAND.email},
)
