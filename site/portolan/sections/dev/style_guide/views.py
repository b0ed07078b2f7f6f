"""The style page."""

import datetime as dt

from portolan.core.i18n import _
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.section import Section

blueprint = Section("style_guide", __name__)

NOON = dt.datetime(2027, 3, 12, 12, tzinfo=dt.UTC)


@blueprint.page("/_style")
def index() -> Page:
    """Each component in each state."""
    return Page(
        Body("style_guide/index.html", title=_("Style page"), context={"noon": NOON}),
        metadata=Metadata(indexable=False),
        caching=Caching(args=None),
    )
