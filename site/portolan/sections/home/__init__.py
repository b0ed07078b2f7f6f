"""The home page."""

from portolan.sections.home.views import blueprint

__all__ = ["blueprint"]
