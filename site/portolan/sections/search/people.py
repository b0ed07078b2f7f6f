"""The people of a query: those who write for the site, and who runs the company."""

from collections.abc import Iterator

from portolan.content.types import CONTENT_TYPES
from portolan.core.brand import BRAND
from portolan.core.i18n import _, pgettext
from portolan.sections.search.offices import names_of
from portolan.sections.search.result import Direct
from portolan.web.content import store
from portolan.web.locale import current_locale

STATEMENT = "/company/careers/diversity-and-inclusion/ceo-statement"


def people(text: str) -> Iterator[Direct]:
    """The people whose whole name a query has, in any language."""
    folded, kind = text.casefold(), str(pgettext("of the company", "People"))
    leader = str(pgettext("person", BRAND.chief_executive))
    if any(name.casefold() in folded for name in (BRAND.chief_executive, leader)):
        yield Direct(kind, leader, STATEMENT, _("Chief executive"))
    for doc in store().all(CONTENT_TYPES["blog-author"], current_locale().code):
        if any(name in folded for name in names_of(doc)):
            yield Direct(kind, doc.title, doc.path, doc.summary)
