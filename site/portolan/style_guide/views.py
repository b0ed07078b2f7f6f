"""The style page."""

from portolan.i18n import _
from portolan.web.page import Page
from portolan.web.section import Section

blueprint = Section("style_guide", __name__)


@blueprint.page("/_style")
def index() -> Page:
    """Each component in each state."""
    return Page("style/index.html", title=_("Style page"), indexable=False, cache_args=None)
