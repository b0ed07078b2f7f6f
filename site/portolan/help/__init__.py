"""The help center: articles on shelves."""

from portolan.help.views import blueprint

__all__ = ["blueprint"]
