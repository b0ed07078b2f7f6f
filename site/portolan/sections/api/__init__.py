"""The JSON API: places, routes, emissions and HS codes, computed by the pages' own code."""

from portolan.sections.api.views import blueprint

__all__ = ["blueprint"]
