"""What the front matter of articles says."""

import datetime as dt

from portolan.content.schema import Ordered, SitePath, Slug


class HelpArticle(Ordered):
    """An answer; one with `moved_to` only points at where the answer is now."""

    category: Slug
    checked: dt.date
    moved_to: SitePath | None = None
