"""Front matter of landing pages and campaigns."""

import datetime as dt

from portolan.content.schema import Addressed, Figures, Headline, Ordered, Questions, Slug


class LandingPage(Ordered):
    """A page for one need, with the products that answer it."""

    headline: Headline
    figures: Figures
    products: tuple[Slug, ...]
    questions: Questions


class CampaignPage(Addressed):
    """A long page on one subject, with contents, at an address of its own."""

    headline: Headline
    updated: dt.date
