"""Front matter of landing pages and campaigns."""

import datetime as dt

from portolan.content.schema import (
    Addressed,
    Figures,
    Headline,
    Locode,
    Ordered,
    Questions,
    Slug,
)


class LandingPage(Ordered):
    """A page for one need, with the products that answer it."""

    headline: Headline
    figures: Figures
    products: tuple[Slug, ...]
    questions: Questions


class CampaignPage(Addressed):
    """A long page on one subject, with contents, at an address of its own.

    Attributes:
        by_cape_since: since when container lines have sailed round the Cape in place of Suez; other
            pages read it of the page on the Red Sea.
        lane: the ports of the lane whose two ways are drawn.
    """

    headline: Headline
    updated: dt.date
    by_cape_since: dt.date | None = None
    lane: tuple[Locode, Locode] | None = None
