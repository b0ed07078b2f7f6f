"""The contact section: the form, and the page that thanks for it."""

from portolan.sections.contact.views import blueprint

__all__ = ["blueprint"]
