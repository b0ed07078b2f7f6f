"""The contact section: the form and its confirmation."""

from portolan.sections.contact.views import blueprint

__all__ = ["blueprint"]
