"""Page objects: what a visitor sees and does, in the words of a visitor."""

from tests.support.pages.consent import ChoicesPage
from tests.support.pages.contact import ContactPage
from tests.support.pages.form import ApplicationPage, ExpertPage, FilledForm, SignUpPage
from tests.support.pages.hs_codes import HsSearchPage
from tests.support.pages.jobs import JobsPage
from tests.support.pages.newsletter import NewsletterLink, NewsletterSection
from tests.support.pages.page import SitePage
from tests.support.pages.quote import QuotePage
from tests.support.pages.search import SearchBox, SearchPage

__all__ = [
    "ApplicationPage",
    "ChoicesPage",
    "ContactPage",
    "ExpertPage",
    "FilledForm",
    "HsSearchPage",
    "JobsPage",
    "NewsletterLink",
    "NewsletterSection",
    "QuotePage",
    "SearchBox",
    "SearchPage",
    "SignUpPage",
    "SitePage",
]
