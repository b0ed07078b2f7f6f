"""Site search."""

from portolan.sections.search.views import blueprint

__all__ = ["blueprint"]
