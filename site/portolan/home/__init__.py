"""The home page."""

from portolan.home.views import blueprint

__all__ = ["blueprint"]
