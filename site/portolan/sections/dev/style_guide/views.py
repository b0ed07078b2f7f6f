"""The style page."""

import datetime as dt

from portolan.core.i18n import _
from portolan.web.page import Page
from portolan.web.section import Section

blueprint = Section("style_guide", __name__)

NOON = dt.datetime(2027, 3, 12, 12, tzinfo=dt.UTC)


@blueprint.page("/_style")
def index() -> Page:
    """Each component in each state."""
    return Page(
        "style/index.html",
        title=_("Style page"),
        indexable=False,
        cache_args=None,
        context={"noon": NOON},
    )
