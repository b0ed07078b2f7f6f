"""The newsletter section: the form of every page, and the pages behind links in mails."""

from portolan.sections.newsletter.views import blueprint

__all__ = ["blueprint"]
