"""The contact section: the form, and the page that thanks for it."""

from portolan.contact.views import blueprint

__all__ = ["blueprint"]
