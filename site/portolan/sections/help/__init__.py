"""The help center: articles on shelves."""

from portolan.sections.help.views import blueprint

__all__ = ["blueprint"]
