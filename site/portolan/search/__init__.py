"""Site search."""

from portolan.search.views import blueprint

__all__ = ["blueprint"]
