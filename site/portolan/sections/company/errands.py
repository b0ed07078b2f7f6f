"""Pages of the company that visitors mean by everyday words."""

from portolan.core.i18n import lazy, lazy_pgettext
from portolan.web.errand import COMPANY, Errand

ERRANDS = (
    Errand(
        "/company/for-customers",
        lazy("For customers"),
        COMPANY,
        lazy("Sign in, track, find documents and invoices, and see who to call."),
    ),
    Errand(
        "/company/press",
        lazy_pgettext("kind of page", "Press"),
        COMPANY,
        lazy("Contact for journalists, facts in short, and the feeds."),
    ),
    Errand(
        "/company/about-us",
        lazy("About us"),
        COMPANY,
        lazy("Who we are, since when, and where."),
    ),
)
