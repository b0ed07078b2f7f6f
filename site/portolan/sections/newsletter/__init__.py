"""The newsletter section: the form of every page, and what the links in its mails lead to."""

from portolan.sections.newsletter.views import blueprint

__all__ = ["blueprint"]
