"""Front matter of help articles."""

import datetime as dt

from portolan.content.schema import Ordered, SitePath, Slug


class HelpArticle(Ordered):
    """A help article; one with `moved_to` only points to its new address."""

    category: Slug
    checked: dt.date
    moved_to: SitePath | None = None
